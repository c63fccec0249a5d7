//! The common part of players and watchers: opens sockets, receives messages and records them.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{Body, Event, GameKey};
use tokio::time::sleep;

use crate::history::{RecordKind, Shared};
use crate::link::Link;
use crate::world::{Phase, World};

/// A participant of a game. It uses one socket at a time, and reconnects.
pub(crate) struct Client {
    pub(crate) world: Arc<World>,
    pub(crate) game: GameKey,
    pub(crate) by: u32,
    pub(crate) seat: Option<Player>,
    /// The secrets of the game's seats, which must not appear in any message.
    pub(crate) secrets: Arc<[String]>,
    /// When the last turn of the game was sent, in the storm's microseconds.
    pub(crate) sent_at: Shared,
    pub(crate) version: u32,
    pub(crate) hash: String,
    attempts: u32,
    received_kinds: HashSet<&'static str>,
}

/// A received message, as far as the client acts on it.
pub(crate) enum Incoming {
    /// The next event of the log.
    Event(Box<Event>),
    /// Events are missing: open another socket.
    Gap,
    /// Discard the log: all events follow.
    Full,
    /// The answer to a command: its id, the delay before it is to be sent again, and whether it was acknowledged.
    Answered(String, Option<Duration>, bool),
    /// The key of the rematch.
    Rematch(GameKey),
    /// The server will close the socket: reconnect after this delay.
    Restart(Duration),
    /// Nothing to do.
    Nothing,
}

impl Client {
    pub(crate) fn new(
        world: Arc<World>,
        game: GameKey,
        seat: Option<Player>,
        secrets: Arc<[String]>,
        sent_at: Shared,
    ) -> Self {
        let by = world.new_client();
        let (version, hash) = (0, String::new());
        Self {
            world,
            game,
            by,
            seat,
            secrets,
            sent_at,
            version,
            hash,
            attempts: 0,
            received_kinds: HashSet::new(),
        }
    }

    pub(crate) fn note(&self, kind: RecordKind) {
        self.world.recorder.note(self.by, Some(&self.game), kind);
    }

    fn seat_number(&self) -> Option<u8> {
        self.seat.map(|seat| seat.index() as u8)
    }

    /// Milliseconds below `limit`, different for each client, so that they do not all reconnect at once.
    fn jitter(&self, limit: u32) -> u64 {
        u64::from(self.by.wrapping_mul(2_654_435_761) % limit)
    }

    /// Opens a socket, retrying until it succeeds; `None` when the storm is over.
    pub(crate) async fn open(&mut self) -> Option<Link> {
        let mut failures: u32 = 0;
        loop {
            if self.world.phase() == Phase::End {
                return None;
            }
            let node = self.world.node(self.by, self.attempts)?;
            if let Ok(link) = Link::open(&self.world, node, &self.game, self.version).await {
                self.received_kinds.clear();
                if self.attempts > 0 {
                    self.world.totals.reconnects.fetch_add(1, Ordering::Relaxed);
                }
                self.note(RecordKind::Open { seat: self.seat_number(), v: self.version });
                return Some(link);
            }
            self.attempts += 1;
            failures += 1;
            // The backoff is capped.
            sleep(Duration::from_millis((50 << failures.min(4)) + self.jitter(100))).await;
        }
    }

    /// Records that the socket closed.
    pub(crate) fn closed(&mut self) {
        self.note(RecordKind::Closed);
        self.attempts += 1;
    }

    /// Records a message and classifies it.
    pub(crate) fn receive(&mut self, text: &str) -> Incoming {
        self.world.totals.messages.fetch_add(1, Ordering::Relaxed);
        let Ok(message) = serde_json::from_str::<ServerMessage>(text) else {
            self.other("unreadable", None, text);
            return Incoming::Nothing;
        };
        match message {
            ServerMessage::Ev { v, h, seq, at, seat, d, deadline, .. } => {
                let body = d.0;
                if self.world.recorder.is_on() {
                    let seat = seat.map(|seat| seat.index() as u8);
                    let body = body.text();
                    self.note(RecordKind::Ev { v, h: h.clone(), seq, when: at, seat, body, deadline });
                }
                if v <= self.version {
                    return Incoming::Nothing;
                }
                if v != self.version + 1 {
                    return Incoming::Gap;
                }
                (self.version, self.hash) = (v, h);
                if matches!(body, Body::Turn { .. }) && seat != self.seat {
                    let sent = self.sent_at.load(Ordering::Relaxed);
                    let took = self.world.recorder.now().saturating_sub(sent);
                    self.world.totals.deliveries.add(Duration::from_micros(took));
                }
                // Events carry no command id.
                match tessera_online::CommandId::new("not-sent") {
                    Ok(command) => Incoming::Event(Box::new(Event { seq, command, seat, at, body })),
                    Err(_) => Incoming::Nothing,
                }
            }
            ServerMessage::Ack { c, v } => {
                let c = c.to_string();
                self.note(RecordKind::Ack { c: c.clone(), v });
                Incoming::Answered(c, None, true)
            }
            ServerMessage::No { c, code, is_final, .. } => {
                let c = c.to_string();
                self.world.totals.refused.fetch_add(1, Ordering::Relaxed);
                self.note(RecordKind::No { c: c.clone(), code: code.into_owned(), is_final });
                Incoming::Answered(c, None, false)
            }
            ServerMessage::Retry { c, after, .. } => {
                let c = c.to_string();
                self.world.totals.retries.fetch_add(1, Ordering::Relaxed);
                self.note(RecordKind::Retry { c: c.clone() });
                Incoming::Answered(c, Some(Duration::from_millis(after.max(0).cast_unsigned())), false)
            }
            ServerMessage::Full {} => {
                self.note(RecordKind::Full);
                (self.version, self.hash) = (0, String::new());
                Incoming::Full
            }
            ServerMessage::Rematch { id, .. } => {
                self.other("rematch", None, text);
                let Some(id) = id else { return Incoming::Nothing };
                self.note(RecordKind::Rematch { id: id.clone() });
                Incoming::Rematch(id)
            }
            ServerMessage::Restart { after } => {
                self.other("restart", None, text);
                Incoming::Restart(Duration::from_millis(
                    after.max(0).cast_unsigned() / 2 + self.jitter(1_000),
                ))
            }
            ServerMessage::P { .. } => {
                self.world.totals.pings.fetch_add(1, Ordering::Relaxed);
                self.other("p", None, text);
                Incoming::Nothing
            }
            ServerMessage::Seat { seat } => {
                self.other("seat", seat.map(|seat| seat.index() as u8), text);
                Incoming::Nothing
            }
            ServerMessage::Crowd { .. } => self.nothing("crowd", text),
            ServerMessage::Now { .. } => self.nothing("now", text),
            ServerMessage::Said { .. } => self.nothing("said", text),
            ServerMessage::Error { .. } => self.nothing("error", text),
        }
    }

    fn nothing(&mut self, t: &'static str, text: &str) -> Incoming {
        self.other(t, None, text);
        Incoming::Nothing
    }

    /// Records the first message of a type on a socket, and any that contains a secret.
    fn other(&mut self, t: &'static str, seat: Option<u8>, text: &str) {
        if !self.world.recorder.is_on() {
            return;
        }
        let secret = self.secrets.iter().any(|secret| text.contains(&**secret));
        if self.received_kinds.insert(t) || secret {
            self.note(RecordKind::Received { t: t.into(), seat, secret });
        }
    }
}
