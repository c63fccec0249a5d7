//! What players and watchers have in common: they open a socket, hear, and note what they hear.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{Body, Event, GameKey};
use tokio::time::sleep;

use crate::history::{Shared, What};
use crate::link::Link;
use crate::world::{Phase, World};

/// One person at a game, with one socket after the other.
pub(crate) struct Client {
    pub(crate) world: Arc<World>,
    pub(crate) game: GameKey,
    pub(crate) by: u32,
    pub(crate) seat: Option<Player>,
    /// What nobody should hear.
    pub(crate) secrets: Arc<[String]>,
    /// When the last turn of the game was sent, in the storm's microseconds.
    pub(crate) sent_at: Shared,
    pub(crate) version: u32,
    pub(crate) hash: String,
    attempts: u32,
    heard: HashSet<&'static str>,
}

/// What a message is to a client.
pub(crate) enum Heard {
    /// The next event.
    Event(Box<Event>),
    /// Events are missing: open another socket.
    Gap,
    /// Begin again.
    Full,
    /// The answer to a command: its id, and whether it is to be sent again after so long.
    Answered(String, Option<Duration>, bool),
    /// Where the rematch is.
    Rematch(GameKey),
    /// The socket will close: come back after so long.
    Restart(Duration),
    /// Something else.
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
        Self { world, game, by, seat, secrets, sent_at, version, hash, attempts: 0, heard: HashSet::new() }
    }

    pub(crate) fn note(&self, what: What) {
        self.world.recorder.note(self.by, Some(&self.game), what);
    }

    fn seat_number(&self) -> Option<u8> {
        self.seat.map(|seat| seat.index() as u8)
    }

    /// Milliseconds below a limit, others for each client, so that not all come at once.
    fn jitter(&self, limit: u32) -> u64 {
        u64::from(self.by.wrapping_mul(2_654_435_761) % limit)
    }

    /// Opens a socket, as often as needed; `None` when the storm is over.
    pub(crate) async fn open(&mut self) -> Option<Link> {
        let mut failures: u32 = 0;
        loop {
            if self.world.phase() == Phase::End {
                return None;
            }
            let node = self.world.node(self.by, self.attempts)?;
            if let Ok(link) = Link::open(&self.world, node, &self.game, self.version).await {
                self.heard.clear();
                if self.attempts > 0 {
                    self.world.totals.reconnects.fetch_add(1, Ordering::Relaxed);
                }
                self.note(What::Open { seat: self.seat_number(), v: self.version });
                return Some(link);
            }
            self.attempts += 1;
            failures += 1;
            // Not for ever longer.
            sleep(Duration::from_millis((50 << failures.min(4)) + self.jitter(100))).await;
        }
    }

    /// The socket is gone.
    pub(crate) fn closed(&mut self) {
        self.note(What::Closed);
        self.attempts += 1;
    }

    /// Notes a message, and says what it is.
    pub(crate) fn hear(&mut self, text: &str) -> Heard {
        self.world.totals.messages.fetch_add(1, Ordering::Relaxed);
        let Ok(message) = serde_json::from_str::<ServerMessage>(text) else {
            self.other("unreadable", None, text);
            return Heard::Nothing;
        };
        match message {
            ServerMessage::Ev { v, h, seq, at, seat, d, deadline, .. } => {
                let body = d.0;
                if self.world.recorder.is_on() {
                    let seat = seat.map(|seat| seat.index() as u8);
                    let body = body.text();
                    self.note(What::Ev { v, h: h.clone(), seq, when: at, seat, body, deadline });
                }
                if v <= self.version {
                    return Heard::Nothing;
                }
                if v != self.version + 1 {
                    return Heard::Gap;
                }
                (self.version, self.hash) = (v, h);
                if matches!(body, Body::Turn { .. }) && seat != self.seat {
                    let sent = self.sent_at.load(Ordering::Relaxed);
                    let took = self.world.recorder.now().saturating_sub(sent);
                    self.world.totals.deliveries.add(Duration::from_micros(took));
                }
                // Commands of others are not told.
                match tessera_online::CommandId::new("not-told") {
                    Ok(command) => Heard::Event(Box::new(Event { seq, command, seat, at, body })),
                    Err(_) => Heard::Nothing,
                }
            }
            ServerMessage::Ack { c, v } => {
                let c = c.to_string();
                self.note(What::Ack { c: c.clone(), v });
                Heard::Answered(c, None, true)
            }
            ServerMessage::No { c, code, is_final, .. } => {
                let c = c.to_string();
                self.world.totals.refused.fetch_add(1, Ordering::Relaxed);
                self.note(What::No { c: c.clone(), code: code.into_owned(), is_final });
                Heard::Answered(c, None, false)
            }
            ServerMessage::Retry { c, after, .. } => {
                let c = c.to_string();
                self.world.totals.retries.fetch_add(1, Ordering::Relaxed);
                self.note(What::Retry { c: c.clone() });
                Heard::Answered(c, Some(Duration::from_millis(after.max(0).cast_unsigned())), false)
            }
            ServerMessage::Full {} => {
                self.note(What::Full);
                (self.version, self.hash) = (0, String::new());
                Heard::Full
            }
            ServerMessage::Rematch { id, .. } => {
                self.other("rematch", None, text);
                let Some(id) = id else { return Heard::Nothing };
                self.note(What::Rematch { id: id.clone() });
                Heard::Rematch(id)
            }
            ServerMessage::Restart { after } => {
                self.other("restart", None, text);
                Heard::Restart(Duration::from_millis(after.max(0).cast_unsigned() / 2 + self.jitter(1_000)))
            }
            ServerMessage::P { .. } => {
                self.world.totals.pings.fetch_add(1, Ordering::Relaxed);
                self.other("p", None, text);
                Heard::Nothing
            }
            ServerMessage::Seat { seat } => {
                self.other("seat", seat.map(|seat| seat.index() as u8), text);
                Heard::Nothing
            }
            ServerMessage::Crowd { .. } => self.nothing("crowd", text),
            ServerMessage::Said { .. } => self.nothing("said", text),
            ServerMessage::Error { .. } => self.nothing("error", text),
        }
    }

    fn nothing(&mut self, t: &'static str, text: &str) -> Heard {
        self.other(t, None, text);
        Heard::Nothing
    }

    /// Notes the first message of a kind on a socket, and any that has a secret.
    fn other(&mut self, t: &'static str, seat: Option<u8>, text: &str) {
        if !self.world.recorder.is_on() {
            return;
        }
        let secret = self.secrets.iter().any(|secret| text.contains(&**secret));
        if self.heard.insert(t) || secret {
            self.note(What::Heard { t: t.into(), seat, secret });
        }
    }
}
