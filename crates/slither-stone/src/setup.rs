//! A board as it is set up, which may break the rules: what a position string says, and what an editor changes.

use std::error::Error;
use std::fmt;
use std::ops::{Index, IndexMut};

use tessera_game::Player;

use crate::position::FREE_SPACES;
use crate::{Content, Grid, Position, Snake, Square, Squares};

/// A board with anything on its squares, the supplies, and how far the turn has got.
///
/// Every position has a setup. A setup has a position if every snake on the board has one head, at least one snake
/// is there, and there are no more free spaces than the players have.
///
/// ```
/// use tessera_slither_stone::{BoardSpec, Content, Position, Setup, SetupError, Snake};
/// let mut setup = Setup::from(BoardSpec::standard(7).board());
/// let a1 = setup.grid.square(0, 0).unwrap();
/// setup[a1] = Content::Wall;
/// assert_eq!(Position::try_from(setup.clone()).unwrap().content(a1), Some(Content::Wall));
///
/// let snake = Snake::ALL[0];
/// let (head, _) = BoardSpec::standard(7).board().head(snake).unwrap();
/// setup[head] = Content::Empty;
/// setup[a1] = Content::Snake { snake, head: None };
/// assert_eq!(Position::try_from(setup), Err(SetupError::NoHead { square: a1, snake }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The size of the board.
    pub grid: Grid,
    /// The content of each square, by [`Square::index`]; nothing on numbers that are not on the grid.
    /// `setup[square]` is the same.
    pub board: [Content; Grid::MOST_SQUARES],
    /// The player to move.
    pub to_move: Player,
    /// How many free spaces each player has in supply, by [`Player::index`].
    pub supplies: [u8; 2],
    /// Whether the player to move has moved the snakes this turn.
    pub has_moved: bool,
    /// Whether the player to move has placed a wall this turn.
    pub has_walled: bool,
}

/// Why a setup is not a position. Squares are checked in the order of the text: by row from the top, then from
/// the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Something is on a square that the grid does not have.
    OffTheBoard(Square),
    /// A snake has a second head.
    TwoHeads {
        /// The square of the second head.
        square: Square,
        /// The snake.
        snake: Snake,
    },
    /// A snake has a body but no head.
    NoHead {
        /// The first square of the body.
        square: Square,
        /// The snake.
        snake: Snake,
    },
    /// No snake is living.
    NoSnake,
    /// A player has more free spaces in supply than at the start.
    Supply(Player),
    /// There are more free spaces, on the board and in the supplies, than both players have at the start.
    TooManyFreeSpaces,
}

impl SetupError {
    /// The square where the rules are broken, if it is a single one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::OffTheBoard(square) | Self::TwoHeads { square, .. } | Self::NoHead { square, .. } => {
                Some(square)
            }
            Self::NoSnake | Self::Supply(_) | Self::TooManyFreeSpaces => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffTheBoard(_) => f.write_str("something is on a square off the board"),
            Self::TwoHeads { snake, .. } => write!(f, "snake {} has two heads", snake.letter()),
            Self::NoHead { snake, .. } => write!(f, "snake {} has no head", snake.letter()),
            Self::NoSnake => f.write_str("no snake is living"),
            Self::Supply(player) => {
                write!(f, "the supply of player {} is at most {FREE_SPACES}", player.index() + 1)
            }
            Self::TooManyFreeSpaces => {
                f.write_str("free spaces on the board and in the supplies are together at most ten")
            }
        }
    }
}

impl Error for SetupError {}

impl Setup {
    /// An empty board, which no position has: player 1 to move, with full supplies.
    pub const fn empty(grid: Grid) -> Self {
        Self {
            grid,
            board: [Content::Empty; Grid::MOST_SQUARES],
            to_move: Player::First,
            supplies: [FREE_SPACES; 2],
            has_moved: false,
            has_walled: false,
        }
    }

    fn check_supplies(&self) -> Result<(), SetupError> {
        let above = |player: &Player| self.supplies[player.index()] > FREE_SPACES;
        if let Some(player) = Player::BOTH.into_iter().find(above) {
            return Err(SetupError::Supply(player));
        }
        let placed = self.board.iter().filter(|&&content| content == Content::FreeSpace).count();
        let in_supply: u8 = self.supplies.iter().sum();
        if placed + usize::from(in_supply) > 2 * usize::from(FREE_SPACES) {
            return Err(SetupError::TooManyFreeSpaces);
        }
        Ok(())
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
        let mut setup = Self {
            to_move: position.to_move,
            supplies: position.supplies,
            has_moved: position.has_moved,
            has_walled: position.has_walled,
            ..Self::empty(position.grid)
        };
        for square in position.grid.squares() {
            setup[square] = position.content(square).unwrap_or(Content::Empty);
        }
        setup
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        let grid = setup.grid;
        if let Some(square) = (!grid.squares()).iter().find(|&square| setup[square] != Content::Empty) {
            return Err(SetupError::OffTheBoard(square));
        }
        let mut builder = Builder::new(grid);
        for square in grid.squares_from_the_top() {
            builder.put(square, setup[square])?;
        }
        let position = builder.finish()?;
        setup.check_supplies()?;
        Ok(Self {
            to_move: setup.to_move,
            supplies: setup.supplies,
            has_moved: setup.has_moved,
            has_walled: setup.has_walled,
            ..position
        })
    }
}

/// The pieces placed so far.
struct Builder {
    position: Position,
    /// For each snake, its first square and whether it has a head.
    found: [Option<(Square, bool)>; 4],
}

impl Builder {
    fn new(grid: Grid) -> Self {
        Self { position: Position::bare(grid, Squares::NONE), found: [None; 4] }
    }

    fn put(&mut self, square: Square, content: Content) -> Result<(), SetupError> {
        let position = &mut self.position;
        match content {
            Content::Empty => {}
            Content::Wall => position.walls |= Squares::of(square),
            Content::FreeSpace => position.free_spaces |= Squares::of(square),
            Content::Snake { snake, head } => {
                let (_, has_head) = self.found[snake.index()].get_or_insert((square, false));
                match head {
                    None => position.bodies[snake.index()] |= Squares::of(square),
                    Some(_) if *has_head => return Err(SetupError::TwoHeads { square, snake }),
                    Some(direction) => {
                        *has_head = true;
                        position.put_snake(snake, square, direction);
                    }
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Position, SetupError> {
        for snake in Snake::ALL {
            if let Some((square, false)) = self.found[snake.index()] {
                return Err(SetupError::NoHead { square, snake });
            }
        }
        if self.found == [None; 4] { Err(SetupError::NoSnake) } else { Ok(self.position) }
    }
}
