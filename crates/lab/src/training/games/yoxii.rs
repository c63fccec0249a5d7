//! Yoxii.

use tessera_games::GameId;

use crate::Recipe;

/// Scores of deep searches in quick games and beside them, as for the bundled weights.
pub(super) fn recipe() -> Recipe {
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
