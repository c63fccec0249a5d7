//! Boards to start from: generated from a few numbers, always the same, and named by a short code.

mod code;
mod fair;
mod field;
mod generator;
mod nearest;

pub use code::CodeError;

use std::error::Error;
use std::fmt;

use crate::{Grid, Position};

/// The input of the board generator: size, number of walls, and seed. The same spec always gives the same board.
///
/// Its text is the board's code, to be read out or typed:
///
/// ```
/// use tessera_slither_stone::BoardSpec;
/// let spec = BoardSpec::standard(2026);
/// assert_eq!(spec.to_string(), "S1ZA-6");
/// assert_eq!("s1za 6".parse(), Ok(spec));
/// assert!("S1AZ-6".parse::<BoardSpec>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSpec {
    grid: Grid,
    walls: u8,
    seed: u32,
}

/// Why there is no board of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpecError {
    /// Fewer than 6 or more than 21 columns.
    Columns(u8),
    /// Fewer than 6 or more than 21 rows.
    Rows(u8),
    /// More than 128 squares.
    Squares(u16),
    /// More walls than a quarter of the squares.
    TooManyWalls {
        /// The greatest number of walls on a board of that size.
        most: u8,
    },
    /// An odd number of walls, on a board without a square in the centre.
    OddWalls,
}

impl BoardSpec {
    /// The board of that kind and seed, if there is one.
    ///
    /// A board has 6 to 21 columns and rows, at most 128 squares, and walls on at most a quarter of them. Walls
    /// stand opposite each other, so their number is even, unless the board has a square in the centre: then
    /// that one is a wall where their number is odd.
    pub const fn new(columns: u8, rows: u8, walls: u8, seed: u32) -> Result<Self, SpecError> {
        if columns < Grid::LEAST || columns > Grid::MOST {
            return Err(SpecError::Columns(columns));
        }
        if rows < Grid::LEAST || rows > Grid::MOST {
            return Err(SpecError::Rows(rows));
        }
        let Some(grid) = Grid::new(columns, rows) else {
            return Err(SpecError::Squares(columns as u16 * rows as u16));
        };
        let most = Self::most_walls(grid);
        if walls > most {
            return Err(SpecError::TooManyWalls { most });
        }
        if walls % 2 == 1 && grid.square_count().is_multiple_of(2) {
            return Err(SpecError::OddWalls);
        }
        Ok(Self { grid, walls, seed })
    }

    /// The standard board with that seed: 10 columns, 12 rows, 10 walls.
    pub const fn standard(seed: u32) -> Self {
        Self { grid: Grid::STANDARD, walls: 10, seed }
    }

    /// The greatest number of walls on a board of that size: a quarter of the squares, rounded down to a number
    /// that can stand on it.
    pub const fn most_walls(grid: Grid) -> u8 {
        let quarter = (grid.square_count() / 4) as u8;
        let has_centre = grid.square_count() % 2 == 1;
        if has_centre { quarter } else { quarter - quarter % 2 }
    }

    /// The size.
    pub const fn grid(self) -> Grid {
        self.grid
    }

    /// The number of walls.
    pub const fn walls(self) -> u8 {
        self.walls
    }

    /// The seed.
    pub const fn seed(self) -> u32 {
        self.seed
    }

    /// The board of the same kind with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u32) -> Self {
        Self { seed, ..self }
    }

    /// Whether this is a standard board: 10 columns, 12 rows, 10 walls.
    pub fn is_standard(self) -> bool {
        self == Self::standard(self.seed)
    }

    /// The position that a game on this board starts from.
    ///
    /// Properties of every board:
    ///
    /// - a half turn that swaps the players leaves it as it is;
    /// - all squares without a wall hang together;
    /// - player 1's snakes start on the second row from below, player 2's on the second from above; two snakes
    ///   of a player do not touch, not even at a corner;
    /// - no wall shares a side with a snake's start, and no snake points off the board or at a wall;
    /// - each snake lives in at least three of the six kinds of move that it could start with.
    pub fn board(self) -> Position {
        generator::generate(self)
    }
}

impl Default for BoardSpec {
    /// The standard board with seed 0.
    fn default() -> Self {
        Self::standard(0)
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Columns(columns) => write!(f, "a board has 6 to 21 columns, not {columns}"),
            Self::Rows(rows) => write!(f, "a board has 6 to 21 rows, not {rows}"),
            Self::Squares(squares) => write!(f, "a board has at most 128 squares, not {squares}"),
            Self::TooManyWalls { most } => write!(f, "a board of this size has at most {most} walls"),
            Self::OddWalls => f.write_str("a board of this size has an even number of walls"),
        }
    }
}

impl Error for SpecError {}
