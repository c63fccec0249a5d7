//! Proves what can be forced within a number of turns, with the help of the players' knowledge.

use std::collections::HashMap;

use tessera_game::{Outcome, Position, mix};
use tessera_search::{Completeness, Guide, Survey, Wanted, all_actions};

/// A number of turns that no game has.
pub(super) const FOREVER: u32 = u32::MAX;

/// The search of one game.
///
/// A win *within n turns* is certain before the winner's turn n + 1: the game is over, or every answer to the n-th turn ends
/// it. All answers are `None` if the work is used up.
pub(super) struct Prover<P: Position, G> {
    guide: G,
    /// Above this many actions zugzwang is ruled out: no quiet action wins in one turn.
    many: usize,
    known: HashMap<u64, Bounds>,
    /// The last answers that refuted something, by the turns left.
    killers: Vec<Option<P::Action>>,
    work: u64,
}

/// Proven bounds of a position: the fewest turns within which it is won, and the most within which it is not.
#[derive(Clone, Copy)]
struct Bounds {
    won: u32,
    not_won: u32,
}

impl<P: Position, G: Guide<P>> Prover<P, G> {
    pub(super) fn new(guide: G, many: usize) -> Self {
        Self { guide, many, known: HashMap::new(), killers: vec![None; 64], work: 0 }
    }

    /// Sets the limit of work until the next call.
    pub(super) fn allow(&mut self, work: u64) {
        self.work = work;
        if self.known.len() > 1 << 20 {
            self.known.clear();
        }
    }

    /// The fewest turns, up to `most`, within which the player to move wins; `None` too if it takes more.
    pub(super) fn shortest(&mut self, position: &P, most: u32) -> Option<u32> {
        for turns in 1..=most {
            if self.wins(position, turns)? {
                return Some(turns);
            }
        }
        None
    }

    /// Whether the player to move wins within `turns` turns. The game is not over.
    pub(super) fn wins(&mut self, position: &P, turns: u32) -> Option<bool> {
        if turns == 0 {
            return Some(false);
        }
        let key = mix(position.hash(), 1);
        if let Some(known) = self.known.get(&key) {
            if known.won <= turns {
                return Some(true);
            }
            if known.not_won >= turns {
                return Some(false);
            }
        }
        let wins = self.finds_win(position, turns)?;
        let known = self.known.entry(key).or_insert(Bounds { won: FOREVER, not_won: 0 });
        if wins {
            known.won = known.won.min(turns);
        } else {
            known.not_won = known.not_won.max(turns);
        }
        Some(wins)
    }

    fn finds_win(&mut self, position: &P, turns: u32) -> Option<bool> {
        self.spend()?;
        let mut answers = Vec::new();
        let wanted = Wanted { evaluation: false, answers: turns > 1 };
        match self.guide.survey(position, wanted, &mut answers) {
            Survey::Over(outcome) => return Some(outcome == Outcome::Win(position.to_move())),
            Survey::Win(_) => return Some(true),
            Survey::Lost(_) => return Some(false),
            Survey::Open { forced, .. } => {
                let few = self.many == usize::MAX || position.count_actions_unchecked() <= self.many;
                if turns == 1 && !few {
                    return Some(false);
                }
                if !forced || turns == 1 {
                    self.list(position, turns, &mut answers);
                }
            }
        }
        for action in answers {
            if self.wins_with(position, action, turns)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether an action wins within `turns` turns, this one included.
    pub(super) fn wins_with(&mut self, position: &P, action: P::Action, turns: u32) -> Option<bool> {
        let next = position.after(action);
        match next.outcome() {
            Some(outcome) => Some(outcome == Outcome::Win(position.to_move())),
            None => self.survives(&next, less(turns)).map(|survives| !survives),
        }
    }

    /// Whether the player to move can avoid losing within the opponent's next `turns` turns.
    pub(super) fn survives(&mut self, position: &P, turns: u32) -> Option<bool> {
        self.spend()?;
        if turns == 0 {
            return Some(position.actions().into_iter().any(|action| !loses_at_once(position, action)));
        }
        let mut answers = Vec::new();
        match self.guide.survey(position, Wanted { evaluation: false, answers: true }, &mut answers) {
            Survey::Over(outcome) => return Some(outcome != Outcome::Win(!position.to_move())),
            Survey::Win(_) => return Some(true),
            Survey::Lost(_) => return Some(false),
            Survey::Open { forced: true, .. } => {}
            Survey::Open { .. } => {
                answers.clear();
                self.list(position, turns, &mut answers);
            }
        }
        let slot = (turns as usize).min(self.killers.len() - 1);
        if let Some(killer) = self.killers[slot]
            && let Some(place) = answers.iter().position(|&answer| answer == killer)
        {
            answers.swap(0, place);
        }
        for answer in answers {
            if !self.loses_with(position, answer, turns)? {
                self.killers[slot] = Some(answer);
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether an action loses within the opponent's next `turns` turns.
    pub(super) fn loses_with(&mut self, position: &P, action: P::Action, turns: u32) -> Option<bool> {
        let next = position.after(action);
        match next.outcome() {
            Some(outcome) => Some(outcome == Outcome::Win(!position.to_move())),
            None => self.wins(&next, turns),
        }
    }

    /// All actions, or those that stand for all, the promising ones first.
    fn list(&self, position: &P, turns: u32, actions: &mut Vec<P::Action>) {
        actions.clear();
        if self.guide.actions(position, i32::MAX, actions) == Completeness::Partial {
            actions.clear();
            all_actions(position, actions);
        }
        if turns > 1 {
            let mut scores = Vec::new();
            self.guide.score_actions(position, actions, &mut scores);
            let mut order: Vec<(i32, P::Action)> = scores.into_iter().zip(actions.drain(..)).collect();
            order.sort_by_key(|&(score, _)| -score);
            actions.extend(order.into_iter().map(|(_, action)| action));
        }
    }

    fn spend(&mut self) -> Option<()> {
        self.work = self.work.checked_sub(1)?;
        Some(())
    }
}

fn less(turns: u32) -> u32 {
    if turns == FOREVER { FOREVER } else { turns - 1 }
}

fn loses_at_once<P: Position>(position: &P, action: P::Action) -> bool {
    position.after(action).outcome() == Some(Outcome::Win(!position.to_move()))
}
