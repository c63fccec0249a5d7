//! Xok.

use tessera_games::GameId;

use crate::Recipe;

/// Results of quick games, as for the bundled weights: those had 360 000 positions.
pub(super) fn recipe() -> Recipe {
    Recipe { games: 24_000, play_nodes: 600, random_one_in: 20, ..Recipe::from_shipped_weights(GameId::Xok) }
}
