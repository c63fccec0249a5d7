//! The press: makes sheets on one kind of paper in one language.

use std::error::Error;
use std::fmt;

use tessera_games::GameId;
use tessera_messages::{Messages, PRINT};

use super::sheet::{SCALE_LENGTH, Sheet};
use super::{Language, MessageError, Page, Paper, Sheets};
use crate::{OffBoard, RenderError, Scene};

/// Makes sheets to print.
pub struct Press {
    pub(crate) paper: Paper,
    pub(crate) language: Language,
    pub(crate) messages: Messages,
}

/// Why sheets cannot be made. Each of these is a defect in the data of the program, which its tests check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrintError {
    /// A message is missing or wrong.
    Message(MessageError),
    /// A picture cannot be made.
    Render(RenderError),
    /// A mark lies off its board.
    OffBoard(OffBoard),
}

impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(error) => error.fmt(f),
            Self::Render(error) => error.fmt(f),
            Self::OffBoard(error) => error.fmt(f),
        }
    }
}

impl Error for PrintError {}

impl From<MessageError> for PrintError {
    fn from(error: MessageError) -> Self {
        Self::Message(error)
    }
}

impl From<RenderError> for PrintError {
    fn from(error: RenderError) -> Self {
        Self::Render(error)
    }
}

impl From<OffBoard> for PrintError {
    fn from(error: OffBoard) -> Self {
        Self::OffBoard(error)
    }
}

impl fmt::Debug for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { paper, language, .. } = self;
        f.debug_struct("Press").field("paper", paper).field("language", language).finish_non_exhaustive()
    }
}

impl Press {
    /// A press for that paper and language.
    pub fn new(paper: Paper, language: Language) -> Result<Self, MessageError> {
        Ok(Self { paper, language, messages: Messages::of(language, &[PRINT])?.typeset() })
    }

    /// Everything needed to play a game: the board, all pieces to cut out, and the rules on one page. For Slither Stone
    /// only the rules; its boards come from [`boards`](Self::boards).
    pub fn game(&self, game: GameId) -> Result<Sheets, PrintError> {
        let mut sheets = self.kit(game)?;
        sheets.push(self.rules_sheet(game)?);
        self.bound(game, sheets)
    }

    /// The rules of a game on one page.
    pub fn rules(&self, game: GameId) -> Result<Sheets, PrintError> {
        self.bound(game, vec![self.rules_sheet(game)?])
    }

    /// What is read instead of a picture of this scene: the position as text.
    pub(crate) fn as_text(&self, scene: &Scene) -> Result<String, MessageError> {
        self.messages.with("print-as-text", &[("position", scene.position().to_string().into())])
    }

    /// Numbers the pages and puts them together.
    pub(crate) fn bound(&self, game: GameId, sheets: Vec<Sheet>) -> Result<Sheets, PrintError> {
        let scale = self.messages.with("print-scale", &[("length", SCALE_LENGTH.into())])?;
        let pages = sheets.len();
        let mut finished: Vec<Page> = Vec::with_capacity(pages);
        for (index, mut sheet) in sheets.into_iter().enumerate() {
            let numbers = [("page", (index + 1).into()), ("pages", pages.into())];
            sheet.foot(&scale, &self.messages.with("print-page", &numbers)?);
            finished.push(sheet.finish());
        }
        Ok(Sheets::new(game.title().to_owned(), self.language.code(), finished))
    }
}
