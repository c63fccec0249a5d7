//! How a match stands: results counted in the order of the pairs, whatever order the games end in.
//!
//! So the same games give the same counts at every moment, with any concurrency, and a sequential test is not
//! misled by short games that end before long ones.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{EndReason, Plan, Played};
use crate::{Points, Sprt, Tally, Verdict};

/// How often a contestant lost by a fault.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Faults {
    /// It chose what the rules forbid.
    pub illegal: u64,
    /// It answered too late.
    pub late: u64,
    /// Its program ended or hung.
    pub crashed: u64,
}

/// The counts of all pairings.
pub(crate) struct Standings {
    pub(crate) pairings: Vec<Standing>,
    /// For each contestant.
    pub(crate) faults: Vec<Faults>,
    /// All games that have been played, also those that are not counted yet.
    pub(crate) finished: u64,
}

/// The count of one pairing, seen by the first opponent.
#[derive(Default)]
pub(crate) struct Standing {
    /// The pairs from the first one to the first that is not complete, or to the one that decided the test.
    pub(crate) tally: Tally,
    pub(crate) verdict: Option<Verdict>,
    /// The pairs that repeat an earlier one action by action, and say nothing new. They are not in the tally.
    pub(crate) repeated: u64,
    sprt: Option<Sprt>,
    /// Games of later pairs.
    waiting: BTreeMap<usize, [Option<Outcome>; 2]>,
    /// The pairs that were counted.
    known: HashSet<[u64; 2]>,
}

/// The counted part of a game: its points, and a digest of all its actions.
#[derive(Clone, Copy)]
struct Outcome {
    points: Points,
    digest: u64,
}

impl Standings {
    pub(crate) fn new(plan: &Plan) -> Self {
        let mut pairings: Vec<Standing> = plan.pairings.iter().map(|_| Standing::default()).collect();
        if let Some(first) = pairings.first_mut() {
            first.sprt = plan.sprt;
        }
        Self { pairings, faults: vec![Faults::default(); plan.contestants.len()], finished: 0 }
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, plan: &Plan, game: &Played) {
        self.finished += 1;
        if let Some(standing) = self.pairings.get_mut(game.pairing) {
            let outcome = Outcome { points: game.points(), digest: digest(game) };
            standing.add(game.pair, game.swapped, outcome);
        }
        let culprit = game.culprit().map(|player| plan.players(game.task())[player.index()]);
        if let Some(faults) = culprit.and_then(|number| self.faults.get_mut(number)) {
            match game.ending {
                EndReason::Illegal => faults.illegal += 1,
                EndReason::Late => faults.late += 1,
                _ => faults.crashed += 1,
            }
        }
    }

    /// Whether the sequential test has ended.
    pub(crate) fn is_decided(&self) -> bool {
        self.pairings.first().is_some_and(|standing| standing.verdict.is_some())
    }
}

/// A hash of a game's start and actions.
fn digest(game: &Played) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&game.start, &game.actions).hash(&mut hasher);
    hasher.finish()
}

impl Standing {
    fn add(&mut self, pair: usize, swapped: bool, outcome: Outcome) {
        self.waiting.entry(pair).or_default()[usize::from(swapped)] = Some(outcome);
        while self.verdict.is_none() {
            let next = (self.tally.pair_count() + self.repeated) as usize;
            let Some(&[Some(one), Some(other)]) = self.waiting.get(&next) else { break };
            self.waiting.remove(&next);
            if !self.known.insert([one.digest, other.digest]) {
                self.repeated += 1;
                continue;
            }
            self.tally.add_pair(one.points, other.points);
            self.verdict = self.sprt.and_then(|sprt| sprt.verdict(&self.tally.pairs));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::{Outcome, Standing};
    use crate::{Points, Points::*, Sprt};

    /// A game unlike any other.
    fn game(points: Points) -> Outcome {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Outcome { points, digest: COUNT.fetch_add(1, Relaxed) }
    }

    #[test]
    fn a_repeated_pair_is_counted_once() {
        let mut standing = Standing::default();
        let (one, other) = (game(Win), game(Loss));
        for (pair, games) in [[one, other], [one, other], [other, one]].into_iter().enumerate() {
            standing.add(pair, false, games[0]);
            standing.add(pair, true, games[1]);
        }
        assert_eq!((standing.tally.pair_count(), standing.repeated), (2, 1));
    }

    #[test]
    fn pairs_count_in_order_and_only_when_complete() {
        let mut standing = Standing::default();
        standing.add(1, false, game(Win));
        standing.add(1, true, game(Win));
        standing.add(0, true, game(Draw));
        assert_eq!(standing.tally.games(), 0);
        standing.add(0, false, game(Loss));
        assert_eq!((standing.tally.games(), standing.tally.pairs), (4, [0, 1, 0, 0, 1]));
    }

    #[test]
    fn nothing_counts_after_the_verdict() {
        let sprt = Sprt::new(0.0, 400.0, 0.05, 0.05).ok();
        let mut standing = Standing { sprt, ..Standing::default() };
        for pair in (0..100).rev() {
            standing.add(pair, false, game(Loss));
            standing.add(pair, true, game(Loss));
        }
        assert!(standing.verdict.is_some());
        let counted = standing.tally.pair_count();
        assert!(counted < 50, "{counted}");
        let shorter = [counted - 1, 0, 0, 0, 0];
        assert_eq!(sprt.and_then(|sprt| sprt.verdict(&shorter)), None);
    }
}
