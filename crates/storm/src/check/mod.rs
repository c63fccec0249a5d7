//! The checker: goes through a history and the stored logs, and names whatever breaks a promise. Each promise is a function
//! of its own, in a file of its own; each takes time in proportion to what it looks at.
//!
//! 1. `acknowledged`: what was acknowledged is in the log once, at the place that was told.
//! 2. `refused`: what was refused is not; nothing is there twice, and nothing that nobody sent.
//! 3. `streams`: every client has seen the log, from where it began and without gaps, with the same hashes.
//! 4. `order`: what was known before something was sent stands before it.
//! 5. `replay`: every turn is legal and by the player to move, there is one end and nothing after it, and the rows that are
//!    derived from the log say the same.
//! 6. `clocks`: time goes forward, every millisecond is accounted for, and nobody is flagged too early or too late.
//! 7. `fairness`: time without a server was given back first, and rematches are where they must be, with changed sides.
//!    (Ratings, which have the seventh place elsewhere, do not exist yet.)
//! 8. `private`: nobody heard what was not for them.

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

/// The name of a fault in whose time the clocks of nodes were wrong: nothing is known then about when things happened.
pub const SKEW: &str = "clocks that jump";

/// A promise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// What was acknowledged is in the log.
    Acknowledged,
    /// What was refused is not, and nothing is there twice or from nobody.
    Refused,
    /// Every client has seen the log.
    Streams,
    /// What was known before stands before.
    Order,
    /// Legal turns, one end.
    Replay,
    /// Clocks.
    Clocks,
    /// Credits and rematches.
    Fairness,
    /// Nobody heard what was not for them.
    Private,
}

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Violation {
    /// Which.
    pub promise: Promise,
    /// In which game.
    pub game: String,
    /// How.
    pub how: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, game {}: {}", self.promise, self.game, self.how)
    }
}

/// What the checker has looked at, and found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Games with a log.
    pub games: usize,
    /// Commands that were sent.
    pub commands: usize,
    /// Events in the logs.
    pub events: usize,
    /// Events that clients have seen.
    pub seen: usize,
    /// What is wrong.
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

/// What the store says of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The row that is derived from the log.
    pub row: GameRow,
    /// The log.
    pub log: Vec<StoredEvent>,
}

/// What the store says of each game; a sentence if it cannot be read.
pub type Logs = BTreeMap<GameKey, Result<Stored, String>>;

/// A game with everything that is known about it.
pub(crate) struct Case<'a> {
    pub(crate) key: &'a GameKey,
    pub(crate) evidence: &'a GameEvidence,
    pub(crate) stored: &'a Stored,
    /// The log, as far as it can be understood.
    pub(crate) events: Vec<Event>,
    /// What an independent replay says after each event, as far as it goes.
    pub(crate) after: Vec<replay::After>,
    /// The place of each command in the log.
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
        logs.insert(key.clone(), stored.await);
    }
    logs
}

/// Checks a history in a file against a store.
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
                // A rematch that was only asked for need not be there.
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

/// Whether something was done to the nodes between two times.
pub(crate) fn is_disturbed(faults: &[Fault], from: Millis, to: Millis) -> bool {
    faults.iter().any(|fault| fault.from <= to && fault.to >= from)
}
