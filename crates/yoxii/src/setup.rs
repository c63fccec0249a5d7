//! A board as it is set up, which may break the rules: what a position string says, and what an editor changes.

use std::error::Error;
use std::fmt;
use std::ops::{Index, IndexMut};

use tessera_game::Player;

use crate::{Content, Position, Shape, Square, Squares, Supply, Value};

/// A board with any stones and totems on it, which board it is, and the player to move.
///
/// Every position has a setup. A setup has a position if there is one totem, no player has more stones of a value
/// than there are, and the numbers of stones agree with the player to move.
///
/// ```
/// use tessera_yoxii::{Content, Position, Setup, SetupError, Square};
/// let [d4, d5] = [3, 4].map(|row| Square::new(3, row).unwrap());
/// let mut setup = Setup::from(Position::start());
/// setup[d5] = Content::Totem;
/// assert_eq!(Position::try_from(setup.clone()), Err(SetupError::SecondTotem(d4)));
/// setup[d4] = Content::Free;
/// assert_eq!(Position::try_from(setup).unwrap().totem(), d5);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which board it is.
    pub shape: Shape,
    /// The content of each square, by [`Square::index`]; nothing on squares that a small board does not have.
    /// `setup[square]` is the same.
    pub board: [Content; Square::COUNT],
    /// The player to move.
    pub to_move: Player,
}

/// Why a setup is not a position. Squares are checked in the order of the text: by row from the top, then from
/// the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Something stands on a square that the board does not have.
    OffTheBoard(Square),
    /// There is no totem.
    NoTotem,
    /// A second totem stands here.
    SecondTotem(Square),
    /// A player has more stones of a value than there are.
    TooManyStones {
        /// The square of the first surplus stone.
        square: Square,
        /// Whose stone it is.
        owner: Player,
        /// Its value.
        value: Value,
        /// How many there are.
        most: u8,
    },
    /// The players take turns, and White begins, so the numbers of their stones tell who is to move.
    ToMove {
        /// The player to move in the setup.
        to_move: Player,
        /// How many stones each player has on the board.
        stones: [u32; 2],
    },
}

impl SetupError {
    /// The square where the rules are broken, if it is a single one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::OffTheBoard(square) | Self::SecondTotem(square) | Self::TooManyStones { square, .. } => {
                Some(square)
            }
            Self::NoTotem | Self::ToMove { .. } => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::OffTheBoard(square) => return write!(f, "{square} is not on the board"),
            Self::NoTotem => "there is no totem on the board",
            Self::SecondTotem(_) => "there is only one totem",
            Self::TooManyStones { owner, value, most, .. } => {
                let color = if owner == Player::First { "white" } else { "red" };
                let stones = if most == 1 { "stone" } else { "stones" };
                let are = if most == 1 { "is" } else { "are" };
                return write!(f, "there {are} only {most} {color} {stones} of value {value}");
            }
            Self::ToMove { to_move: Player::First, .. } => {
                "the player to move can be White only when both players have laid equally many stones"
            }
            Self::ToMove { to_move: Player::Second, .. } => {
                "the player to move can be Red only when White has laid one stone more than Red"
            }
        })
    }
}

impl Error for SetupError {}

impl Default for Setup {
    /// The start of a game.
    fn default() -> Self {
        Position::start().into()
    }
}

impl Index<Square> for Setup {
    type Output = Content;

    fn index(&self, square: Square) -> &Content {
        &self.board[square.index()]
    }
}

impl IndexMut<Square> for Setup {
    fn index_mut(&mut self, square: Square) -> &mut Content {
        &mut self.board[square.index()]
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let mut setup =
            Self { shape: position.shape, board: [Content::Free; Square::COUNT], to_move: position.to_move };
        for square in position.shape.squares() {
            setup[square] = position.content(square);
        }
        setup
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let mut builder = Builder::on(setup.shape);
        for square in Shape::Standard.written_rows().flatten() {
            builder.put(square, setup[square])?;
        }
        builder.finish(setup.to_move)
    }
}

/// The pieces placed so far.
struct Builder {
    shape: Shape,
    totem: Option<Square>,
    stones: [Squares; 2],
    low: Squares,
    high: Squares,
    supplies: [Supply; 2],
}

impl Builder {
    fn on(shape: Shape) -> Self {
        Self {
            shape,
            totem: None,
            stones: [Squares::EMPTY; 2],
            low: Squares::EMPTY,
            high: Squares::EMPTY,
            supplies: [shape.supply(); 2],
        }
    }

    fn put(&mut self, square: Square, content: Content) -> Result<(), SetupError> {
        match content {
            Content::Free => Ok(()),
            _ if !self.shape.has(square) => Err(SetupError::OffTheBoard(square)),
            Content::Totem => match self.totem.replace(square) {
                None => Ok(()),
                Some(_) => Err(SetupError::SecondTotem(square)),
            },
            Content::Stone { owner, value } => self.lay(square, owner, value),
        }
    }

    fn lay(&mut self, square: Square, owner: Player, value: Value) -> Result<(), SetupError> {
        let supply = &mut self.supplies[owner.index()];
        if supply.left(value) == 0 {
            let most = self.shape.supply().left(value);
            return Err(SetupError::TooManyStones { square, owner, value, most });
        }
        *supply = supply.without(value);
        self.stones[owner.index()] |= square.into();
        let (low, high) = value.bits_on(square);
        self.low |= low;
        self.high |= high;
        Ok(())
    }

    fn finish(&self, to_move: Player) -> Result<Position, SetupError> {
        let totem = self.totem.ok_or(SetupError::NoTotem)?;
        let stones = self.stones.map(Squares::len);
        let [white, red] = stones;
        if white != red + to_move.index() as u32 {
            return Err(SetupError::ToMove { to_move, stones });
        }
        let (mover, other) = (to_move.index(), (!to_move).index());
        Ok(Position {
            own: self.stones[mover],
            enemy: self.stones[other],
            low: self.low,
            high: self.high,
            own_supply: self.supplies[mover],
            enemy_supply: self.supplies[other],
            totem,
            to_move,
            shape: self.shape,
        })
    }
}
