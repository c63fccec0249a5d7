//! The start, what an action does to a position, and its hash.

use tessera_game::{Player, mix};

use crate::{Action, Position, Square, Squares, Supply};

/// Where the totem stands at the start: `d4`.
const TOTEM: Square = Square::new(3, 3).expect("the totem starts on a square");

impl Position {
    /// The start of every game.
    pub const fn start() -> Self {
        Self {
            own: Squares::EMPTY,
            enemy: Squares::EMPTY,
            low: Squares::EMPTY,
            high: Squares::EMPTY,
            own_supply: Supply::FULL,
            enemy_supply: Supply::FULL,
            totem: TOTEM,
            to_move: Player::First,
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
        }
    }

    /// The hash. Supplies and the player to move follow from the stones, so they need not be hashed. The totem's square
    /// goes where no stone can stand: above the bits of the board.
    #[inline]
    pub(crate) fn hashed(&self) -> u64 {
        let totem = u64::from(self.totem.bit()) << 58;
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
