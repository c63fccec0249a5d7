//! Trexo.

use tessera_games::GameId;

use crate::Recipe;

/// Scores of searches, from the earlier bundled weights: those were fitted to results, and lost to these.
pub(super) fn recipe() -> Recipe {
    Recipe {
        games: 1_000,
        play_nodes: 1_500,
        label_nodes: Some(10_000),
        beside: 1,
        weights: include_str!("../../../recipes/trexo/start.txt").into(),
        ..Recipe::from_shipped_weights(GameId::Trexo)
    }
}
