//! A board as it is set up, which may break the rules: what a position string says, and what an editor changes.

use std::error::Error;
use std::fmt;
use std::ops::{Index, IndexMut};

use tessera_game::Player;

use crate::{Board, Half, Position, Rules, Shape, Square, Symbol, with_board};

/// A board with any tile halves on it, the variant, and the player to move.
///
/// Every position has a setup. A setup has a position if the halves on top belong to whole tiles, no more tiles are
/// laid than there are, and their number agrees with the player to move.
///
/// ```
/// use tessera_game::Player;
/// use tessera_trexo::{Arrow, Half, Position, Rules, Setup, SetupError, Symbol};
/// let mut setup = Setup::empty(Rules::default());
/// let [x, o] = ["e5", "e6"].map(|square| square.parse().unwrap());
/// setup[x] = Some(Half { top: Symbol::X, level: 1, arrow: Arrow::Up });
/// assert_eq!(Position::try_from(setup.clone()), Err(SetupError::HalfATile { square: x, other: o }));
/// setup[o] = Some(Half { top: Symbol::O, level: 1, arrow: Arrow::Down });
/// setup.to_move = Player::Second;
/// assert_eq!(Position::try_from(setup).unwrap().tiles_laid(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub rules: Rules,
    /// What lies on top of each square, by [`Square::index`]; nothing on squares off the variant's board.
    /// `setup[square]` is the same.
    pub board: [Option<Half>; Square::COUNT],
    /// The player to move.
    pub to_move: Player,
}

/// Why a setup is not a position. Squares are checked in the order of the text: by row from the top, then from
/// the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Something lies on a square that the variant's board does not have.
    OffTheBoard(Square),
    /// A covered square has level 0.
    NoLevel(Square),
    /// The tile on this square reaches over the edge of the board.
    OverTheEdge(Square),
    /// The other half of the tile on `square` is not on `other`, and nothing higher covers `other`.
    HalfATile {
        /// The square of the half that is there.
        square: Square,
        /// The square that its arrow points at.
        other: Square,
    },
    /// Both halves of a tile show the same symbol.
    SameSymbol {
        /// The square of one half.
        square: Square,
        /// The square of the other half.
        other: Square,
        /// What both show.
        symbol: Symbol,
    },
    /// The sum of the levels is odd, although each tile adds two.
    OddLevels,
    /// More tiles are laid than there are.
    TooManyTiles {
        /// How many are laid.
        laid: u32,
        /// How many there are.
        tiles: u16,
    },
    /// The players take turns, and X begins, so the number of tiles laid tells who is to move.
    ToMove {
        /// How many tiles are laid.
        laid: u16,
        /// The symbol of the player who is to move then.
        next: Symbol,
    },
}

impl SetupError {
    /// The square where the rules are broken, if it is a single one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::OffTheBoard(square)
            | Self::NoLevel(square)
            | Self::OverTheEdge(square)
            | Self::HalfATile { square, .. }
            | Self::SameSymbol { square, .. } => Some(square),
            Self::OddLevels | Self::TooManyTiles { .. } | Self::ToMove { .. } => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffTheBoard(square) => write!(f, "{square} is not on the board"),
            Self::NoLevel(square) => write!(f, "the level of {square} is at least 1"),
            Self::OverTheEdge(square) => {
                write!(f, "the tile on {square} reaches over the edge of the board")
            }
            Self::HalfATile { square, other } => {
                write!(f, "the other half of the tile on {square} is not on {other}")
            }
            Self::SameSymbol { square, other, symbol } => {
                write!(f, "the tile on {square} and {other} shows {symbol} twice")
            }
            Self::OddLevels => f.write_str("the sum of the levels is odd"),
            Self::TooManyTiles { laid, tiles } => {
                write!(f, "{laid} tiles are laid, but there are only {tiles}")
            }
            Self::ToMove { laid, next } => {
                write!(f, "{next} is to move when the number of tiles laid is {laid}")
            }
        }
    }
}

impl Error for SetupError {}

impl Setup {
    /// The empty board of a variant, X to move.
    pub const fn empty(rules: Rules) -> Self {
        Self { rules, board: [None; Square::COUNT], to_move: Player::First }
    }

    /// How many tiles are laid, if the rules allow this board.
    pub(crate) fn tiles_laid(&self) -> Result<u16, SetupError> {
        for square in Square::all_from_the_top(Rules::LARGEST_SIZE) {
            if let Some(half) = self[square] {
                self.check_tile(square, half)?;
            }
        }
        let sum: u32 = self.board.iter().flatten().map(|half| u32::from(half.level)).sum();
        if !sum.is_multiple_of(2) {
            return Err(SetupError::OddLevels);
        }
        let (laid, tiles) = (sum / 2, self.rules.tiles());
        if laid > u32::from(tiles) {
            return Err(SetupError::TooManyTiles { laid, tiles });
        }
        let laid = laid as u16;
        let next = if laid.is_multiple_of(2) { Symbol::X } else { Symbol::O };
        if next.player() == self.to_move { Ok(laid) } else { Err(SetupError::ToMove { laid, next }) }
    }

    /// Checks that the other half of a tile is where it should be, unless other tiles cover it.
    fn check_tile(&self, square: Square, half: Half) -> Result<(), SetupError> {
        let size = self.rules.size();
        if !square.is_on(size) {
            return Err(SetupError::OffTheBoard(square));
        }
        if half.level == 0 {
            return Err(SetupError::NoLevel(square));
        }
        let next = square.next(half.arrow).filter(|next| next.is_on(size));
        let other = next.ok_or(SetupError::OverTheEdge(square))?;
        match self[other] {
            Some(there) if there.level > half.level => Ok(()),
            Some(there) if there.level == half.level && there.arrow == half.arrow.opposite() => {
                if there.top == half.top {
                    return Err(SetupError::SameSymbol { square, other, symbol: half.top });
                }
                Ok(())
            }
            _ => Err(SetupError::HalfATile { square, other }),
        }
    }
}

impl Index<Square> for Setup {
    type Output = Option<Half>;

    fn index(&self, square: Square) -> &Option<Half> {
        &self.board[square.index()]
    }
}

impl IndexMut<Square> for Setup {
    fn index_mut(&mut self, square: Square) -> &mut Option<Half> {
        &mut self.board[square.index()]
    }
}

impl<S: Shape> From<Board<S>> for Setup {
    fn from(board: Board<S>) -> Self {
        let mut setup = Self { to_move: board.next_player(), ..Self::empty(board.rules) };
        for square in Square::all(board.rules.size()) {
            setup[square] = board.half(square);
        }
        setup
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        with_board!(position, board => Self::from(*board))
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let laid = setup.tiles_laid()?;
        Ok(Self::of_setup(&setup, laid))
    }
}

impl<S: Shape> Board<S> {
    /// The board of a setup that has been checked and for which there is room.
    pub(crate) fn of_setup(setup: &Setup, laid: u16) -> Self {
        let mut board = Self { laid, ..Self::empty(setup.rules) };
        for square in Square::all(setup.rules.size()) {
            if let Some(half) = setup[square] {
                board.put(square, half);
            }
        }
        board
    }
}
