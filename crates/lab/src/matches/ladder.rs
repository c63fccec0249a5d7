//! A ladder: several contestants, rated in one table.

use std::path::Path;

use tessera_record::Record;
use tessera_search::Stop;

use crate::matches::play::{Conditions, Faults, Plan, Played, Standings, record, run};
use crate::matches::stats::{Encounter, Rating, rate};
use crate::{Contestant, LabError, Tally};

/// The pairings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairings {
    /// Every contestant plays every other.
    RoundRobin,
    /// Every contestant plays its neighbours in the list.
    Neighbours,
}

/// A set of contestants to be rated.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// All of them, for example from the weakest to the strongest.
    pub contestants: Vec<Contestant>,
    /// The conditions of all games.
    pub conditions: Conditions,
    /// The pairings.
    pub pairings: Pairings,
    /// The contestant whose rating is fixed, by number, and that rating.
    pub anchor: (usize, f64),
}

/// A contestant in the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Its title.
    pub title: String,
    /// Its rating; `None` before it has played.
    pub rating: Option<Rating>,
    /// All its results.
    pub total: Tally,
    /// Its results against the next in the list; `None` for the last.
    pub against_next: Option<Tally>,
    /// How often it lost by a fault.
    pub faults: Faults,
}

/// The table, in the order of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderTable {
    /// One for each contestant.
    pub rungs: Vec<Rung>,
    /// Whether a contestant won or lost everything, so that its rating is an underestimate.
    pub tamed: bool,
    /// All games that have been played.
    pub finished: u64,
}

impl Ladder {
    /// Plays the ladder, or continues it where `folder` holds the beginning of it; see [`Match::play`](crate::Match::play).
    pub fn play(
        &self,
        folder: Option<&Path>,
        stop: &Stop,
        on_game: &mut dyn FnMut(&LadderTable, Option<&Played>),
    ) -> Result<LadderTable, LabError> {
        if self.contestants.len() < 2 {
            return Err(LabError::Settings("a ladder needs at least two contestants"));
        }
        if self.anchor.0 >= self.contestants.len() || !self.anchor.1.is_finite() {
            return Err(LabError::Settings(
                "the anchor is one of the contestants, with a usual number as rating",
            ));
        }
        let plan = self.plan();
        let table = |standings: &Standings| self.table(&plan, standings);
        let standings = run(&plan, folder, stop, &mut |now, game| on_game(&table(now), game))?;
        Ok(table(&standings))
    }

    /// How many games will be played in all.
    pub fn games(&self) -> u64 {
        self.plan().games() as u64
    }

    /// The two contestants of a game, by number: who plays first and who second.
    pub fn players(&self, game: &Played) -> [usize; 2] {
        self.plan().players(game.task())
    }

    /// The record of a game of this ladder; `None` if it is not one of them.
    pub fn record(&self, game: &Played) -> Option<Record> {
        record(&self.plan(), game)
    }

    fn plan(&self) -> Plan<'_> {
        let count = self.contestants.len();
        let pairings = match self.pairings {
            Pairings::Neighbours => (1..count).map(|next| (next - 1, next)).collect(),
            Pairings::RoundRobin => {
                (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))).collect()
            }
        };
        Plan { contestants: &self.contestants, pairings, conditions: self.conditions.clone(), sprt: None }
    }

    fn table(&self, plan: &Plan, standings: &Standings) -> LadderTable {
        let met = plan.pairings.iter().zip(&standings.pairings);
        let encounters: Vec<Encounter> = met
            .map(|(&(player, opponent), standing)| Encounter { player, opponent, tally: standing.tally })
            .collect();
        // After an interruption some contestants may have no games yet.
        let ratings = rate(self.contestants.len(), &encounters, self.anchor).ok();
        let rung = |(index, contestant): (usize, &Contestant)| Rung {
            title: contestant.title(),
            rating: ratings.as_ref().and_then(|ratings| ratings.list.get(index)).copied(),
            total: encounters
                .iter()
                .filter_map(|one| one.seen_by(index))
                .fold(Tally::default(), |sum, one| sum + one),
            against_next: encounters
                .iter()
                .find(|one| (one.player, one.opponent) == (index, index + 1))
                .map(|one| one.tally),
            faults: standings.faults.get(index).copied().unwrap_or_default(),
        };
        LadderTable {
            rungs: self.contestants.iter().enumerate().map(rung).collect(),
            tamed: ratings.is_some_and(|ratings| ratings.tamed),
            finished: standings.finished,
        }
    }
}

impl Encounter {
    /// The results as that player sees them, if it took part.
    fn seen_by(&self, number: usize) -> Option<Tally> {
        match number {
            _ if number == self.player => Some(self.tally),
            _ if number == self.opponent => Some(self.tally.for_opponent()),
            _ => None,
        }
    }
}
