//! How a game began, and the tags that tell it. The one place here that knows what a game's variants are called.

use tessera_games::{AnyPosition, GameId, Start};
use tessera_slither_stone::BoardSpec;
use tessera_trexo::Rules;

use crate::TagError;

/// How a game began: by its rules, or from a position that was set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    start: Option<Start>,
    position: AnyPosition,
}

/// The values of the tags that tell how a game began, as they stand in a record.
#[derive(Default)]
pub(crate) struct OriginTags<T> {
    pub(crate) variant: Option<T>,
    pub(crate) board: Option<T>,
    pub(crate) position: Option<T>,
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

    /// The start by the rules; `None` where a position was set up.
    pub const fn start(&self) -> Option<Start> {
        self.start
    }

    /// The texts of the tags.
    pub(crate) fn tags(&self) -> OriginTags<String> {
        let mut tags = OriginTags::default();
        match self.start {
            Some(Start::Xok | Start::Yoxii) => {}
            Some(Start::Trexo(rules)) => {
                let variant = || format!("tiles={} size={}", rules.tiles(), rules.size());
                tags.variant = (rules != Rules::default()).then(variant);
            }
            Some(Start::Slither(board)) => tags.board = Some(board.to_string()),
            None => tags.position = Some(self.position.to_string()),
        }
        tags
    }

    /// The origin that tags tell. An error comes with the name of the tag that it is about.
    pub(crate) fn from_tags(game: GameId, tags: &OriginTags<&str>) -> Result<Self, (&'static str, TagError)> {
        let beside = [("Variant", tags.variant), ("Board", tags.board)];
        for (name, _) in beside.into_iter().filter(|(_, value)| value.is_some()) {
            if tags.position.is_some() {
                return Err((name, TagError::BesidePosition(name)));
            }
            if (name == "Variant" && game != GameId::Trexo) || (name == "Board" && game != GameId::Slither) {
                return Err((name, TagError::NotOfGame(name, game)));
            }
        }
        if let Some(text) = tags.position {
            let value = |error| ("Position", TagError::Value { name: "Position", error });
            return Ok(AnyPosition::parse(game, text).map_err(value)?.into());
        }
        let start = match (game, tags.variant, tags.board) {
            (GameId::Trexo, Some(variant), _) => Start::Trexo(read_variant(variant)?),
            (GameId::Slither, _, Some(code)) => {
                let board = code.parse::<BoardSpec>();
                Start::Slither(board.map_err(|error| ("Board", TagError::Board(error.to_string())))?)
            }
            (GameId::Slither, _, None) => {
                const SENTENCE: &str = "Slither Stone needs a tag Board or Position";
                return Err(("Game", TagError::Missing(SENTENCE)));
            }
            _ => Start::usual(game),
        };
        Ok(start.into())
    }
}

/// Reads `tiles=45 size=8`, in the form in which it stands before a position.
fn read_variant(text: &str) -> Result<Rules, (&'static str, TagError)> {
    let name = "Variant";
    let mut prefix = String::from(text);
    prefix.push(' ');
    let rules = Rules::of_text(&prefix).map_err(|error| (name, TagError::Value { name, error }))?;
    let written = format!("tiles={} size={}", rules.tiles(), rules.size());
    if text == written {
        return Ok(rules);
    }
    let common = written.chars().zip(text.chars()).take_while(|(one, other)| one == other).count();
    let error = tessera_game::TextError::contradiction(common, "a variant looks like \"tiles=45 size=8\"");
    Err((name, TagError::Value { name, error }))
}

impl From<Start> for Origin {
    fn from(start: Start) -> Self {
        Self { start: Some(start), position: start.into() }
    }
}

impl From<AnyPosition> for Origin {
    /// A position that is a start by the rules is that start. (Slither Stone has too many boards to find out.)
    fn from(position: AnyPosition) -> Self {
        let start = match position.game() {
            GameId::Trexo => Rules::of_text(&position.to_string()).map(Start::Trexo).ok(),
            GameId::Slither => None,
            game => Some(Start::usual(game)),
        };
        Self { start: start.filter(|&start| AnyPosition::from(start) == position), position }
    }
}

impl From<GameId> for Origin {
    /// The usual start.
    fn from(game: GameId) -> Self {
        Start::usual(game).into()
    }
}
