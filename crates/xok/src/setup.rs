//! A board as it is set up, which may break the rules: what a position string says, and what an editor changes.

use std::error::Error;
use std::fmt;
use std::ops::{Index, IndexMut};

use tessera_game::Player;

use crate::{Cell, Piece, Position, Rules, Shape, SharkKind};

/// A board with any pieces on it, the variant, and the player to move.
///
/// Every position has a setup. A setup has a position unless a player has more pieces than there are.
///
/// ```
/// use tessera_game::Player;
/// use tessera_xok::{Cell, Piece, Position, Setup, SetupError};
/// let mut setup = Setup::default();
/// setup["d3".parse().unwrap()] = Some((Player::First, Piece::Fish));
/// let position = Position::try_from(setup.clone()).unwrap();
/// assert_eq!(position.fish_left(Player::First), 13);
/// assert_eq!(Setup::from(position), setup);
///
/// setup.board = [Some((Player::First, Piece::Fish)); Cell::COUNT];
/// let cell = "d3".parse().unwrap(); // the fifteenth from the top
/// assert_eq!(Position::try_from(setup), Err(SetupError::TooManyFish { cell, owner: Player::First, most: 14 }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub rules: Rules,
    /// The piece on each cell, by [`Cell::index`]; `None` on cells that a small board does not have. `setup[cell]`
    /// is the same.
    pub board: [Option<(Player, Piece)>; Cell::COUNT],
    /// The player to move.
    pub to_move: Player,
}

/// Why a setup is not a position. Cells are checked in the order of the text: by row from the top, then from the
/// left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Something stands on a cell that the board does not have.
    OffTheBoard(Cell),
    /// A player has more fish than there are.
    TooManyFish {
        /// The cell of the first surplus fish.
        cell: Cell,
        /// Whose fish it is.
        owner: Player,
        /// How many there are.
        most: usize,
    },
    /// A player has more sharks of a kind than there are.
    TooManySharks {
        /// The cell of the first surplus shark.
        cell: Cell,
        /// Whose shark it is.
        owner: Player,
        /// Its kind.
        kind: SharkKind,
        /// How many there are.
        most: usize,
    },
}

impl SetupError {
    /// The cell where the rules are broken.
    pub const fn cell(self) -> Cell {
        match self {
            Self::OffTheBoard(cell) | Self::TooManyFish { cell, .. } | Self::TooManySharks { cell, .. } => {
                cell
            }
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |owner| if owner == Player::First { "White" } else { "Black" };
        match *self {
            Self::OffTheBoard(cell) => write!(f, "{cell} is not on the board"),
            Self::TooManyFish { owner, most, .. } => write!(f, "{} has only {most} fish", name(owner)),
            Self::TooManySharks { owner, kind, most: 0, .. } => write!(f, "{} has no {kind}", name(owner)),
            Self::TooManySharks { owner, kind, most: 1, .. } => {
                write!(f, "{} has only one {kind}", name(owner))
            }
            Self::TooManySharks { owner, kind, most, .. } => {
                write!(f, "{} has only {most} {kind}s", name(owner))
            }
        }
    }
}

impl Error for SetupError {}

impl Setup {
    /// The empty board of a variant, White to move.
    pub const fn empty(rules: Rules) -> Self {
        Self { rules, board: [None; Cell::COUNT], to_move: Player::First }
    }
}

impl Default for Setup {
    /// The empty standard board, White to move.
    fn default() -> Self {
        Self::empty(Rules::default())
    }
}

impl Index<Cell> for Setup {
    type Output = Option<(Player, Piece)>;

    fn index(&self, cell: Cell) -> &Self::Output {
        &self.board[cell.index()]
    }
}

impl IndexMut<Cell> for Setup {
    fn index_mut(&mut self, cell: Cell) -> &mut Self::Output {
        &mut self.board[cell.index()]
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let mut setup = Self { to_move: position.to_move, ..Self::empty(position.rules) };
        for cell in position.rules.shape().cells() {
            setup[cell] = position.piece(cell);
        }
        setup
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let mut position = Self { to_move: setup.to_move, ..Self::start_with(setup.rules) };
        for cell in Shape::Standard.rows_from_the_top().flatten() {
            if let Some((owner, piece)) = setup[cell] {
                position.put(cell, owner, piece)?;
            }
        }
        Ok(position)
    }
}

impl Position {
    /// Moves a piece from a player's supply to an empty cell.
    fn put(&mut self, cell: Cell, owner: Player, piece: Piece) -> Result<(), SetupError> {
        let shape = self.rules.shape();
        match piece {
            _ if !shape.has(cell) => Err(SetupError::OffTheBoard(cell)),
            Piece::Fish if self.fish_left(owner) == 0 => {
                Err(SetupError::TooManyFish { cell, owner, most: shape.fish() })
            }
            Piece::Shark(shark) if self.sharks_left(owner, shark.kind()) == 0 => {
                let kind = shark.kind();
                Err(SetupError::TooManySharks { cell, owner, kind, most: shape.sharks(kind) })
            }
            Piece::Fish => {
                self.fish[owner.index()] |= cell.into();
                Ok(())
            }
            Piece::Shark(shark) => {
                self.sharks[owner.index()] |= cell.into();
                self.rosters[owner.index()].put(shark, cell);
                Ok(())
            }
        }
    }
}
