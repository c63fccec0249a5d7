//! Statistics of many games: how many there are, who won, how long they were.

use serde::Serialize;
use tessera_games::{GameId, Outcome, Player};

use crate::{ReadError, Record};

/// A summary of many games.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Stats {
    /// The summary of each game, in the order of [`GameId::ALL`].
    pub games: [GameStats; GameId::ALL.len()],
    /// How many games could not be read.
    pub unreadable: u64,
}

/// A summary of many games of one kind.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct GameStats {
    /// How many games there are.
    pub games: u64,
    /// How many the first player won.
    pub first: u64,
    /// How many the second player won.
    pub second: u64,
    /// How many were drawn.
    pub draws: u64,
    /// How many have no result.
    pub unfinished: u64,
    /// How many turns all of them have.
    pub turns: u64,
    /// How many actions all of them have.
    pub actions: u64,
    /// The number of turns of the shortest game.
    pub shortest: u64,
    /// The number of turns of the longest game.
    pub longest: u64,
}

impl Stats {
    /// The summary of the games of a file; see [`Records`](crate::Records).
    pub fn of(records: impl IntoIterator<Item = Result<Record, ReadError>>) -> Self {
        let mut stats = Self::default();
        for record in records {
            match record {
                Ok(record) => stats.add(&record),
                Err(_) => stats.unreadable += 1,
            }
        }
        stats
    }

    /// Counts one more game.
    pub fn add(&mut self, record: &Record) {
        let place = GameId::ALL.iter().position(|&game| game == record.game());
        if let Some(stats) = place.and_then(|place| self.games.get_mut(place)) {
            stats.add(record);
        }
    }

    /// The summary of each game that was played at all.
    pub fn iter(&self) -> impl Iterator<Item = (GameId, &GameStats)> {
        GameId::ALL.into_iter().zip(&self.games).filter(|(_, stats)| stats.games > 0)
    }
}

impl GameStats {
    fn add(&mut self, record: &Record) {
        let turns = record.main().len() as u64;
        self.shortest = if self.games == 0 { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.games += 1;
        self.turns += turns;
        self.actions += record.main().actions().len() as u64;
        match record.result() {
            Some(Outcome::Win(Player::First)) => self.first += 1,
            Some(Outcome::Win(Player::Second)) => self.second += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }

    /// The mean number of turns of a game; 0 if there are none.
    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    /// The mean number of actions of a game; 0 if there are none.
    pub fn mean_actions(&self) -> f64 {
        self.actions as f64 / self.games.max(1) as f64
    }
}
