//! A start as texts: the tags of a record, the fields of a JSON request, the arguments of a command.

use super::{Start, StartError};
use crate::{AnyPosition, GameId};

/// The texts that say how a game begins, apart from its name. Without any of them it begins as usual.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct StartTexts<T> {
    /// The name of the variant.
    pub variant: Option<T>,
    /// The code of the board.
    pub board: Option<T>,
    /// A position string; it says the variant and the board as well.
    pub position: Option<T>,
}

/// One of the texts that say how a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartPart {
    /// The name of the variant.
    Variant,
    /// The code of the board.
    Board,
    /// The position string.
    Position,
}

impl StartPart {
    /// The name of the part in JSON: `board`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Board => "board",
            Self::Position => "position",
        }
    }

    /// Whether starts of a game can have this part.
    pub const fn belongs_to(self, game: GameId) -> bool {
        match self {
            Self::Variant => game.has_variants(),
            Self::Board => game.has_boards(),
            Self::Position => true,
        }
    }
}

impl Start {
    /// Reads how a game begins. A game with generated boards needs the code of one, or a position: see
    /// [`StartError::NoSingleStart`].
    pub fn read(game: GameId, texts: &StartTexts<&str>) -> Result<Self, StartError> {
        for (part, text) in [(StartPart::Variant, texts.variant), (StartPart::Board, texts.board)] {
            if text.is_some() && texts.position.is_some() {
                return Err(StartError::BesidePosition(part));
            }
            if text.is_some() && !part.belongs_to(game) {
                return Err(StartError::NotOfGame(part, game));
            }
        }
        if let Some(position) = texts.position {
            let position = AnyPosition::parse(game, position).map_err(StartError::Position)?;
            return Ok(position.into());
        }
        match (texts.variant, texts.board) {
            (Some(variant), _) => variant.parse().map(Self::Trexo).map_err(StartError::Variant),
            (None, Some(code)) => Self::on_board(code),
            (None, None) if game.has_boards() => Err(StartError::NoSingleStart(game)),
            (None, None) => Ok(Self::standard(game)),
        }
    }

    /// The texts that say how the game begins: [`Start::read`] gives the same start.
    pub fn texts(&self) -> StartTexts<String> {
        let mut texts = StartTexts::default();
        match self {
            Self::Trexo(rules) if *self != Self::standard(GameId::Trexo) => {
                texts.variant = Some(rules.to_string());
            }
            Self::Slither(board) => texts.board = Some(board.to_string()),
            Self::Position(position) => texts.position = Some(position.to_string()),
            _ => {}
        }
        texts
    }
}
