//! The line of play that shows a proof: the plan against the longest resistance, or two plans to draw against each other.

use std::cmp::Reverse;

use tessera_games::AnyGame;

use super::file::PlanLines;
use super::plan::PlanCheck;

impl<P: AnyGame> PlanCheck<'_, P> {
    /// The longest game in which the plan is followed. Everything must be checked before.
    pub(super) fn longest_line(&self, root: &P) -> Vec<String> {
        played(root, |position| {
            if position.to_move() == self.plan.holds.player {
                return planned(self.plan, position);
            }
            // Of answers that resist equally long, the first in the order of the rules.
            position
                .actions()
                .into_iter()
                .min_by_key(|&action| Reverse(self.turns_of(&position.after(action))))
        })
    }

    /// The turns of the longest game from a position of the plan; 0 where the game is over.
    fn turns_of(&self, position: &P) -> u32 {
        find(self.plan, position).and_then(|index| self.turns[index]).unwrap_or(0)
    }
}

/// The game in which each player follows the own plan.
pub(super) fn both_planned<P: AnyGame>(plans: &[PlanLines<'_>], root: &P) -> Vec<String> {
    played(root, |position| {
        let own = plans.iter().find(|plan| plan.holds.player == position.to_move())?;
        planned(own, position)
    })
}

/// The line of a plan with a position.
pub(super) fn find<P: AnyGame>(plan: &PlanLines<'_>, position: &P) -> Option<usize> {
    let text = position.bare().to_string();
    plan.steps.binary_search_by(|&(other, _)| other.cmp(&text)).ok()
}

/// The action of a plan in a position.
fn planned<P: AnyGame>(plan: &PlanLines<'_>, position: &P) -> Option<P::Action> {
    let (_, action) = plan.steps[find(plan, position)?];
    position.parse_action(action).ok()
}

/// The actions, as texts, of a game in which one is chosen in each position.
fn played<P: AnyGame>(root: &P, choose: impl Fn(&P) -> Option<P::Action>) -> Vec<String> {
    let (mut position, mut line) = (*root, Vec::new());
    while position.outcome().is_none()
        && let Some(action) = choose(&position)
    {
        line.push(position.action_text(action));
        position = position.after(action);
    }
    line
}
