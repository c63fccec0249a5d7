//! What the engine needs from each game's module.

use tessera_games::AnyGame;
use tessera_search::Guide;

use crate::fitting::Evaluation;
use crate::level::LevelTable;

/// A game's own type of position, with the knowledge of its player. Each game implements it in its own module.
pub(crate) trait Guided: AnyGame {
    type Guide: Guide<Self>;

    const GUIDE: Self::Guide;
    const LEVELS: LevelTable;
    /// What the player knows, as it was fitted.
    const EVALUATION: &'static Evaluation;

    /// How many actions to compare here if the player asks for `wanted`.
    fn lines(&self, wanted: usize) -> usize {
        wanted
    }

    /// Whether the action uses up something scarce that a person would keep for an emergency.
    fn is_scarce(_action: Self::Action) -> bool {
        false
    }
}
