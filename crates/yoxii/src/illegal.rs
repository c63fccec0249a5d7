//! Why an action cannot be played.

use std::error::Error;
use std::fmt;

use crate::{Action, Position, Square, Value};

/// Why an action cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The totem could not be moved, so the game has ended.
    GameOver,
    /// The board that is played on does not have this square.
    OffTheBoard(Square),
    /// The totem is to stay on its square.
    TotemStays,
    /// The totem is to land on a stone.
    TotemOnStone,
    /// The totem is to move in none of the eight directions.
    TotemOffLine,
    /// The totem is to pass a free square.
    TotemOverFreeSquare,
    /// The totem is to pass a stone of the other player.
    TotemOverEnemyStone,
    /// The stone is to go on the totem's new square.
    StoneOnTotem,
    /// The stone is to go on another stone.
    StoneOnStone,
    /// The stone is to go away from the totem, although a square next to it is free.
    StoneAway,
    /// The mover has no stone of this value left.
    NoneLeft(Value),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::TotemStays => "the totem must leave its square",
            Self::TotemOnStone => "the totem must land on a free square",
            Self::TotemOffLine => "the totem must move in a straight line, in one of the eight directions",
            Self::TotemOverFreeSquare => "the totem cannot pass a free square",
            Self::TotemOverEnemyStone => "the totem cannot pass an enemy stone",
            Self::StoneOnTotem => "the stone cannot go on the totem's new square",
            Self::StoneOnStone => "the stone must go on a free square",
            Self::StoneAway => "the stone must go next to the totem while a square there is free",
            Self::OffTheBoard(square) => return write!(f, "{square} is not on the board"),
            Self::NoneLeft(value) => return write!(f, "no stone of value {value} is left in the supply"),
        })
    }
}

impl Error for Illegal {}

impl Position {
    /// Says why an action cannot be played, if it cannot.
    pub(crate) fn why_not(&self, action: Action) -> Result<(), Illegal> {
        let destinations = self.destinations();
        if destinations.is_empty() {
            Err(Illegal::GameOver)
        } else if let Some(off) =
            [action.totem(), action.stone()].into_iter().find(|&square| !self.shape.has(square))
        {
            Err(Illegal::OffTheBoard(off))
        } else if !destinations.contains(action.totem()) {
            Err(self.why_no_destination(action.totem()))
        } else if !self.stone_squares(action.totem()).contains(action.stone()) {
            Err(self.why_no_stone(action))
        } else if self.own_supply.left(action.value()) == 0 {
            Err(Illegal::NoneLeft(action.value()))
        } else {
            Ok(())
        }
    }

    /// Why the totem cannot move to a square that is no destination.
    fn why_no_destination(&self, to: Square) -> Illegal {
        if to == self.totem {
            return Illegal::TotemStays;
        }
        if !self.free().contains(to) {
            return Illegal::TotemOnStone;
        }
        let Some(mut passed) = self.totem.between(to) else { return Illegal::TotemOffLine };
        match passed.find(|&square| !self.own.contains(square)) {
            Some(square) if self.enemy.contains(square) => Illegal::TotemOverEnemyStone,
            _ => Illegal::TotemOverFreeSquare,
        }
    }

    /// Why the stone cannot go where it would, after the totem has moved to a destination.
    fn why_no_stone(&self, action: Action) -> Illegal {
        if action.stone() == action.totem() {
            Illegal::StoneOnTotem
        } else if (self.own | self.enemy).contains(action.stone()) {
            Illegal::StoneOnStone
        } else {
            Illegal::StoneAway
        }
    }
}
