//! Decides in memory what a transaction writes, from the current rows and in the order of the operations.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::{Appended, Created, Hash, NewEvent, NewGame, Outage, Removal, Removed, SeatTaking, Taken};

/// An operation to write.
#[derive(Debug)]
pub(crate) enum WriteOp {
    Create(NewGame),
    Append(Vec<NewEvent>),
    TakeSeat(SeatTaking),
    Arrive { game: String, seat: u8, node: String, at: i64 },
    Leave { game: String, seat: u8, node: String, at: i64 },
    Beat { node: String, at: i64 },
    ForgetBeat { node: String },
    Remove(Removal),
    EndOutage { outage: Outage, ended: Vec<String>, node: String },
}

/// The result of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum WriteResult {
    Created(Created),
    Appended(Vec<Appended>),
    Taken(Taken),
    Removed(Removed),
    Noted,
}

impl WriteOp {
    /// The approximate number of rows it writes.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Self::Append(events) => events.len(),
            _ => 1,
        }
    }

    /// The events it may append.
    fn events(&self) -> &[NewEvent] {
        match self {
            Self::Create(game) => std::slice::from_ref(&game.event),
            Self::Append(events) => events,
            Self::TakeSeat(taking) => std::slice::from_ref(&taking.event),
            _ => &[],
        }
    }

    /// Its game, or the first of several.
    pub(crate) fn game(&self) -> Option<&str> {
        match self {
            Self::Arrive { game, .. } | Self::Leave { game, .. } | Self::Remove(Removal { game, .. }) => {
                Some(game)
            }
            op => op.events().first().map(|event| &*event.game),
        }
    }
}

/// The games whose rows the plan needs, sorted.
pub(crate) fn games(ops: &[WriteOp]) -> BTreeSet<&str> {
    let removed = ops.iter().filter_map(|op| match op {
        WriteOp::Remove(removal) => Some(&*removal.game),
        _ => None,
    });
    ops.iter().flat_map(WriteOp::events).map(|event| &*event.game).chain(removed).collect()
}

/// The games to create.
pub(crate) fn new_games(ops: &[WriteOp]) -> BTreeSet<&str> {
    let new = ops.iter().filter_map(|op| match op {
        WriteOp::Create(game) => Some(&*game.event.game),
        _ => None,
    });
    new.collect()
}

/// The commands whose events the plan needs, with their games.
pub(crate) fn commands(ops: &[WriteOp]) -> BTreeSet<(&str, &str)> {
    ops.iter().flat_map(WriteOp::events).map(|event| (&*event.game, &*event.command)).collect()
}

/// The row of a game, before the transaction and then after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    pub(crate) created: i64,
    pub(crate) seats: [Option<Hash>; 2],
    pub(crate) invite: Option<Hash>,
    pub(crate) last_seq: u32,
    pub(crate) deadline: Option<i64>,
    pub(crate) over: bool,
    /// Whether this transaction changes it.
    pub(crate) changed: bool,
}

/// A change of a player's connection to a node. If `since` is `None`, the player was connected before the transaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visit {
    pub(crate) since: Option<i64>,
    pub(crate) until: Option<i64>,
}

/// The rows that were read, and then the rows to write.
#[derive(Default, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) games: BTreeMap<String, Game>,
    commands: HashMap<(String, String), u32>,
    /// The games that were removed before the transaction, of those to create.
    pub(crate) gone: BTreeSet<String>,
    /// The games to remove.
    pub(crate) removals: Vec<&'a Removal>,
    /// The events to insert.
    pub(crate) events: Vec<&'a NewEvent>,
    /// The visits to write, by game, seat and node.
    pub(crate) visits: BTreeMap<(&'a str, u8, &'a str), Visit>,
    /// The nodes to remove, before the heartbeats are written.
    pub(crate) forgotten: BTreeSet<&'a str>,
    /// The heartbeats to write.
    pub(crate) beats: BTreeMap<&'a str, i64>,
    /// The outages to write: their begin and end.
    pub(crate) outages: BTreeMap<i64, i64>,
}

impl<'a> Plan<'a> {
    /// Adds a game that the database has.
    pub(crate) fn know_game(&mut self, name: String, game: Game) {
        self.games.insert(name, game);
    }

    /// Adds a command that the log of a game has.
    pub(crate) fn know_command(&mut self, game: String, command: String, seq: u32) {
        self.commands.insert((game, command), seq);
    }

    /// Decides each operation.
    pub(crate) fn decide(&mut self, ops: &'a [WriteOp]) -> Vec<WriteResult> {
        ops.iter().map(|op| self.decide_one(op)).collect()
    }

    /// The games that are new or have changed, sorted.
    pub(crate) fn changed_games(&self) -> impl Iterator<Item = (&str, &Game)> {
        self.games.iter().filter(|(_, game)| game.changed).map(|(name, game)| (&**name, game))
    }

    /// The games that end in this transaction, sorted.
    pub(crate) fn ended_games(&self) -> impl Iterator<Item = &str> {
        self.changed_games().filter(|(_, game)| game.over).map(|(name, _)| name)
    }

    /// The visits that have ended.
    pub(crate) fn ended_visits(&self) -> impl Iterator<Item = (&'a str, u8, &'a str)> {
        self.visits.iter().filter(|(_, visit)| visit.until.is_some()).map(|(&key, _)| key)
    }

    /// Whether there is nothing to write.
    pub(crate) fn is_empty(&self) -> bool {
        let has_nodes = !self.beats.is_empty() || !self.forgotten.is_empty() || !self.outages.is_empty();
        self.events.is_empty() && self.visits.is_empty() && self.removals.is_empty() && !has_nodes
    }

    fn decide_one(&mut self, op: &'a WriteOp) -> WriteResult {
        match op {
            WriteOp::Create(game) => WriteResult::Created(self.create(game)),
            WriteOp::Append(events) => {
                WriteResult::Appended(events.iter().map(|event| self.append(event)).collect())
            }
            WriteOp::TakeSeat(taking) => WriteResult::Taken(self.take_seat(taking)),
            WriteOp::Arrive { game, seat, node, at } => {
                let visit = self.visits.entry((game, *seat, node));
                let visit = visit.or_insert(Visit { since: None, until: Some(*at) });
                if visit.until.is_some() {
                    *visit = Visit { since: Some(*at), until: None };
                }
                WriteResult::Noted
            }
            WriteOp::Leave { game, seat, node, at } => {
                let visit = self.visits.entry((game, *seat, node));
                let visit = visit.or_insert(Visit { since: None, until: None });
                visit.until.get_or_insert(*at);
                WriteResult::Noted
            }
            WriteOp::Beat { node, at } => {
                self.beats.insert(node, *at);
                WriteResult::Noted
            }
            WriteOp::ForgetBeat { node } => {
                self.forget(node);
                WriteResult::Noted
            }
            WriteOp::Remove(removal) => WriteResult::Removed(self.remove(removal)),
            WriteOp::EndOutage { outage: Outage { since, until }, ended, node } => {
                self.outages.insert(*since, *until);
                for ended in ended {
                    self.forget(ended);
                }
                self.beats.insert(node, *until);
                WriteResult::Noted
            }
        }
    }

    fn forget(&mut self, node: &'a str) {
        self.beats.remove(node);
        self.forgotten.insert(node);
    }

    fn create(&mut self, game: &'a NewGame) -> Created {
        let event = &game.event;
        if self.gone.contains(&event.game) {
            return Created::Removed;
        }
        if self.games.contains_key(&event.game) {
            return Created::Exists;
        }
        let row = Game {
            created: event.at,
            seats: game.seats,
            invite: game.invite,
            last_seq: 0,
            deadline: event.deadline,
            over: event.over,
            changed: true,
        };
        self.games.insert(event.game.clone(), row);
        self.insert(event);
        Created::Done
    }

    fn append(&mut self, event: &'a NewEvent) -> Appended {
        if let Some(&seq) = self.commands.get(&(event.game.clone(), event.command.clone())) {
            return Appended::Repeated { seq };
        }
        match self.games.get_mut(&event.game) {
            Some(game) if game.last_seq.checked_add(1) == Some(event.seq) => {
                game.last_seq = event.seq;
                game.deadline = event.deadline;
                game.over = event.over;
                game.changed = true;
                self.insert(event);
                Appended::Done
            }
            _ => Appended::Conflict,
        }
    }

    fn take_seat(&mut self, taking: &'a SeatTaking) -> Taken {
        let seat = usize::from(taking.seat);
        let Some(game) = self.games.get(&taking.event.game) else { return Taken::Refused };
        match game.seats.get(seat) {
            Some(Some(secret)) if *secret == taking.secret => return Taken::Already,
            Some(None) if game.invite == Some(taking.invite) => {}
            _ => return Taken::Refused,
        }
        match self.append(&taking.event) {
            Appended::Done => {
                if let Some(game) = self.games.get_mut(&taking.event.game) {
                    game.seats[seat] = Some(taking.secret);
                }
                Taken::Done
            }
            // The command id is taken by another event: a retry would not help.
            Appended::Repeated { .. } => Taken::Refused,
            Appended::Conflict => Taken::Conflict,
        }
    }

    fn remove(&mut self, removal: &'a Removal) -> Removed {
        match self.games.get(&removal.game) {
            None => Removed::Missing,
            // What this transaction changes is not yet written.
            Some(game) if game.changed || !game.over => Removed::NotOver,
            Some(_) => {
                self.games.remove(&removal.game);
                self.removals.push(removal);
                Removed::Done
            }
        }
    }

    fn insert(&mut self, event: &'a NewEvent) {
        self.commands.insert((event.game.clone(), event.command.clone()), event.seq);
        self.events.push(event);
    }
}
