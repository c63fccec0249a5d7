//! Xok in the lab.

use tessera_games::GameId;

use super::LabGame;
use crate::Recipe;

pub(super) struct Xok;

impl LabGame for Xok {
    /// Results of quick games, as for the weights that ship: those had 360 000 positions.
    fn recipe(&self) -> Recipe {
        Recipe {
            games: 24_000,
            play_nodes: 600,
            random_one_in: 20,
            ..Recipe::from_shipped_weights(GameId::Xok)
        }
    }
}
