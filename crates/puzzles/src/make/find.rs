//! The puzzle in a position, if there is one: in the games whose turns are one action each.

use std::collections::{HashMap, HashSet};

use tessera_game::Position;

use super::Made;
use super::prover::{FOREVER, Prover};
use crate::ask::AnswerKey;
use crate::{Goal, Others, Step};

/// A puzzle before its difficulty is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The goal.
    pub goal: Goal,
    /// As in [`Puzzle`](crate::Puzzle::turns).
    pub turns: u32,
    /// The claim that is proven of all other turns.
    pub others: Others,
    /// The solver's turns and the longest defence, in turn.
    pub solution: Vec<Step>,
}

/// The maximum length of a win, in turns, outside of endings.
const MAX_TURNS: u32 = 3;
/// The maximum length of a win in endings.
const MAX_TURNS_IN_ENDINGS: u32 = 8;
/// The maximum number of turns within which all but one answer lose.
const MAX_TURNS_TO_SAVE: u32 = 2;
/// The minimum number of different answers: with fewer there is nothing to find.
const MIN_ANSWERS: usize = 4;
/// The maximum number of longest defences to try, until one leaves a single winning turn each time.
const MAX_DEFENCES: usize = 200;
/// The limit of work for one position.
const WORK: u64 = 400_000;

/// An action of a line, and whether its last detail does not count.
#[derive(Clone, Copy)]
struct Link<A> {
    action: A,
    loose: bool,
}

/// The search for puzzles in one game.
pub(super) struct Finder<P: Made> {
    prover: Prover<P, P::Guide>,
}

impl<P: Made> Finder<P> {
    pub(super) fn new() -> Self {
        Self { prover: Prover::new(P::GUIDE, P::MANY) }
    }

    /// The win to be found in a position that a mistake has led to: the opponent had better in `before`.
    pub(super) fn win(&mut self, before: &P, position: &P) -> Option<Draft> {
        if !has_choice(position) {
            return None;
        }
        self.prover.allow(WORK);
        let is_ending = position.is_ending();
        let most = if is_ending { MAX_TURNS_IN_ENDINGS } else { MAX_TURNS };
        let turns = self.prover.shortest(position, most)?;
        let bound = if is_ending { FOREVER } else { turns };
        let line = self.line(position, turns, is_ending)?;
        if !self.prover.survives(before, bound)? {
            return None;
        }
        Some(Draft {
            goal: Goal::Win,
            turns,
            others: if is_ending { Others::Always } else { Others::Within },
            solution: steps(position, &line),
        })
    }

    /// The rescue to be found in a position that cannot be won.
    pub(super) fn rescue(&mut self, position: &P) -> Option<Draft> {
        if !has_choice(position) {
            return None;
        }
        self.prover.allow(WORK);
        let is_ending = position.is_ending();
        let wins = if is_ending { FOREVER } else { MAX_TURNS_TO_SAVE };
        if self.prover.wins(position, wins)? {
            return None;
        }
        let bounds = if is_ending { FOREVER..=FOREVER } else { 1..=MAX_TURNS_TO_SAVE };
        for turns in bounds {
            let saving = self.answers(position, |prover, action| {
                prover.loses_with(position, action, turns).map(|loses| !loses)
            })?;
            let Some(step) = only(&saving) else { continue };
            let turns = if is_ending { self.slowest_loss(position, step.action)? } else { turns };
            return Some(Draft {
                goal: Goal::Save,
                turns,
                others: if is_ending { Others::Always } else { Others::Within },
                solution: steps(position, &[step]),
            });
        }
        None
    }

    /// Of all answers but the saving one, the turns within which the last of them loses.
    fn slowest_loss(&mut self, position: &P, saving: P::Action) -> Option<u32> {
        let saving = position.answer(saving).main;
        let mut slowest = 1;
        for action in position.actions() {
            if position.answer(action).main != saving {
                while !self.prover.loses_with(position, action, slowest)? {
                    slowest += 1;
                }
            }
        }
        Some(slowest)
    }

    /// The line in which each turn of the solver's is the only one that wins, against the longest defence.
    fn line(&mut self, position: &P, turns: u32, is_ending: bool) -> Option<Vec<Link<P::Action>>> {
        let bound = if is_ending { FOREVER } else { turns };
        let winning = self.answers(position, |prover, action| prover.wins_with(position, action, bound))?;
        let unique = only(&winning)?;
        let action = self.fastest(position, &winning, turns)?;
        let first = Link { action, ..unique };
        if turns == 1 {
            return Some(vec![first]);
        }
        let next = position.after(action);
        let mut defences = Vec::new();
        for answer in next.actions() {
            let after = next.after(answer);
            if after.outcome().is_none() && !self.prover.wins(&after, turns - 2)? {
                defences.push(answer);
            }
        }
        for answer in defences.into_iter().take(MAX_DEFENCES) {
            let after = next.after(answer);
            if let Some(rest) = self.line(&after, turns - 1, is_ending) {
                let mut line = vec![first, Link { action: answer, loose: false }];
                line.extend(rest);
                return Some(line);
            }
        }
        None
    }

    /// The first of these actions that wins within `turns` turns.
    fn fastest(&mut self, position: &P, winning: &[(AnswerKey, P::Action)], turns: u32) -> Option<P::Action> {
        for &(_, action) in winning {
            if self.prover.wins_with(position, action, turns)? {
                return Some(action);
            }
        }
        None
    }

    /// The actions that do what is asked, up to the second answer; `None` if the work is used up.
    fn answers(
        &mut self,
        position: &P,
        mut does: impl FnMut(&mut Prover<P, P::Guide>, P::Action) -> Option<bool>,
    ) -> Option<Vec<(AnswerKey, P::Action)>> {
        let mut seen: HashMap<AnswerKey, bool> = HashMap::new();
        let mut good = Vec::new();
        let mut actions = position.actions();
        actions.sort_unstable();
        for action in actions {
            let answer = position.answer(action);
            if seen.contains_key(&answer) {
                continue;
            }
            let does = does(&mut self.prover, action)?;
            seen.insert(answer, does);
            if does {
                good.push((answer, action));
                // Two answers do it, so there is no single solution.
                if good.iter().any(|(other, _)| other.main != answer.main) {
                    break;
                }
            }
        }
        Some(good)
    }
}

/// Whether there are enough different answers.
fn has_choice<P: Made>(position: &P) -> bool {
    let answers: HashSet<u64> =
        position.actions().into_iter().map(|action| position.answer(action).main).collect();
    answers.len() >= MIN_ANSWERS
}

/// The one answer, if all of them are the same but for the last detail.
fn only<A: Copy>(good: &[(AnswerKey, A)]) -> Option<Link<A>> {
    let (first, action) = good.first().copied()?;
    let one = good.iter().all(|(answer, _)| answer.main == first.main);
    one.then_some(Link { action, loose: good.len() > 1 })
}

fn steps<P: Position>(position: &P, line: &[Link<P::Action>]) -> Vec<Step> {
    let mut now = *position;
    let step = |step: &Link<P::Action>| {
        let turn = now.action_text(step.action);
        now = now.after(step.action);
        Step { turn, loose: step.loose }
    };
    line.iter().map(step).collect()
}
