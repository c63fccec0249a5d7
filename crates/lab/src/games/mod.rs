//! What the lab knows of single games: how their weights are made. Each game has a file; this one lists them.

pub(crate) mod slither;
mod trexo;
mod xok;
mod yoxii;

use tessera_games::GameId;

use crate::Recipe;

/// What differs from game to game.
pub(crate) trait LabGame: Sync {
    /// How the game's weights are made.
    fn recipe(&self) -> Recipe;
}

/// What differs in this game.
pub(crate) fn lab_game(game: GameId) -> &'static dyn LabGame {
    match game {
        GameId::Xok => &xok::Xok,
        GameId::Yoxii => &yoxii::Yoxii,
        GameId::Trexo => &trexo::Trexo,
        GameId::Slither => &slither::Slither,
    }
}
