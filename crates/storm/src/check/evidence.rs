//! A history, grouped by game.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;

use tessera_online::{GameKey, Millis, rematch_id};

use crate::history::{self, Record, RecordKind};

/// A history, grouped by game.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// Each game's records.
    pub games: BTreeMap<GameKey, GameEvidence>,
    /// The injected faults.
    pub faults: Vec<Fault>,
    /// The end of the storm, in Unix milliseconds.
    pub end: Option<Millis>,
}

/// The messages that clients sent and received in a game.
#[derive(Clone, Debug, Default)]
pub struct GameEvidence {
    /// Whether the server confirmed its creation.
    pub made: bool,
    /// Whether the server confirmed the second seat.
    pub joined: bool,
    /// The commands by id.
    pub commands: HashMap<String, Command>,
    /// The messages received on each socket.
    pub streams: Vec<Stream>,
    /// The keys of rematches that the server announced.
    pub rematches: Vec<GameKey>,
}

/// A command, with all its answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Command {
    /// The number of the client that sent it.
    pub by: u32,
    /// The seat of the sender.
    pub seat: Option<u8>,
    /// The message type.
    pub kind: String,
    /// The time of the first sending, in microseconds since the storm began.
    pub first_sent: u64,
    /// The number of sendings.
    pub sends: u32,
    /// Each acknowledgement: its time and the version.
    pub acks: Vec<(u64, u32)>,
    /// Each refusal: its code, and whether it is final.
    pub refusals: Vec<(String, bool)>,
}

/// The messages received on a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stream {
    /// The number of the client.
    pub by: u32,
    /// The seat, `None` for a watcher.
    pub seat: Option<u8>,
    /// The number of events that the client had when it opened the socket.
    pub from: u32,
    /// The events in order of arrival.
    pub events: Vec<Seen>,
    /// The indices in `events` before which the server asked the client to discard its log.
    pub fulls: Vec<usize>,
    /// Other messages: the type, the assigned seat, and whether one contained a secret.
    pub messages: Vec<(String, Option<u8>, bool)>,
    /// The ids of answered commands that this client had not sent.
    pub foreign: Vec<String>,
}

/// An event that a client received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The time of arrival, in microseconds since the storm began.
    pub at: u64,
    /// The number of events, including this one.
    pub v: u32,
    /// The hash of the position after the event.
    pub h: String,
    /// The event's sequence number.
    pub seq: u32,
    /// The event's time by the server's clock, in Unix milliseconds.
    pub when: Millis,
    /// The seat that caused the event; `None` for the server.
    pub seat: Option<u8>,
    /// The event's body, as stored.
    pub body: String,
    /// The deadline of the player to move, in Unix milliseconds.
    pub deadline: Option<Millis>,
}

/// An injected fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The fault's name, for people.
    pub name: String,
    /// The begin, in Unix milliseconds.
    pub from: Millis,
    /// The end, in Unix milliseconds.
    pub to: Millis,
    /// Whether no node was up.
    pub down: bool,
}

impl Evidence {
    /// Reads a history file.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut collected = Collected::default();
        for record in history::read(path)? {
            collected.add(record?);
        }
        Ok(collected.evidence)
    }

    /// Groups records by game.
    pub fn of(records: impl IntoIterator<Item = Record>) -> Self {
        let mut collected = Collected::default();
        for record in records {
            collected.add(record);
        }
        collected.evidence
    }
}

#[derive(Default)]
struct Collected {
    evidence: Evidence,
    /// The index of each connected client's stream.
    open: HashMap<u32, usize>,
}

impl Collected {
    fn add(&mut self, record: Record) {
        let Record { at, by, game, kind } = record;
        match (game, kind) {
            (None, RecordKind::Fault { name, from, to, down }) => {
                self.evidence.faults.push(Fault { name, from, to, down });
            }
            (None, RecordKind::End { unix }) => self.evidence.end = Some(unix),
            (None, _) => {}
            (Some(key), kind) => self.add_to_game(at, by, key, kind),
        }
    }

    fn add_to_game(&mut self, at: u64, by: u32, key: GameKey, kind: RecordKind) {
        if let RecordKind::Send { t, .. } = &kind
            && t == "rematch"
        {
            // The rematch may exist although no client opened a socket to it.
            self.evidence.games.entry(rematch_id(&key)).or_default();
        }
        let game = self.evidence.games.entry(key).or_default();
        if let RecordKind::Open { seat, v } = kind {
            self.open.insert(by, game.streams.len());
            game.streams.push(Stream { by, seat, from: v, ..Stream::default() });
            return;
        }
        let stream = self.open.get(&by).and_then(|&place| game.streams.get_mut(place));
        let stream = stream.filter(|stream| stream.by == by);
        match kind {
            RecordKind::Made => game.made = true,
            RecordKind::Joined => game.joined = true,
            RecordKind::Closed => drop(self.open.remove(&by)),
            RecordKind::Send { c, t } => {
                let seat = stream.and_then(|stream| stream.seat);
                let new = Command { by, seat, kind: t, first_sent: at, ..Command::default() };
                game.commands.entry(c).or_insert(new).sends += 1;
            }
            RecordKind::Ack { c, v } => match game.commands.get_mut(&c).filter(|command| command.by == by) {
                Some(command) => command.acks.push((at, v)),
                None => stream.into_iter().for_each(|stream| stream.foreign.push(c.clone())),
            },
            RecordKind::No { c, code, is_final } => {
                match game.commands.get_mut(&c).filter(|command| command.by == by) {
                    Some(command) => command.refusals.push((code, is_final)),
                    None => stream.into_iter().for_each(|stream| stream.foreign.push(c.clone())),
                }
            }
            RecordKind::Ev { v, h, seq, when, seat, body, deadline } => {
                if let Some(stream) = stream {
                    stream.events.push(Seen { at, v, h, seq, when, seat, body, deadline });
                }
            }
            RecordKind::Full => {
                if let Some(stream) = stream {
                    stream.fulls.push(stream.events.len());
                }
            }
            RecordKind::Received { t, seat, secret } => {
                if let Some(stream) = stream {
                    stream.messages.push((t, seat, secret));
                }
            }
            RecordKind::Rematch { id } => game.rematches.push(id),
            RecordKind::Retry { .. }
            | RecordKind::Open { .. }
            | RecordKind::Fault { .. }
            | RecordKind::End { .. } => {}
        }
    }
}
