//! A whole turn: its actions are chosen one by one and share one budget.

use std::time::Duration;

use tessera_games::{AnyAction, AnyPosition};
use tessera_search::{Limits, Stop};

use crate::{Decision, Engine, EngineLine};

/// A turn that an engine chose.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineTurn {
    /// The actions of the turn, at least one.
    pub actions: Vec<AnyAction>,
    /// The best lines at the start of the turn, best first. On a lower level the turn need not follow any of them.
    pub lines: Vec<EngineLine>,
    /// The largest number of threads that searched.
    pub threads: usize,
}

impl Engine {
    /// Chooses a whole turn, and reports the best lines of its first action. `None` if the game is over.
    ///
    /// Nodes and time are limits of the whole turn. An action after which the turn can go on gets half of what is left;
    /// one that must end the turn gets all of it. The depth, and the node limit of a level, apply to each action. When the
    /// budget is used up, the search is stopped, or the result is proven, a player without random choices plays the
    /// rest of the turn as expected.
    pub fn turn(
        &self,
        position: &AnyPosition,
        limits: Limits,
        stop: &Stop,
        on_line: &mut dyn FnMut(&EngineLine),
    ) -> Option<EngineTurn> {
        let clock = self.settings().clock;
        let mut budget = Budget { limits, start: clock(), nodes: 0 };
        let mut turn = PartialTurn { position: *position, actions: Vec::new() };
        let mut first: Option<Decision> = None;
        let mut threads = 0;
        while !turn.is_complete(position) {
            let share = budget.share(turn.can_go_on(), clock());
            let is_first = first.is_none();
            let decision = self.think(&turn.position, share, stop, &mut |line| {
                if is_first {
                    on_line(line);
                }
            })?;
            turn.play(decision.action)?;
            threads = threads.max(decision.threads);
            if let Some(best) = decision.lines.first() {
                budget.nodes += best.nodes;
                let is_spent = stop.is_raised() || budget.is_spent(clock());
                let is_settled = is_spent || best.score.is_proven();
                if is_settled && !self.is_random(position) {
                    turn.follow(position, &best.pv);
                }
            }
            first.get_or_insert(decision);
        }
        Some(EngineTurn { actions: turn.actions, lines: first?.lines, threads })
    }
}

/// The limits of a turn, and what has been used of them.
struct Budget {
    limits: Limits,
    start: Duration,
    nodes: u64,
}

impl Budget {
    /// The limits of the next action: half of what is left if the turn can go on after it, otherwise all.
    fn share(&self, can_go_on: bool, now: Duration) -> Limits {
        let used = now.saturating_sub(self.start);
        let parts = if can_go_on { 2 } else { 1 };
        let time = |limit: Option<Duration>| limit.map(|limit| limit.saturating_sub(used) / parts);
        Limits {
            depth: self.limits.depth,
            nodes: self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes) / u64::from(parts)),
            soft: time(self.limits.soft),
            hard: time(self.limits.hard),
        }
    }

    fn is_spent(&self, now: Duration) -> bool {
        let used = now.saturating_sub(self.start);
        self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes)
            || self.limits.hard.or(self.limits.soft).is_some_and(|limit| used >= limit)
    }
}

/// The part of a turn that is chosen, and the position after it.
struct PartialTurn {
    position: AnyPosition,
    actions: Vec<AnyAction>,
}

impl PartialTurn {
    fn is_complete(&self, start: &AnyPosition) -> bool {
        self.position.outcome().is_some() || self.position.to_move() != start.to_move()
    }

    /// Whether some legal action does not end the turn.
    fn can_go_on(&self) -> bool {
        self.position.actions().into_iter().any(|action| {
            let mut next = self.position;
            next.play(action).is_ok() && next.outcome().is_none() && next.to_move() == self.position.to_move()
        })
    }

    fn play(&mut self, action: AnyAction) -> Option<()> {
        self.position.play(action).ok()?;
        self.actions.push(action);
        Some(())
    }

    /// Plays the rest of an expected line as far as it belongs to the turn. The last action played must be its first.
    fn follow(&mut self, start: &AnyPosition, expected: &[AnyAction]) {
        if self.actions.last() != expected.first() {
            return;
        }
        for &action in expected.iter().skip(1) {
            if self.is_complete(start) || self.play(action).is_none() {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use std::time::Duration;
    use tessera_search::Limits;

    #[test]
    fn an_action_gets_half_of_what_is_left_and_the_last_one_gets_the_rest() {
        let second = Duration::from_secs(1);
        let limits = Limits { depth: Some(9), nodes: Some(1_000), soft: None, hard: Some(second * 8) };
        let mut budget = Budget { limits, start: second, nodes: 0 };
        assert_eq!(budget.share(false, second), limits);
        let half = Limits { nodes: Some(500), hard: Some(second * 4), ..limits };
        assert_eq!(budget.share(true, second), half);
        budget.nodes = 500;
        let rest = Limits { nodes: Some(500), hard: Some(second * 4), ..limits };
        assert_eq!(budget.share(false, second * 5), rest);
        assert!(!budget.is_spent(second * 5) && budget.is_spent(second * 9));
        budget.nodes = 1_000;
        assert!(budget.is_spent(second * 5));
        assert_eq!(budget.share(true, second * 20).hard, Some(Duration::ZERO));
    }
}
