//! The computer player of Trexo, and what it believes about the game.
//!
//! - A *window* is five squares in a line. It is worth the more, the more of a player's tops it shows and the fewer
//!   of the others cannot be covered now: a tile needs a neighbour of equal level that shows another tile.
//! - Tops that no tile can cover are safe; the others may be gone after the next action.
//! - The enemy's half of one's own tile may complete the enemy's line, so a fourth top is not always a threat.
//! - Windows with four are met at once or lost, so all answers are listed and the search never looks past one.
//! - How much all this weighs is not known from thought but fitted to games.
//!
//! All this is about lines of five. In variants with shorter lines the player knows the rules only.

mod code;
mod eval;
mod features;
pub(crate) mod fitting;
mod levels;
mod list;
mod look;
mod order;
#[cfg(test)]
mod tests;
mod view;
mod weights;
mod windows;
mod winning;

use tessera_game::Position as _;
use tessera_games::AnyGame;
use tessera_games::trexo::{Action, Board, Rules, Shape};
use tessera_search::{Completeness, Guide, Survey, Tuning, Wanted};

use self::look::Look;
use self::order::Order;
use crate::fitting::Evaluation;
use crate::guided::Guided;
use crate::level::LevelTable;
use crate::plain;

/// Up to this depth only actions near what matters are looked at.
const NARROW_DEPTH: i32 = 3;

/// Near the leaves an action that was good next door is tried before the others are listed: 55 ± 6 % in 160 games at
/// 2 000 nodes, and a sixth faster.
const KILLERS_FIRST_DEPTH: i32 = 2;

/// The search's knowledge of Trexo.
#[derive(Clone, Copy, Default, Debug)]
pub struct TrexoGuide;

impl<S: Shape> Guided for Board<S>
where
    Self: AnyGame,
{
    type Guide = TrexoGuide;

    const GUIDE: TrexoGuide = TrexoGuide;
    const LEVELS: LevelTable = levels::LEVELS;
    const EVALUATION: &'static Evaluation = &fitting::EVALUATION;
}

impl<S: Shape> Guide<Board<S>> for TrexoGuide {
    const HISTORY: usize = code::CODES;

    fn evaluate(&self, position: &Board<S>) -> i32 {
        if has_short_lines(position) {
            return plain::EVALUATION;
        }
        eval::evaluate(&Look::of(position))
    }

    fn history_slot(&self, action: Action) -> usize {
        usize::from(code::of(action))
    }

    fn score_actions(&self, position: &Board<S>, actions: &[Action], scores: &mut Vec<i32>) {
        let order = Order::of(position);
        scores.extend(actions.iter().map(|&action| order.score(action)));
    }

    fn actions(&self, position: &Board<S>, depth: i32, actions: &mut Vec<Action>) -> Completeness {
        if depth <= NARROW_DEPTH && !has_short_lines(position) {
            list::narrow(position, actions);
            return Completeness::Partial;
        }
        tessera_search::all_actions(position, actions);
        Completeness::Complete
    }

    fn immediate_win(&self, position: &Board<S>) -> Option<Action> {
        if has_short_lines(position) {
            return plain::immediate_win(position);
        }
        winning::immediate_win(&Look::of(position))
    }

    fn survey(&self, position: &Board<S>, wanted: Wanted, answers: &mut Vec<Action>) -> Survey<Action> {
        if has_short_lines(position) {
            return plain::survey(position);
        }
        let look = Look::of(position);
        if let Some(outcome) = look.outcome() {
            return Survey::Over(outcome);
        }
        if let Some(action) = winning::immediate_win(&look) {
            return Survey::Win(action);
        }
        let enough = if wanted.answers { usize::MAX } else { 2 };
        let forced = winning::forced(&look, enough, answers);
        // With one answer the position is looked at deeper, with none it is lost.
        let wanted = wanted.evaluation && !(forced && answers.len() < 2);
        Survey::Open { forced, evaluation: wanted.then(|| eval::evaluate(&look)) }
    }

    fn decode(&self, position: &Board<S>, code: u16) -> Option<Action> {
        code::action(code).filter(|&action| position.check(action).is_ok())
    }

    fn tuning(&self) -> Tuning {
        Tuning { killers_first_depth: KILLERS_FIRST_DEPTH, ..Tuning::default() }
    }
}

/// Whether a line is shorter than five. The sets of windows and the weights are made for lines of five.
#[inline]
fn has_short_lines<S: Shape>(position: &Board<S>) -> bool {
    position.rules().line() < Rules::STANDARD_LINE
}
