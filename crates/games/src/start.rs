//! How a game of any kind begins: which game, and its variant or board.

use tessera_slither_stone::BoardSpec;
use tessera_trexo::Rules;

use crate::GameId;

/// What has to be known to begin a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Xok has one start.
    Xok,
    /// Yoxii has one start.
    Yoxii,
    /// Trexo, with its number of tiles and the size of the board.
    Trexo(Rules),
    /// Slither Stone, on a generated board.
    Slither(BoardSpec),
}

impl Start {
    /// The usual beginning of a game; of Slither Stone, the standard board with seed 0.
    pub fn usual(game: GameId) -> Self {
        match game {
            GameId::Xok => Self::Xok,
            GameId::Yoxii => Self::Yoxii,
            GameId::Trexo => Self::Trexo(Rules::default()),
            GameId::Slither => Self::Slither(BoardSpec::default()),
        }
    }
}
