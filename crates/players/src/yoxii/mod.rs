//! The computer player of Yoxii, and what it believes about the game.
//!
//! - A player who can still jump is not stuck: jumps over own lines, from here and from squares however far away, count for
//!   more than the points around the totem. The regression behind the weights found that, twice: with the jumps near
//!   the totem the player beat one that counted points, 84 to 16; with those of the whole board it beat that one, 73
//!   to 27.
//! - What matters of the squares to be reached next is what the other player could do there.
//! - Points count around the squares that are still free, and hardly at all before the board is half full.
//! - Good actions leave the opponent two or three ways on, and lay the stone on a square from which the opponent would
//!   have had many and oneself few. Threes are laid first, then twos; ones and fours are kept for the end.
//! - With that order few actions need a look: the search is narrow and deep. Where the totem goes and what is barred
//!   matters; of the values it is mostly enough to look at the one that is laid first, unless all is lost with it.
//! - The game ends at once only on a square with at most one open neighbour, so a win at hand is found by looking at
//!   nothing else.
//! - From 14 free squares on there is no need to believe anything: the game is searched to its end.

mod boards;
mod code;
mod ending;
mod eval;
mod features;
pub(crate) mod fitting;
mod levels;
mod order;
#[cfg(test)]
mod tests;
mod ways;
mod weights;

use tessera_game::{Outcome, Position as _};
use tessera_games::yoxii::{Action, Position};
use tessera_search::{Completeness, Guide, Survey, Tuning, Wanted};

use self::order::Order;
use crate::fitting::Evaluation;
use crate::guided::Guided;
use crate::level::LevelTable;

/// The search's knowledge of Yoxii.
#[derive(Clone, Copy, Default, Debug)]
pub struct YoxiiGuide;

/// With at most this many free squares, the game is searched to its end.
const SOLVE_FROM: u32 = 14;

impl Guided for Position {
    type Guide = YoxiiGuide;

    const GUIDE: YoxiiGuide = YoxiiGuide;
    const LEVELS: LevelTable = levels::LEVELS;
    const EVALUATION: &'static Evaluation = &fitting::EVALUATION;
}

impl Guide<Position> for YoxiiGuide {
    const HISTORY: usize = code::CODES;
    const COMPLETE_LOSSES: bool = true;

    fn evaluate(&self, position: &Position) -> i32 {
        eval::evaluate(position)
    }

    fn history_slot(&self, action: Action) -> usize {
        usize::from(code::of(action))
    }

    fn score_actions(&self, position: &Position, actions: &[Action], scores: &mut Vec<i32>) {
        Order::of(position).score_all(actions, scores);
    }

    fn actions(&self, position: &Position, depth: i32, actions: &mut Vec<Action>) -> Completeness {
        order::list(position, depth, actions)
    }

    fn immediate_win(&self, position: &Position) -> Option<Action> {
        ending::immediate_win(position, position.destinations())
    }

    fn survey(&self, position: &Position, wanted: Wanted, _answers: &mut Vec<Action>) -> Survey<Action> {
        let next = position.destinations();
        if next.is_empty() {
            return Survey::Over(position.outcome().unwrap_or(Outcome::Draw));
        }
        match ending::immediate_win(position, next) {
            Some(action) => Survey::Win(action),
            None => Survey::Open {
                forced: false,
                evaluation: wanted.evaluation.then(|| eval::evaluate(position)),
            },
        }
    }

    fn solve_from(&self, position: &Position) -> bool {
        free_squares(position) <= SOLVE_FROM
    }

    fn decode(&self, position: &Position, code: u16) -> Option<Action> {
        code::action(code).filter(|&action| position.check(action).is_ok())
    }

    fn tuning(&self) -> Tuning {
        Tuning {
            table_from_depth: 2,
            killers_first_depth: 2,
            reduce_after: 2,
            reduction_divisor: 1.5,
            late_base: 6,
            late_step: 4,
            ..Tuning::default()
        }
    }
}

/// The number of squares on which nothing stands.
fn free_squares(position: &Position) -> u32 {
    let [first, second] = tessera_game::Player::BOTH.map(|player| position.stones(player));
    position.shape().squares().len() - 1 - first.len() - second.len()
}
