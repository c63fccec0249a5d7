//! Slither Stone in the lab: its recipe, and the search for fair boards.

mod boards;

use tessera_games::GameId;

use super::LabGame;
use crate::Recipe;

pub use boards::{BoardHunt, BoardTrial, fairest};

pub(super) struct Slither;

impl LabGame for Slither {
    /// Results of quick games, as for the weights that ship. Deep scores fitted better and played no better.
    fn recipe(&self) -> Recipe {
        Recipe { games: 1_500, play_nodes: 800, ..Recipe::from_shipped_weights(GameId::Slither) }
    }
}
