//! What the lab knows of single games: how their openings vary, and how their weights are made. Each game has a file; this
//! one lists them.

pub(crate) mod slither;
mod trexo;
mod xok;
mod yoxii;

use tessera_games::{GameId, Start};

use crate::Recipe;

/// What differs from game to game.
pub(crate) trait LabGame: Sync {
    /// How the game's weights are made.
    fn recipe(&self) -> Recipe;

    /// Whether games begin on boards that are generated from seeds. Then no random actions are needed to vary them.
    fn has_boards(&self) -> bool {
        false
    }

    /// The same start on the board with another seed, if there are boards.
    fn with_seed(&self, start: &Start, _seed: u32) -> Start {
        *start
    }

    /// The starts that proved fair, if there are boards.
    fn fair_starts(&self) -> Vec<Start> {
        Vec::new()
    }

    /// The start on the board with that code, if there are boards.
    fn start_on(&self, _code: &str) -> Option<Start> {
        None
    }

    /// The code of the board on which a game begins, if there are boards.
    fn board_code(&self, _start: &Start) -> Option<String> {
        None
    }
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
