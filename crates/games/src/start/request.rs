//! A start that a person chooses by numbers: the JSON of a page, the options of a command.

use super::{Start, StartError, slither, trexo};
use crate::GameId;

/// Which game, and what was chosen for it. What is left out is as usual; what belongs to another game is ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StartWish", optional_fields))]
pub struct StartRequest {
    /// The game.
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    pub game: GameId,
    /// Trexo: the name of the variant, instead of its numbers.
    pub variant: Option<String>,
    /// Trexo: the number of tiles.
    pub tiles: Option<u16>,
    /// Trexo: the size of the board. JSON cannot choose it.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub size: Option<u8>,
    /// Slither Stone: the board.
    pub board: Option<BoardRequest>,
    /// Whether numbers that are not possible are replaced by the nearest that are.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub nearest: bool,
}

/// A board of Slither Stone: its code, or its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(try_from = "BoardFields"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardWish", optional_fields, untagged))]
pub enum BoardRequest {
    /// The board with a code.
    Code {
        /// The code.
        code: String,
    },
    /// The board with a seed, of a kind of which any number may be left out.
    Kind {
        /// The number of columns.
        columns: Option<u16>,
        /// The number of rows.
        rows: Option<u16>,
        /// The number of walls.
        walls: Option<u16>,
        /// The seed.
        seed: u32,
    },
}

/// A board as it is written in JSON. `untagged` would do, with more code than a first visit has room for.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct BoardFields {
    code: Option<String>,
    columns: Option<u16>,
    rows: Option<u16>,
    walls: Option<u16>,
    seed: Option<u32>,
}

#[cfg(feature = "serde")]
impl TryFrom<BoardFields> for BoardRequest {
    type Error = &'static str;

    fn try_from(fields: BoardFields) -> Result<Self, Self::Error> {
        let BoardFields { code, columns, rows, walls, seed } = fields;
        match (code, seed) {
            (Some(code), _) => Ok(Self::Code { code }),
            (None, Some(seed)) => Ok(Self::Kind { columns, rows, walls, seed }),
            (None, None) => Err("a board has a code or a seed"),
        }
    }
}

/// A number that can be chosen before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StartNumber {
    /// What it is: `tiles`.
    pub id: &'static str,
    /// The value in the start at hand.
    pub value: u16,
    /// The least value to offer.
    pub least: u16,
    /// The greatest value to offer, which may depend on the other numbers.
    pub most: u16,
    /// By how much the offered values differ.
    pub step: u16,
    /// The usual value.
    pub usual: u16,
}

impl StartNumber {
    /// Whether the value is one of those to offer.
    pub const fn is_offered(&self) -> bool {
        self.least <= self.value
            && self.value <= self.most
            && (self.value - self.least).is_multiple_of(self.step)
    }
}

impl StartRequest {
    /// The starting position of a game.
    pub const fn new(game: GameId) -> Self {
        Self { game, variant: None, tiles: None, size: None, board: None, nearest: false }
    }

    /// The start that was chosen.
    ///
    /// ```
    /// use tessera_games::{GameId, StartRequest};
    /// let request = StartRequest { tiles: Some(5000), nearest: true, ..StartRequest::new(GameId::Trexo) };
    /// let start = request.start()?;
    /// assert_eq!(start.numbers()[0].value, 999);
    /// # Ok::<(), tessera_games::StartError>(())
    /// ```
    pub fn start(&self) -> Result<Start, StartError> {
        match self.game {
            GameId::Trexo => trexo::requested(self),
            GameId::Slither => slither::requested(self),
            game => Ok(Start::standard(game)),
        }
    }
}
