//! Why an action cannot be played, and the check that finds out.

use std::error::Error;
use std::fmt;

use crate::{Action, Content, Direction, Move, Position, Snake, SnakeNumber, Square};

/// Why an action cannot be played. Each reason is one sentence for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// A player has no living snake any more.
    GameOver,
    /// The square does not exist on this board.
    OffTheBoard,
    /// Something stands there already.
    NotEmpty(Taken),
    /// A wall would share a side with a living snake.
    BesideSnake,
    /// A wall has been placed this turn.
    SecondWall,
    /// The player has no free space in supply.
    NoFreeSpace,
    /// The snakes have moved this turn.
    MovedAlready,
    /// The turn cannot end before the snakes have moved.
    NotMovedYet,
    /// The wise snake is dead.
    DeadSnake(SnakeNumber),
    /// The wise snake dies in its own move, so that it does not point anywhere: only `>n` is written.
    DiesPointing,
    /// The snake on its own dies as the mad one first, so that its wise move does not take place: only `n>n`,
    /// `j>n` and `t>n` are written.
    DiesAsMadFirst,
}

/// The reason why a square is not free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taken {
    /// A wall.
    ByWall,
    /// A free space.
    ByFreeSpace,
    /// A living snake.
    BySnake,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::OffTheBoard => "the square is off the board",
            Self::NotEmpty(Taken::ByWall) => "there is a wall on the square already",
            Self::NotEmpty(Taken::ByFreeSpace) => "there is a free space on the square already",
            Self::NotEmpty(Taken::BySnake) => "there is a snake on the square",
            Self::BesideSnake => "a wall cannot be placed on a square that shares a side with a snake",
            Self::SecondWall => "only one wall can be placed in a turn",
            Self::NoFreeSpace => "no free space is left in supply",
            Self::MovedAlready => "the snakes have moved already in this turn",
            Self::NotMovedYet => "the turn cannot end before the snakes have moved",
            Self::DeadSnake(SnakeNumber::One) => "snake 1 is dead and cannot be the wise one",
            Self::DeadSnake(SnakeNumber::Two) => "snake 2 is dead and cannot be the wise one",
            Self::DiesPointing => "the wise snake dies in this move, which is written with \">n\" only",
            Self::DiesAsMadFirst => {
                "the snake dies as the mad one first, which is written with \"n>n\", \"j>n\" or \"t>n\" only"
            }
        })
    }
}

impl Error for Illegal {}

impl Position {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        if self.loser().is_some() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Wall(square) => self.check_wall(square),
            Action::FreeSpace(square) => self.check_free_space(square),
            Action::Move(move_) => self.check_move(move_),
            Action::End if self.has_moved => Ok(()),
            Action::End => Err(Illegal::NotMovedYet),
        }
    }

    fn check_wall(&self, square: Square) -> Result<(), Illegal> {
        if self.has_walled {
            return Err(Illegal::SecondWall);
        }
        self.check_empty(square)?;
        let beside = self.grid.beside(self.all_bodies()).contains(square);
        if beside { Err(Illegal::BesideSnake) } else { Ok(()) }
    }

    fn check_free_space(&self, square: Square) -> Result<(), Illegal> {
        if self.supply(self.to_move) == 0 {
            return Err(Illegal::NoFreeSpace);
        }
        self.check_empty(square)
    }

    fn check_empty(&self, square: Square) -> Result<(), Illegal> {
        match self.content(square) {
            None => Err(Illegal::OffTheBoard),
            Some(Content::Empty) => Ok(()),
            Some(Content::Wall) => Err(Illegal::NotEmpty(Taken::ByWall)),
            Some(Content::FreeSpace) => Err(Illegal::NotEmpty(Taken::ByFreeSpace)),
            Some(Content::Snake { .. }) => Err(Illegal::NotEmpty(Taken::BySnake)),
        }
    }

    fn check_move(&self, move_: Move) -> Result<(), Illegal> {
        if self.has_moved {
            return Err(Illegal::MovedAlready);
        }
        if !self.is_living(Snake { owner: self.to_move, number: move_.wise }) {
            return Err(Illegal::DeadSnake(move_.wise));
        }
        let set = self.move_set();
        let is_in = |forms: u32| forms >> move_.form() & 1 != 0;
        if is_in(set.living) || (is_in(set.dying) && move_.pointing == Direction::North) {
            Ok(())
        } else if self.trace(move_).wise_moves() {
            Err(Illegal::DiesPointing)
        } else {
            Err(Illegal::DiesAsMadFirst)
        }
    }
}
