//! Accessors: what stands where, what is left, and why the game has ended.

use std::cmp::Ordering;

use tessera_game::{Outcome, Player};

use crate::{Position, Shape, Square, Squares, Supply, Value};

/// The content of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// Nothing.
    Free,
    /// The totem.
    Totem,
    /// A stone.
    Stone {
        /// Whose it is.
        owner: Player,
        /// The value of the stone.
        value: Value,
    },
}

/// A player's stones next to the totem. At the end the greater count wins: the higher sum, then more stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Count {
    /// The sum of their values.
    pub sum: u32,
    /// How many they are.
    pub stones: u32,
}

impl Position {
    /// The board that is played on.
    #[inline]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Where the totem stands.
    #[inline]
    pub const fn totem(&self) -> Square {
        self.totem
    }

    /// The content of a square.
    pub fn content(&self, square: Square) -> Content {
        if square == self.totem {
            return Content::Totem;
        }
        let owner = if self.own.contains(square) {
            self.to_move
        } else if self.enemy.contains(square) {
            !self.to_move
        } else {
            return Content::Free;
        };
        let index = u8::from(self.low.contains(square)) | u8::from(self.high.contains(square)) << 1;
        Content::Stone { owner, value: Value::from_index(index) }
    }

    /// The squares with stones of a player.
    #[inline]
    pub fn stones(&self, player: Player) -> Squares {
        if player == self.to_move { self.own } else { self.enemy }
    }

    /// The stones of value 2 or 4, and the stones of value 3 or 4: the two bits of each value less one.
    #[inline]
    pub const fn value_bits(&self) -> [Squares; 2] {
        [self.low, self.high]
    }

    /// The stones that a player has left.
    #[inline]
    pub fn supply(&self, player: Player) -> Supply {
        if player == self.to_move { self.own_supply } else { self.enemy_supply }
    }

    /// The count of a player's stones next to the totem, which decides the game if it is over.
    #[inline]
    pub fn around_totem(&self, player: Player) -> Count {
        let counted = self.totem.neighbours() & self.stones(player);
        let stones = counted.len();
        Count { sum: stones + (counted & self.low).len() + 2 * (counted & self.high).len(), stones }
    }

    /// The result if the game has ended here.
    pub(crate) fn result_here(&self) -> Outcome {
        match self.around_totem(Player::First).cmp(&self.around_totem(Player::Second)) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        }
    }
}
