//! The player of a variant without knowledge of its own: it asks the rules, so what it proves is true.

use tessera_game::{Outcome, Position};
use tessera_search::Survey;

/// The value of a position that is not decided.
pub(crate) const EVALUATION: i32 = 0;

/// An action that wins at once, if there is one.
#[cold]
pub(crate) fn immediate_win<P: Position>(position: &P) -> Option<P::Action> {
    let won = Some(Outcome::Win(position.to_move()));
    position.actions().into_iter().find(|&action| position.after(action).outcome() == won)
}

/// The end of the game, or an action that wins at once.
#[cold]
pub(crate) fn survey<P: Position>(position: &P) -> Survey<P::Action> {
    if let Some(outcome) = position.outcome() {
        return Survey::Over(outcome);
    }
    match immediate_win(position) {
        Some(action) => Survey::Win(action),
        None => Survey::Open { forced: false, evaluation: Some(EVALUATION) },
    }
}
