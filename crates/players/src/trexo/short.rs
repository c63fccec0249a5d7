//! Variants with lines of three or four. The sets of windows and the weights are made for lines of five, so here the
//! player asks the rules.

use tessera_game::{Outcome, Position as _};
use tessera_games::trexo::{Action, Board, Rules, Shape};
use tessera_search::Survey;

/// What a position is worth that is not decided.
pub(super) const EVALUATION: i32 = 0;

/// Whether a line is shorter than usual.
#[inline]
pub(super) fn has_short_lines<S: Shape>(position: &Board<S>) -> bool {
    position.rules().line() < Rules::USUAL_LINE
}

/// An action that wins at once, if there is one.
#[cold]
pub(super) fn immediate_win<S: Shape>(position: &Board<S>) -> Option<Action> {
    let won = Some(Outcome::Win(position.to_move()));
    position.actions().into_iter().find(|&action| position.after(action).outcome() == won)
}

/// The end of the game, or an action that wins at once.
#[cold]
pub(super) fn survey<S: Shape>(position: &Board<S>) -> Survey<Action> {
    if let Some(outcome) = position.outcome() {
        return Survey::Over(outcome);
    }
    match immediate_win(position) {
        Some(action) => Survey::Win(action),
        None => Survey::Open { forced: false, evaluation: Some(EVALUATION) },
    }
}
