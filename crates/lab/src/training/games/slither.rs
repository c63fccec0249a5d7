//! Slither Stone.

use tessera_games::GameId;

use crate::Recipe;

/// Results of quick games, as for the bundled weights. Deep scores fitted better and played no better.
pub(super) fn recipe() -> Recipe {
    Recipe { games: 1_500, play_nodes: 800, ..Recipe::from_shipped_weights(GameId::Slither) }
}
