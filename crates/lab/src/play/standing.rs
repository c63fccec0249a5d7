//! How a match stands: results counted in the order of the pairs, whatever order the games end in.
//!
//! So the same games give the same counts at every moment, with any concurrency, and a sequential test is not
//! misled by short games that end before long ones.

use std::collections::BTreeMap;

use super::{Ending, Plan, Played};
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
    sprt: Option<Sprt>,
    /// Games of later pairs.
    waiting: BTreeMap<usize, [Option<Points>; 2]>,
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
            standing.add(game.pair, game.swapped, game.points());
        }
        let culprit = game.culprit().map(|player| plan.players(game.task())[player.index()]);
        if let Some(faults) = culprit.and_then(|number| self.faults.get_mut(number)) {
            match game.ending {
                Ending::Illegal => faults.illegal += 1,
                Ending::Late => faults.late += 1,
                _ => faults.crashed += 1,
            }
        }
    }

    /// Whether the sequential test has ended.
    pub(crate) fn is_decided(&self) -> bool {
        self.pairings.first().is_some_and(|standing| standing.verdict.is_some())
    }
}

impl Standing {
    fn add(&mut self, pair: usize, swapped: bool, points: Points) {
        self.waiting.entry(pair).or_default()[usize::from(swapped)] = Some(points);
        while self.verdict.is_none() {
            let next = self.tally.pair_count() as usize;
            let Some(&[Some(one), Some(other)]) = self.waiting.get(&next) else { break };
            self.waiting.remove(&next);
            self.tally.add_pair(one, other);
            self.verdict = self.sprt.and_then(|sprt| sprt.verdict(&self.tally.pairs));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Standing;
    use crate::{Points::*, Sprt};

    #[test]
    fn pairs_count_in_order_and_only_when_complete() {
        let mut standing = Standing::default();
        standing.add(1, false, Win);
        standing.add(1, true, Win);
        standing.add(0, true, Draw);
        assert_eq!(standing.tally.games(), 0);
        standing.add(0, false, Loss);
        assert_eq!((standing.tally.games(), standing.tally.pairs), (4, [0, 1, 0, 0, 1]));
    }

    #[test]
    fn nothing_counts_after_the_verdict() {
        let sprt = Sprt::new(0.0, 400.0, 0.05, 0.05).ok();
        let mut standing = Standing { sprt, ..Standing::default() };
        for pair in (0..100).rev() {
            standing.add(pair, false, Loss);
            standing.add(pair, true, Loss);
        }
        assert!(standing.verdict.is_some());
        let counted = standing.tally.pair_count();
        assert!(counted < 50, "{counted}");
        let shorter = [counted - 1, 0, 0, 0, 0];
        assert_eq!(sprt.and_then(|sprt| sprt.verdict(&shorter)), None);
    }
}
