//! The computer player of Slither Stone, and what it believes about the game.
//!
//! - No action kills an enemy snake or wins at once: a player loses by running out of safe moves.
//! - A second snake is worth much room. Fitted to the results of games, the player's share of the squares counts,
//!   and room to turn in, but not the bare number of squares: most games end long before the board is full.
//! - Jumps cross walls and snakes. Who comes first where is counted with jumps as fast as steps.
//! - A player who makes each snake wise in turn can lead both where they like. The mad snake's line is in danger where
//!   a snake comes into it; no wall can be placed beside a snake.
//! - Two snakes are lost by forks: each one's line is blocked, so neither can be the mad one. The moves in which both
//!   live are counted; where there is none, a snake is as good as dead, since the board only fills up.
//! - Walls matter most where they close the most of the enemy's ways, then near the enemy's heads and where the enemy's squares hang together by one; free spaces where our own
//!   do. A turn is chosen in one order: move, free spaces, wall, end.
//! - To a forced win a wall matters only where a snake goes in it, and a free space only where the winner needs a wall.
//!   So wins of a few turns can be proven, although no list has all actions.

mod closing;
mod code;
mod eval;
mod field;
pub(crate) mod fitting;
mod levels;
mod list;
mod order;
mod outcomes;
mod proof;
mod safety;
mod territory;
#[cfg(test)]
mod tests;
mod ways;
mod weights;

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Position};
use tessera_search::{Completeness, ForcedWin, Guide, Survey, Tuning, Wanted, WorkBudget};

use self::field::Field;
use crate::fitting::Evaluation;
use crate::guided::Guided;
use crate::level::LevelTable;

/// The search's knowledge of Slither Stone.
#[derive(Clone, Copy, Default, Debug)]
pub struct SlitherGuide;

impl Guided for Position {
    type Guide = SlitherGuide;

    const GUIDE: SlitherGuide = SlitherGuide;
    const LEVELS: LevelTable = levels::LEVELS;
    const EVALUATION: &'static Evaluation = &fitting::EVALUATION;

    /// Once the snakes have moved, not more than are listed: beyond them, every legal wall and free space would be compared.
    fn lines(&self, wanted: usize) -> usize {
        if wanted == 1 || !self.has_moved() {
            return wanted;
        }
        let mut listed = Vec::new();
        list::list(self, list::ROOT, &mut listed);
        wanted.min(listed.len().max(1))
    }

    /// Free spaces cannot be had again.
    fn is_scarce(action: Action) -> bool {
        matches!(action, Action::FreeSpace(_))
    }
}

impl Guide<Position> for SlitherGuide {
    const HISTORY: usize = code::CODES;
    const DRAWS: bool = false;
    const LAST_RESORTS: bool = true;

    fn evaluate(&self, position: &Position) -> i32 {
        eval::evaluate(position)
    }

    fn history_slot(&self, action: Action) -> usize {
        usize::from(code::of(action))
    }

    fn score_actions(&self, position: &Position, actions: &[Action], scores: &mut Vec<i32>) {
        scores.extend(actions.iter().map(|&action| order::score(position, action)));
    }

    fn actions(&self, position: &Position, depth: i32, actions: &mut Vec<Action>) -> Completeness {
        list::list(position, depth, actions)
    }

    /// Free spaces, where the enemy's answer has walls.
    fn last_resorts(&self, position: &Position, answers: &[Action], actions: &mut Vec<Action>) {
        if !position.has_moved() {
            return;
        }
        let spaces = answers.iter().filter_map(|&answer| match answer {
            Action::Wall(square) => Some(Action::FreeSpace(square)),
            _ => None,
        });
        actions.extend(spaces.filter(|&space| position.check(space).is_ok()));
    }

    fn is_free(&self, action: Action) -> bool {
        matches!(action, Action::FreeSpace(_))
    }

    /// Who cannot live through this turn is lost: walls and free spaces make no room.
    fn survey(&self, position: &Position, _: Wanted, _: &mut Vec<Action>) -> Survey<Action> {
        if let Some(outcome) = position.outcome() {
            return Survey::Over(outcome);
        }
        let mover = position.to_move();
        if !position.has_moved() && !ways::can_live(&Field::of(position), ways::heads_of(position, mover)) {
            let delays = u32::from(!position.has_walled()) + u32::from(position.supply(mover));
            return Survey::Lost(delays + 1);
        }
        Survey::Open { forced: false, evaluation: None }
    }

    fn prove(&self, position: &Position, budget: WorkBudget<'_>) -> Option<ForcedWin<Action>> {
        proof::find(position, budget)
    }

    /// After the wall only the end of the turn is left. Free spaces are looked at by the root alone.
    fn only_action(&self, position: &Position) -> Option<(Action, Completeness)> {
        if !position.has_moved() || !position.has_walled() || position.outcome().is_some() {
            return None;
        }
        let spaces = position.supply(position.to_move()) > 0;
        Some((Action::End, if spaces { Completeness::Partial } else { Completeness::Complete }))
    }

    fn decode(&self, position: &Position, code: u16) -> Option<Action> {
        code::action(code).filter(|&action| position.check(action).is_ok())
    }

    fn tuning(&self) -> Tuning {
        Tuning { futility_margin: 80, reverse_futility_margin: 60, ..Tuning::default() }
    }
}
