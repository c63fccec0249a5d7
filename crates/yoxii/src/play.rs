//! The start, what an action does to a position, and its hash.

use tessera_game::{Player, mix};

use crate::{Action, Position, Shape, Square, Squares};

/// Where the totem stands at the start: `d4`.
const TOTEM: Square = Square::new(3, 3).expect("the totem starts on a square");

impl Position {
    /// The start of every game on the standard board.
    pub const fn start() -> Self {
        Self::start_on(Shape::Standard)
    }

    /// The start of a game on one of the boards.
    pub const fn start_on(shape: Shape) -> Self {
        Self {
            own: Squares::EMPTY,
            enemy: Squares::EMPTY,
            low: Squares::EMPTY,
            high: Squares::EMPTY,
            own_supply: shape.supply(),
            enemy_supply: shape.supply(),
            totem: TOTEM,
            to_move: Player::First,
            shape,
        }
    }

    /// The position after an action, seen from the other player.
    #[inline]
    pub(crate) fn played(&self, action: Action) -> Self {
        let (low, high) = action.value().bits_on(action.stone());
        Self {
            own: self.enemy,
            enemy: self.own | action.stone().into(),
            low: self.low | low,
            high: self.high | high,
            own_supply: self.enemy_supply,
            enemy_supply: self.own_supply.without(action.value()),
            totem: action.totem(),
            to_move: !self.to_move,
            shape: self.shape,
        }
    }

    /// The hash. Supplies and the player to move follow from the stones, so they need not be hashed. The totem's square
    /// and the number of the board go where no stone can stand: above the bits of the board.
    #[inline]
    pub(crate) fn hashed(&self) -> u64 {
        let totem = u64::from(self.totem.bit()) << 58 | (self.shape as u64) << 56;
        [self.enemy, self.low, self.high]
            .iter()
            .fold(mix(0, self.own.bits() | totem), |hash, squares| mix(hash, squares.bits()))
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}
