//! What the engine needs from each game's room, and the list of the games.

use tessera_games::{AnyGame, GameId};
use tessera_search::Guide;

use crate::fitting::Evaluation;
use crate::level::LevelTable;
use crate::{slither, trexo, xok, yoxii};

/// A game's own type of position, with the knowledge of its player. Each game implements it in its own module.
pub(crate) trait Guided: AnyGame {
    type Guide: Guide<Self>;

    const GUIDE: Self::Guide;
    const LEVELS: LevelTable;

    /// How many actions to compare here if the player asks for `wanted`.
    fn lines(&self, wanted: usize) -> usize {
        wanted
    }

    /// Whether the action uses up something scarce that a person would keep for an emergency.
    fn is_scarce(_action: Self::Action) -> bool {
        false
    }
}

/// What the player of a game knows, as it was fitted.
pub(crate) fn evaluation(game: GameId) -> &'static Evaluation {
    match game {
        GameId::Xok => &xok::fitting::EVALUATION,
        GameId::Yoxii => &yoxii::fitting::EVALUATION,
        GameId::Trexo => &trexo::fitting::EVALUATION,
        GameId::Slither => &slither::fitting::EVALUATION,
    }
}

/// Evaluates an expression with `$own` bound to the position as its game's own type. A new game adds its line here.
macro_rules! guided {
    ($any:expr, $own:ident => $value:expr) => {
        match $any {
            tessera_games::AnyPosition::Xok($own) => $value,
            tessera_games::AnyPosition::Yoxii($own) => $value,
            tessera_games::AnyPosition::Trexo(position) => {
                tessera_games::trexo::with_board!(position, $own => $value)
            }
            tessera_games::AnyPosition::Slither($own) => $value,
        }
    };
}

pub(crate) use guided;
