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
//! - In variants with small boards or short chains the player knows the rules only.
//! - How a shark faces matters only for what it eats: of sharks that eat the same from the same cell, one is
//!   looked at (`list.rs`).

mod eval;
mod features;
pub(crate) mod fitting;
mod formation;
mod levels;
mod list;
mod look;
mod order;
mod side;
mod sums;
#[cfg(test)]
mod tests;
mod ways;
mod weights;
mod winning;

use tessera_game::{Outcome, Position as _};
use tessera_games::xok::{Action, Position, Rules};
use tessera_search::{Completeness, Guide, Survey, Tuning, Wanted};

use self::look::Look;
use self::order::Order;
use self::side::Side;
use crate::fitting::Evaluation;
use crate::guided::Guided;
use crate::level::LevelTable;
use crate::plain;

/// Late actions are reduced more than by default: 57 ± 8 % against the default in 100 games at 5 000 nodes.
const REDUCTION_DIVISOR: f64 = 1.6;
/// With the stronger reductions, 58 ± 6 % against the default in 160 games at 5 000 nodes; the best of three margins.
const FUTILITY_MARGIN: i32 = 100;

/// Near the leaves an action that was good next door is tried before the others are listed: 53 ± 5 % in 160 games at
/// 3 000 nodes, and a third faster.
const KILLERS_FIRST_DEPTH: i32 = 2;

/// The search's knowledge of Xok.
#[derive(Clone, Copy, Default, Debug)]
pub struct XokGuide;

impl Guided for Position {
    type Guide = XokGuide;

    const GUIDE: XokGuide = XokGuide;
    const LEVELS: LevelTable = levels::LEVELS;
    const EVALUATION: &'static Evaluation = &fitting::EVALUATION;
}

impl Guide<Position> for XokGuide {
    const HISTORY: usize = Action::NUMBERS;

    fn evaluate(&self, position: &Position) -> i32 {
        if is_variant(position) {
            return plain::EVALUATION;
        }
        let [mine, theirs] = sides(position).map(|side| Look::of(side, true));
        eval::evaluate(position, &mine, &theirs)
    }

    fn history_slot(&self, action: Action) -> usize {
        action.number()
    }

    fn score_actions(&self, position: &Position, actions: &[Action], scores: &mut Vec<i32>) {
        let order = Order::of(position);
        scores.extend(actions.iter().map(|&action| order.score(action)));
    }

    fn actions(&self, position: &Position, _depth: i32, actions: &mut Vec<Action>) -> Completeness {
        list::distinct(position, &[], |action| actions.push(action));
        Completeness::Complete
    }

    fn immediate_win(&self, position: &Position) -> Option<Action> {
        if is_variant(position) {
            return plain::immediate_win(position);
        }
        let [mine, _] = sides(position);
        winning::immediate_win(position, &Look::of(mine, false))
    }

    fn survey(&self, position: &Position, wanted: Wanted, answers: &mut Vec<Action>) -> Survey<Action> {
        if is_variant(position) {
            return plain::survey(position);
        }
        let [mine, theirs] = sides(position);
        let theirs = Look::of(theirs, wanted.evaluation);
        if theirs.groups().iter().any(|group| group.len() >= Rules::STANDARD_CHAIN) {
            return Survey::Over(Outcome::Win(!position.to_move()));
        }
        // A shark in supply can at least land on a fish.
        let can_eat = mine.sharks_left() > 0 && !mine.prey.is_empty();
        if !can_eat && let Some(outcome) = position.outcome() {
            return Survey::Over(outcome);
        }
        let mine = Look::of(mine, wanted.evaluation);
        if let Some(action) = winning::immediate_win(position, &mine) {
            return Survey::Win(action);
        }
        let enough = if wanted.answers { usize::MAX } else { 2 };
        let forced = winning::forced(position, &theirs, enough, answers);
        // With one answer the position is looked at deeper, with none it is lost.
        let wanted = wanted.evaluation && !(forced && answers.len() < 2);
        let evaluation = wanted.then(|| eval::evaluate(position, &mine, &theirs));
        Survey::Open { forced, evaluation }
    }

    fn decode(&self, position: &Position, code: u16) -> Option<Action> {
        Action::with_number(code.into()).filter(|&action| position.check(action).is_ok())
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            reduction_divisor: REDUCTION_DIVISOR,
            futility_margin: FUTILITY_MARGIN,
            killers_first_depth: KILLERS_FIRST_DEPTH,
            ..Tuning::default()
        }
    }
}

/// Whether it is not the printed game. Ways to win, threats and weights are made for a chain of ten on thirty cells.
#[inline]
fn is_variant(position: &Position) -> bool {
    position.rules() != Rules::default()
}

/// The side of the player to move, and the other.
#[inline]
fn sides(position: &Position) -> [Side; 2] {
    let mover = position.to_move();
    [Side::of(position, mover), Side::of(position, !mover)]
}
