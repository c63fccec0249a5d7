//! The checker: compares a history with the stored logs, and reports every violation of a promise. Each promise has its own
//! file, with a function that takes linear time.
//!
//! 1. `acknowledged`: every acknowledged command is in the log once, at the acknowledged version.
//! 2. `refused`: no refused, duplicate or unsent command is in the log.
//! 3. `streams`: every client received the log without gaps, from the version it had, with the hashes of the replay.
//! 4. `order`: an event that a client knew before sending a command precedes that command's event.
//! 5. `replay`: every turn is legal and by the player to move, the game ends once with nothing after it, and the rows that
//!    are derived from the log agree with it.
//! 6. `clocks`: time never goes back, every millisecond is accounted for, and no flag is early or late.
//! 7. `fairness`: an outage is credited before a turn by minutes, a flag or a claim, and a rematch has the right key and swapped sides.
//! 8. `private`: no client receives a secret, or an answer or seat of another client.

mod acknowledged;
mod clocks;
mod evidence;
mod fairness;
mod order;
mod private;
mod refused;
mod replay;
mod streams;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::io;
use std::path::Path;

use serde::Serialize;
use tessera_online::{Event, GameKey, Millis};
use tessera_store::{GameRow, Store, StoredEvent};

pub use evidence::{Command, Evidence, Fault, GameEvidence, Seen, Stream};

/// The name of a fault during which the nodes' clocks were wrong, so that event times prove nothing.
pub const SKEW: &str = "clocks that jump";

/// A promise of the server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// Every acknowledged command is in the log.
    Acknowledged,
    /// No refused, duplicate or unsent command is in the log.
    Refused,
    /// Every client received the log without gaps.
    Streams,
    /// An event that was known before a command was sent precedes it.
    Order,
    /// The log replays: legal turns, one end.
    Replay,
    /// Time is accounted for, and flags are on time.
    Clocks,
    /// Outages are credited, and rematches are correct.
    Fairness,
    /// No client received another client's answer, seat or secret.
    Private,
}

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Violation {
    /// The promise.
    pub promise: Promise,
    /// The key of the game.
    pub game: String,
    /// The evidence, in words.
    pub how: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, game {}: {}", self.promise, self.game, self.how)
    }
}

/// The checker's result.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The number of games with a stored log.
    pub games: usize,
    /// The number of commands sent.
    pub commands: usize,
    /// The number of events in the logs.
    pub events: usize,
    /// The number of events that clients received.
    pub seen: usize,
    /// The broken promises.
    pub violations: Vec<Violation>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, commands, events, seen, violations } = self;
        write!(f, "checked {games} games, {commands} commands, {events} events, {seen} seen: ")?;
        match violations.len() {
            0 => f.write_str("no violation"),
            count => write!(f, "{count} violations"),
        }
    }
}

/// A game in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The row that is derived from the log.
    pub row: GameRow,
    /// The events, in order.
    pub log: Vec<StoredEvent>,
}

/// The stored games; an error message for a game that cannot be read.
pub type Logs = BTreeMap<GameKey, Result<Stored, String>>;

/// A game with all evidence about it.
pub(crate) struct Case<'a> {
    pub(crate) key: &'a GameKey,
    pub(crate) evidence: &'a GameEvidence,
    pub(crate) stored: &'a Stored,
    /// The log up to the first event that cannot be read.
    pub(crate) events: Vec<Event>,
    /// The state of an independent replay after each event, up to the first illegal one.
    pub(crate) after: Vec<replay::After>,
    /// The sequence number of each command in the log.
    pub(crate) places: HashMap<&'a str, u32>,
    violations: Vec<Violation>,
}

impl Case<'_> {
    pub(crate) fn broken(&mut self, promise: Promise, how: impl Into<String>) {
        self.violations.push(Violation { promise, game: self.key.to_string(), how: how.into() });
    }
}

/// Reads the logs of the games of a history.
pub async fn read_logs(store: &Store, evidence: &Evidence) -> Logs {
    let mut logs = Logs::new();
    for key in evidence.games.keys() {
        let stored = async {
            let row = store.game(key.as_str()).await.map_err(|error| error.to_string())?;
            let log = store.read(key.as_str(), None).await.map_err(|error| error.to_string())?;
            let row = row.ok_or("the game is not stored")?;
            Ok::<_, String>(Stored { row, log })
        };
        let stored = stored.await;
        // Nothing can be checked of a game that the operator has removed.
        if stored.is_err() && matches!(store.removal(key.as_str()).await, Ok(Some(_))) {
            continue;
        }
        logs.insert(key.clone(), stored);
    }
    logs
}

/// Checks a history file against a store.
pub async fn check_file(history: &Path, store: &Store) -> io::Result<Report> {
    let evidence = Evidence::read(history)?;
    let logs = read_logs(store, &evidence).await;
    Ok(check(&evidence, &logs))
}

/// Checks a history against the stored logs.
pub fn check(evidence: &Evidence, logs: &Logs) -> Report {
    let mut report = Report::default();
    for (key, game) in &evidence.games {
        report.commands += game.commands.len();
        report.seen += game.streams.iter().map(|stream| stream.events.len()).sum::<usize>();
        let stored = match logs.get(key) {
            Some(Ok(stored)) => stored,
            unreadable => {
                let how = unreadable.and_then(|stored| stored.as_ref().err());
                let how = how.map_or("the game is not stored", String::as_str).to_owned();
                // A rematch that was only asked for need not exist.
                if game.made || !game.streams.is_empty() {
                    let game = key.to_string();
                    report.violations.push(Violation { promise: Promise::Acknowledged, game, how });
                }
                continue;
            }
        };
        report.games += 1;
        report.events += stored.log.len();
        let mut case = Case {
            key,
            evidence: game,
            stored,
            events: Vec::new(),
            after: Vec::new(),
            places: HashMap::new(),
            violations: Vec::new(),
        };
        replay::check(&mut case);
        acknowledged::check(&mut case, logs);
        refused::check(&mut case, evidence);
        streams::check(&mut case);
        order::check(&mut case);
        clocks::check(&mut case, evidence);
        fairness::check_credits(&mut case, evidence);
        fairness::check_rematch(&mut case, logs);
        private::check(&mut case);
        report.violations.append(&mut case.violations);
    }
    report
}

/// Whether any of the faults overlaps this time.
pub(crate) fn is_disturbed(faults: &[Fault], from: Millis, to: Millis) -> bool {
    faults.iter().any(|fault| fault.from <= to && fault.to >= from)
}
