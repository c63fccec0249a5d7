//! Slither Stone in the lab: games begin on generated boards, of which some proved fair.

mod boards;

use tessera_games::{GameId, Start};
use tessera_slither_stone::BoardSpec;

use super::LabGame;
use crate::Recipe;

pub use boards::{BoardHunt, BoardTrial, fairest};

pub(super) struct Slither;

impl LabGame for Slither {
    /// Results of quick games, as for the weights that ship. Deep scores fitted better and played no better.
    fn recipe(&self) -> Recipe {
        Recipe { games: 1_500, play_nodes: 800, ..Recipe::from_shipped_weights(GameId::Slither) }
    }

    fn has_boards(&self) -> bool {
        true
    }

    fn with_seed(&self, start: &Start, seed: u32) -> Start {
        match *start {
            Start::Slither(board) => Start::Slither(reseeded(board, seed)),
            other => other,
        }
    }

    fn fair_starts(&self) -> Vec<Start> {
        BoardSpec::fair().map(Start::Slither).collect()
    }

    fn start_on(&self, code: &str) -> Option<Start> {
        code.parse().ok().map(Start::Slither)
    }

    fn board_code(&self, start: &Start) -> Option<String> {
        match start {
            Start::Slither(board) => Some(board.to_string()),
            _ => None,
        }
    }
}

fn reseeded(board: BoardSpec, seed: u32) -> BoardSpec {
    let grid = board.grid();
    BoardSpec::new(grid.columns(), grid.rows(), board.walls(), seed).unwrap_or(board)
}
