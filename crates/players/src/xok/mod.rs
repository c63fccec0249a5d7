//! The computer player of Xok, and what it believes about the game.
//!
//! - A chain of ten is made by joining. What counts is not only the largest group but what two fish could join next,
//!   in how many ways, and how many empty cells are left around it.
//! - A threat must be answered: by taking its cells, or by eating out of the groups that it would join. Two threats
//!   that no single action answers win. So every way to win with one action is known at every node, for both sides,
//!   and where the opponent has one, only the actions that leave none are looked at (`ways.rs`, `winning.rs`).
//! - Sharks are the scarce thing: each eats, joins, and is never eaten. What they are worth in supply and on the
//!   board, and what a group is worth against the sharks that the opponent has left, is not written down by hand: it
//!   was fitted to games of the player against itself (`features.rs`, `eval.rs`, `weights.rs`).
//! - How a shark faces matters only for what it eats: of sharks that eat the same from the same cell, one is
//!   looked at (`list.rs`).

mod code;
mod eval;
mod features;
mod list;
mod order;
mod side;
mod sums;
#[cfg(test)]
mod tests;
mod ways;
mod weights;
mod winning;

use tessera_game::Position as _;
use tessera_search::{Completeness, Guide, Tuning};
use tessera_xok::{Action, Position};

/// Late actions are reduced more than by default: 57 ± 8 % against the default in 100 games at 5 000 nodes.
const REDUCTION_DIVISOR: f64 = 1.6;
/// With the stronger reductions, 58 ± 6 % against the default in 160 games at 5 000 nodes; the best of three margins.
const FUTILITY_MARGIN: i32 = 100;

/// What the search needs to know of Xok.
#[derive(Clone, Copy, Default, Debug)]
pub struct XokGuide;

impl Guide<Position> for XokGuide {
    const HISTORY: usize = code::CODES;

    fn evaluate(&self, position: &Position) -> i32 {
        eval::evaluate(position)
    }

    fn history_slot(&self, action: Action) -> usize {
        usize::from(code::of(action))
    }

    fn score_action(&self, position: &Position, action: Action) -> i32 {
        order::score(position, action)
    }

    fn actions(&self, position: &Position, _depth: i32, actions: &mut Vec<Action>) -> Completeness {
        list::distinct(position, &[], |action| actions.push(action));
        Completeness::Complete
    }

    fn immediate_win(&self, position: &Position) -> Option<Action> {
        winning::immediate_win(position)
    }

    fn forced(&self, position: &Position, answers: &mut Vec<Action>) -> bool {
        winning::forced(position, answers)
    }

    fn decode(&self, position: &Position, code: u16) -> Option<Action> {
        code::action(code).filter(|&action| position.check(action).is_ok())
    }

    fn tuning(&self) -> Tuning {
        Tuning { reduction_divisor: REDUCTION_DIVISOR, futility_margin: FUTILITY_MARGIN, ..Tuning::default() }
    }
}
