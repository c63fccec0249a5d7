//! The recipe of each game's weights. Each game has a file; this one lists them.

mod slither;
mod trexo;
mod xok;
mod yoxii;

use tessera_games::GameId;

use crate::Recipe;

/// How a game's weights are made.
pub(super) fn recipe(game: GameId) -> Recipe {
    match game {
        GameId::Xok => xok::recipe(),
        GameId::Yoxii => yoxii::recipe(),
        GameId::Trexo => trexo::recipe(),
        GameId::Slither => slither::recipe(),
    }
}
