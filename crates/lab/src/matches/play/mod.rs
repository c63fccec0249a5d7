//! Plays the games of matches and ladders: schedules them, plays several at a time, saves them in a folder, counts them.

mod folder;
mod game;
mod played;
mod records;
mod runner;
mod seat;
mod standing;

use std::time::Duration;

use tessera_games::{AnyPosition, GameId};

use crate::{Contestant, LabError, Openings, Sprt};

pub use played::{EndReason, Played};
pub(crate) use records::record;
pub(crate) use runner::run;
pub use standing::Faults;
pub(crate) use standing::Standings;

/// The conditions of all games.
#[derive(Clone, PartialEq, Debug)]
pub struct Conditions {
    /// How games begin.
    pub openings: Openings,
    /// The most pairs of games that any two opponents play.
    pub pairs: usize,
    /// The number of games played at the same time. Results depend on it only where time limits are short.
    pub concurrency: usize,
    /// The delay that is tolerated after a time limit.
    pub margin: Duration,
    /// The timeout of a program where no time limit is set.
    pub patience: Duration,
    /// Whether a game ends when a player that makes no mistakes on purpose has proven its win, or both have proven a draw.
    pub adjudicate: bool,
}

impl Conditions {
    /// The default: one game at a time, a margin of 250 ms, a timeout of a minute, no adjudication.
    pub fn standard(openings: Openings, pairs: usize) -> Self {
        let (margin, patience) = (Duration::from_millis(250), Duration::from_mins(1));
        Self { openings, pairs, concurrency: 1, margin, patience, adjudicate: false }
    }
}

/// All games to be played.
pub(crate) struct Plan<'a> {
    pub(crate) contestants: &'a [Contestant],
    /// The pairs of opponents, by number.
    pub(crate) pairings: Vec<(usize, usize)>,
    pub(crate) conditions: Conditions,
    /// Ends the first pairing early.
    pub(crate) sprt: Option<Sprt>,
}

/// One game of the plan. Its colours are swapped in the second game of a pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Task {
    pub(crate) pair: usize,
    pub(crate) pairing: usize,
    pub(crate) swapped: bool,
}

impl Plan<'_> {
    pub(crate) fn check(&self) -> Result<(), LabError> {
        let &Conditions { pairs, concurrency, ref openings, .. } = &self.conditions;
        let problem = if pairs == 0 {
            "a match needs at least one pair of games"
        } else if pairs > 1_000_000 {
            "a match has at most a million pairs of games"
        } else if !(1..=1024).contains(&concurrency) {
            "between 1 and 1024 games are played at the same time"
        } else if openings.balance.is_some_and(|balance| !(0.0..=0.5).contains(&balance.within)) {
            "the balance of openings lies between 0 and 0.5"
        } else if openings.actions > 10_000 {
            "an opening has at most 10000 actions"
        } else if openings.fair && !openings.start.game().has_boards() {
            "only Slither Stone has fair boards"
        } else {
            return Ok(());
        };
        Err(LabError::Settings(problem))
    }

    /// The game of all games.
    pub(crate) fn game(&self) -> GameId {
        AnyPosition::from(self.conditions.openings.start).game()
    }

    /// All games, such that all pairings advance together.
    pub(crate) fn tasks(&self) -> impl Iterator<Item = Task> {
        let pairings = self.pairings.len();
        (0..self.conditions.pairs).flat_map(move |pair| {
            let games = (0..pairings).flat_map(|pairing| [(pairing, false), (pairing, true)]);
            games.map(move |(pairing, swapped)| Task { pair, pairing, swapped })
        })
    }

    /// The number of all games.
    pub(crate) fn games(&self) -> usize {
        2 * self.pairings.len() * self.conditions.pairs
    }

    /// Who plays first and who second, by number.
    pub(crate) fn players(&self, task: Task) -> [usize; 2] {
        let (one, other) = self.pairings.get(task.pairing).copied().unwrap_or_default();
        if task.swapped { [other, one] } else { [one, other] }
    }
}
