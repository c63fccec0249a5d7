//! Matches between players: a match of two contestants, a ladder of several, and the statistics of their games.

mod book;
mod contestant;
mod cpu;
mod fault;
mod ladder;
mod openings;
mod play;
mod stats;
mod ugi;

use std::path::Path;

use tessera_record::Record;
use tessera_search::Stop;

pub use self::book::Book;
pub use self::contestant::{
    BuiltIn, ClockPace, Contestant, ContestantError, Mind, Pace, Program, parse_time,
};
pub use self::ladder::{Ladder, LadderTable, Pairings, Rung};
pub use self::openings::{Balance, Opening, Openings};
pub use self::play::{Conditions, EndReason, Faults, Played};
use self::play::{Plan, Standings, record, run};
pub use self::stats::{
    Elo, Encounter, Points, Rating, RatingError, Ratings, Sprt, SprtError, Tally, Verdict, elo_of_score,
    rate, score_of_elo,
};
use crate::LabError;

/// A match between two contestants.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The two players. Results are seen from the first one's side.
    pub contestants: [Contestant; 2],
    /// The conditions of all games.
    pub conditions: Conditions,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
}

/// How a match stands, seen by the first contestant.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchResult {
    /// The counted pairs: from the first one to the first that is not complete, or to the one that decided the test.
    pub tally: Tally,
    /// The pairs that repeat an earlier one action by action. They are not counted again.
    pub repeated: u64,
    /// All games that have been played, also those that are not counted.
    pub finished: u64,
    /// How often each contestant lost by a fault.
    pub faults: [Faults; 2],
    /// The test's log-likelihood ratio.
    pub llr: Option<f64>,
    /// How the test ended, if it has.
    pub verdict: Option<Verdict>,
}

impl Match {
    /// Plays the match, or continues it where `folder` holds the beginning of it.
    ///
    /// `on_game` is called with the standing at the beginning (without a game), and after each game that ends. When
    /// `stop` is raised, games that are being played are given up; all others are in the folder.
    pub fn play(
        &self,
        folder: Option<&Path>,
        stop: &Stop,
        on_game: &mut dyn FnMut(&MatchResult, Option<&Played>),
    ) -> Result<MatchResult, LabError> {
        let plan = self.plan();
        let result = |standings: &Standings| self.result(standings);
        let standings = run(&plan, folder, stop, &mut |now, game| on_game(&result(now), game))?;
        Ok(result(&standings))
    }

    /// How many games will be played at the most.
    pub fn games(&self) -> u64 {
        self.plan().games() as u64
    }

    /// The record of a game of this match; `None` if it is not one of them.
    pub fn record(&self, game: &Played) -> Option<Record> {
        record(&self.plan(), game)
    }

    fn plan(&self) -> Plan<'_> {
        Plan {
            contestants: &self.contestants,
            pairings: vec![(0, 1)],
            conditions: self.conditions.clone(),
            sprt: self.sprt,
        }
    }

    fn result(&self, standings: &Standings) -> MatchResult {
        let standing = standings.pairings.first();
        let tally = standing.map(|standing| standing.tally).unwrap_or_default();
        let faults = |index: usize| standings.faults.get(index).copied().unwrap_or_default();
        MatchResult {
            tally,
            repeated: standing.map_or(0, |standing| standing.repeated),
            finished: standings.finished,
            faults: [faults(0), faults(1)],
            llr: self.sprt.map(|sprt| sprt.llr(&tally.pairs)),
            verdict: standing.and_then(|standing| standing.verdict),
        }
    }
}
