//! A history, sorted by games.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;

use tessera_online::{GameKey, Millis, rematch_id};

use crate::history::{self, Record, What};

/// A history, sorted by games.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The games.
    pub games: BTreeMap<GameKey, GameEvidence>,
    /// What was done to the nodes.
    pub faults: Vec<Fault>,
    /// When the storm was over.
    pub end: Option<Millis>,
}

/// What clients have sent and heard of a game.
#[derive(Clone, Debug, Default)]
pub struct GameEvidence {
    /// Whether the server has said that it was made.
    pub made: bool,
    /// Whether the server has said that the second seat was taken.
    pub joined: bool,
    /// The commands, by their ids.
    pub commands: HashMap<String, Command>,
    /// What came through each socket.
    pub streams: Vec<Stream>,
    /// Where clients were told that the rematch is.
    pub rematches: Vec<GameKey>,
}

/// A command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Command {
    /// Who sent it.
    pub by: u32,
    /// The seat of the sender.
    pub seat: Option<u8>,
    /// Its kind.
    pub kind: String,
    /// When it was first sent.
    pub first_sent: u64,
    /// How often it was sent.
    pub sends: u32,
    /// When it was acknowledged, and with which number of events.
    pub acks: Vec<(u64, u32)>,
    /// With which codes it was refused, and whether for ever.
    pub refusals: Vec<(String, bool)>,
}

/// What came through a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stream {
    /// Whose it was.
    pub by: u32,
    /// The seat, `None` for a watcher.
    pub seat: Option<u8>,
    /// The number of events that the client had.
    pub from: u32,
    /// The events, in the order in which they came.
    pub events: Vec<Seen>,
    /// The places in `events` before which the client was told to forget its log.
    pub fulls: Vec<usize>,
    /// The other kinds of messages, the seat that was given, and whether a secret was in one.
    pub heard: Vec<(String, Option<u8>, bool)>,
    /// Answers to commands of which this client had sent none.
    pub foreign: Vec<String>,
}

/// An event that a client has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// When it came.
    pub at: u64,
    /// The number of events with it.
    pub v: u32,
    /// The hash of the position.
    pub h: String,
    /// Its place.
    pub seq: u32,
    /// When it happened.
    pub when: Millis,
    /// Who did it.
    pub seat: Option<u8>,
    /// What happened.
    pub body: String,
    /// When the player to move runs out of time.
    pub deadline: Option<Millis>,
}

/// Something that was done to the nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What.
    pub name: String,
    /// When it began, in Unix milliseconds.
    pub from: Millis,
    /// When it ended.
    pub to: Millis,
    /// Whether no node was there.
    pub down: bool,
}

impl Evidence {
    /// Reads a history.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut collected = Collected::default();
        for record in history::read(path)? {
            collected.add(record?);
        }
        Ok(collected.evidence)
    }

    /// The same from records.
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
    /// The socket of each client that is open.
    open: HashMap<u32, usize>,
}

impl Collected {
    fn add(&mut self, record: Record) {
        let Record { at, by, game, what } = record;
        match (game, what) {
            (None, What::Fault { name, from, to, down }) => {
                self.evidence.faults.push(Fault { name, from, to, down });
            }
            (None, What::End { unix }) => self.evidence.end = Some(unix),
            (None, _) => {}
            (Some(key), what) => self.add_to_game(at, by, key, what),
        }
    }

    fn add_to_game(&mut self, at: u64, by: u32, key: GameKey, what: What) {
        if let What::Send { t, .. } = &what
            && t == "rematch"
        {
            // The game to come may exist without anybody having been there.
            self.evidence.games.entry(rematch_id(&key)).or_default();
        }
        let game = self.evidence.games.entry(key).or_default();
        if let What::Open { seat, v } = what {
            self.open.insert(by, game.streams.len());
            game.streams.push(Stream { by, seat, from: v, ..Stream::default() });
            return;
        }
        let stream = self.open.get(&by).and_then(|&place| game.streams.get_mut(place));
        let stream = stream.filter(|stream| stream.by == by);
        match what {
            What::Made => game.made = true,
            What::Joined => game.joined = true,
            What::Closed => drop(self.open.remove(&by)),
            What::Send { c, t } => {
                let seat = stream.and_then(|stream| stream.seat);
                let new = Command { by, seat, kind: t, first_sent: at, ..Command::default() };
                game.commands.entry(c).or_insert(new).sends += 1;
            }
            What::Ack { c, v } => match game.commands.get_mut(&c).filter(|command| command.by == by) {
                Some(command) => command.acks.push((at, v)),
                None => stream.into_iter().for_each(|stream| stream.foreign.push(c.clone())),
            },
            What::No { c, code, is_final } => {
                match game.commands.get_mut(&c).filter(|command| command.by == by) {
                    Some(command) => command.refusals.push((code, is_final)),
                    None => stream.into_iter().for_each(|stream| stream.foreign.push(c.clone())),
                }
            }
            What::Ev { v, h, seq, when, seat, body, deadline } => {
                if let Some(stream) = stream {
                    stream.events.push(Seen { at, v, h, seq, when, seat, body, deadline });
                }
            }
            What::Full => {
                if let Some(stream) = stream {
                    stream.fulls.push(stream.events.len());
                }
            }
            What::Heard { t, seat, secret } => {
                if let Some(stream) = stream {
                    stream.heard.push((t, seat, secret));
                }
            }
            What::Rematch { id } => game.rematches.push(id),
            What::Retry { .. } | What::Open { .. } | What::Fault { .. } | What::End { .. } => {}
        }
    }
}
