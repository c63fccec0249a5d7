//! How the game of a record began, and the tags that say it.

use tessera_games::{AnyPosition, GameId, Start, StartError, StartPart, StartTexts};

use crate::TagError;

/// How a game began, with the position in which its first turn is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    start: Start,
    position: AnyPosition,
}

impl Origin {
    /// The position in which the first turn is played.
    pub const fn position(&self) -> AnyPosition {
        self.position
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.position.game()
    }

    /// How it began.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// The origin that tags describe. An error comes with the name of the tag that it is about.
    pub(crate) fn from_tags(game: GameId, tags: &StartTexts<&str>) -> Result<Self, (&'static str, TagError)> {
        Start::read(game, tags).map(Self::from).map_err(tag_error)
    }
}

/// The tag of a part of a start.
const fn tag_name(part: StartPart) -> &'static str {
    match part {
        StartPart::Variant => "Variant",
        StartPart::Board => "Board",
        StartPart::Position => "Position",
    }
}

/// A wrong start, with the tag that it is about.
fn tag_error(error: StartError) -> (&'static str, TagError) {
    match error {
        StartError::NotOfGame(part, game) => (tag_name(part), TagError::NotOfGame(tag_name(part), game)),
        StartError::BesidePosition(part) => (tag_name(part), TagError::BesidePosition(tag_name(part))),
        StartError::NoSingleStart(game) => ("Game", TagError::NoSingleStart(game)),
        StartError::Variant(error) => ("Variant", TagError::Value { name: "Variant", error }),
        StartError::Position(error) => ("Position", TagError::Value { name: "Position", error }),
        other => ("Board", TagError::Board(other.to_string())),
    }
}

impl From<Start> for Origin {
    fn from(start: Start) -> Self {
        Self { start, position: start.into() }
    }
}

impl From<AnyPosition> for Origin {
    fn from(position: AnyPosition) -> Self {
        Self { start: position.into(), position }
    }
}

impl From<GameId> for Origin {
    /// The starting position.
    fn from(game: GameId) -> Self {
        Start::standard(game).into()
    }
}
