//! The record of a game.

use std::error::Error;
use std::fmt;

use tessera_games::{ActionError, AnyAction, AnyIllegal, AnyPosition, GameId, Outcome};

use crate::{Line, Origin, Tags, Verdict};

/// A game: how it began, what was played, how it ended, and its tags.
///
/// Its `Display` is its text in the canonical form.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) origin: Origin,
    pub(crate) tags: Tags,
    pub(crate) main: Line,
    /// The result that was set where the rules have not ended the game.
    pub(crate) agreed: Option<Outcome>,
}

/// Why a result cannot be set: by the rules the game has another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultError {
    /// The result by the rules.
    pub by_rules: Outcome,
}

impl Record {
    /// A game in which nothing has been played, from a start or a position.
    pub fn new(origin: impl Into<Origin>) -> Self {
        let origin = origin.into();
        let main = Line::new(&origin.position(), 1, 0);
        Self { origin, tags: Tags::default(), main, agreed: None }
    }

    /// A game from its starting position; of Slither Stone, on the standard board with seed 0.
    pub fn standard(game: GameId) -> Self {
        Self::new(game)
    }

    /// A game in which these actions have been played.
    pub fn played(
        origin: impl Into<Origin>,
        actions: impl IntoIterator<Item = AnyAction>,
    ) -> Result<Self, AnyIllegal> {
        let mut record = Self::new(origin);
        actions.into_iter().try_for_each(|action| record.push(action))?;
        Ok(record)
    }

    /// The game that was played.
    pub const fn game(&self) -> GameId {
        self.origin.game()
    }

    /// How it began.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The tags.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to change them.
    pub const fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// What was played.
    pub const fn main(&self) -> &Line {
        &self.main
    }

    /// What was played, to continue, comment or take back.
    pub const fn main_mut(&mut self) -> &mut Line {
        &mut self.main
    }

    /// The position after the last action that was played.
    pub const fn position(&self) -> &AnyPosition {
        &self.main.end
    }

    /// Plays an action if it is legal. This clears a result that was set, since the game goes on.
    pub fn push(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        self.main.push(action)?;
        self.agreed = None;
        Ok(())
    }

    /// Reads an action and plays it; an error changes nothing.
    pub fn push_text(&mut self, text: &str) -> Result<(), ActionError<AnyIllegal>> {
        let action = self.position().parse_action(text)?;
        self.push(action).map_err(ActionError::Illegal)
    }

    /// Reads a whole turn and plays it; an error changes nothing.
    pub fn push_turn(&mut self, text: &str) -> Result<(), ActionError<AnyIllegal>> {
        let actions = self.position().parse_turn(text)?;
        actions.into_iter().try_for_each(|action| self.push(action)).map_err(ActionError::Illegal)
    }

    /// How the game ended: by the rules, or as was set; `None` if it has no result.
    pub fn result(&self) -> Option<Outcome> {
        self.main.end.outcome().or(self.agreed)
    }

    /// Sets how the game ended where the rules did not end it: by resigning, by time, by agreement.
    pub fn set_result(&mut self, result: Option<Outcome>) -> Result<(), ResultError> {
        match self.main.end.outcome() {
            Some(by_rules) if result != Some(by_rules) => return Err(ResultError { by_rules }),
            Some(_) => self.agreed = None,
            None => self.agreed = result,
        }
        Ok(())
    }
}

impl PartialEq for Record {
    /// Equal records have equal texts.
    fn eq(&self, other: &Self) -> bool {
        self.origin == other.origin
            && self.tags == other.tags
            && self.main == other.main
            && self.result() == other.result()
    }
}

impl Eq for Record {}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::write(self))
    }
}

impl fmt::Display for ResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "by the rules the result of the game is \"{}\"", Verdict(Some(self.by_rules)))
    }
}

impl Error for ResultError {}
