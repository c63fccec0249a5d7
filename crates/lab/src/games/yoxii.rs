//! Yoxii in the lab.

use tessera_games::GameId;

use super::LabGame;
use crate::Recipe;

pub(super) struct Yoxii;

impl LabGame for Yoxii {
    /// Scores of deep searches in quick games and beside them, as for the weights that ship.
    fn recipe(&self) -> Recipe {
        Recipe {
            games: 8_000,
            play_nodes: 1_500,
            label_nodes: Some(20_000),
            beside: 1,
            random_one_in: 20,
            longest_opening: 11,
            ..Recipe::from_shipped_weights(GameId::Yoxii)
        }
    }
}
