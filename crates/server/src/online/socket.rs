//! The socket of a game: a player or a watcher.
//!
//! A socket is a place in the log. It sends what it has not sent yet whenever the log grows, so that a slow reader costs
//! nothing, and a reader that is too slow is cut off and resumes.

use std::error::Error as _;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use hyper::header::{HeaderMap, ORIGIN};
use hyper::http::StatusCode;
use tessera_games::Player;
use tessera_online::wire::{
    ClientMessage, MAX_MESSAGE, OLDEST_PROTOCOL, PROTOCOL, Secret, ServerMessage, UNSUPPORTED_PROTOCOL,
};
use tessera_online::{Command, CommandId, CommandKind, Millis, Refusal, is_name};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{info, warn};

use super::bus::Hint;
use super::close::{NO_TEXT, REMOVED, RESTARTING, TOO_BIG, TOO_SLOW, UNACCEPTABLE};
use super::health::Problem;
use super::heartbeat;
use super::hub::{Hub, LookUpError};
use super::lag::Lag;
use super::live_game::{CommandOutcome, LiveGame, text};
use super::rates::Bucket;
use super::secret;
use crate::caller::Caller;
use crate::gate::too_many;
use crate::places::Place;
use crate::sentence;

/// The pause between two pings.
const PING: Duration = Duration::from_secs(2);

/// Pings without a message of any kind since. With the next one a socket is dead, at most 8 seconds after its last message:
/// the opponent learns of it within 10 seconds.
/// Pings are counted, and not time, so that a node that was paused does not take its clients for silent.
const SILENT_PINGS: u32 = 3;

/// How long a reader may take for one message.
const SLOW: Duration = Duration::from_secs(10);

/// Milliseconds after which a client resends a command that was not decided.
const RETRY: Millis = 1_000;

/// Milliseconds after which clients reconnect when the server stops; each adds some time of its own.
const RESTART: Millis = 1_500;

/// The sentence with which a socket is closed after a message that is too long.
const TOO_BIG_WORDS: &str = "a message has at most 16 KiB";

/// Seconds after which a client whose address has too many sockets may try again.
const FULL: u64 = 10;

/// What is read of a message: a little more than is accepted, so that a client that sends too much sees the code.
const READ: usize = 2 * MAX_MESSAGE;

/// How long the server goes on reading after it has closed a socket: a connection that ends with unread messages is reset,
/// and then the client may not see the code.
const FAREWELL: Duration = Duration::from_secs(2);

/// The first version of the protocol with `now`.
const PROTOCOL_WITH_NOW: u32 = 2;

/// `GET /ws/game/ID?v=N&protocol=N`.
pub(crate) async fn open(
    State(hub): State<Arc<Hub>>,
    Extension(caller): Extension<Caller>,
    id: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return sentence(StatusCode::UPGRADE_REQUIRED, "this address is for WebSockets");
    };
    let address = caller.address;
    if !caller.is_own_page(&headers) {
        hub.metrics.refused("origin");
        info!(%address, origin = ?headers.get(ORIGIN), "socket refused: foreign origin");
        return sentence(StatusCode::FORBIDDEN, "only Tessera's own page may open a game");
    }
    let Ok(Path(id)) = id else { return sentence(StatusCode::NOT_FOUND, "there is no such game") };
    let live_game = match hub.look_up(&id, address).await {
        Ok(live_game) => live_game,
        Err(LookUpError::Unknown) => return sentence(StatusCode::NOT_FOUND, "there is no such game"),
        Err(LookUpError::Removed) => return sentence(StatusCode::GONE, "the game was removed"),
        Err(LookUpError::TooMany { seconds }) => {
            return too_many("you asked for too many games that do not exist", seconds);
        }
        Err(LookUpError::NotRead) => {
            return sentence(StatusCode::SERVICE_UNAVAILABLE, "the games cannot be read at the moment");
        }
    };
    let Ok(permit) = Arc::clone(&hub.sockets).try_acquire_owned() else {
        hub.metrics.refused("too-many-sockets");
        warn!("there are too many sockets");
        return sentence(StatusCode::SERVICE_UNAVAILABLE, "too many games are open at the moment");
    };
    let Some(place) = hub.places.take(address) else {
        hub.metrics.refused("too-many-sockets");
        info!(%address, "an address has too many sockets");
        return too_many("too many games are open from your address", FULL);
    };
    hub.metrics.sockets.inc();
    let slot = SocketSlot { hub: Arc::clone(&hub), address, _permits: (permit, place) };
    let query = Query::read(query.as_deref().unwrap_or_default());
    upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(READ)
        .max_frame_size(READ)
        .on_upgrade(move |socket| Client::new(hub, live_game, slot, &query).serve(socket))
}

/// A permit for a socket, released when it is dropped.
struct SocketSlot {
    hub: Arc<Hub>,
    address: IpAddr,
    _permits: (OwnedSemaphorePermit, Place),
}

impl Drop for SocketSlot {
    fn drop(&mut self) {
        self.hub.metrics.sockets.dec();
    }
}

/// The query of a socket.
struct Query {
    /// The number of events that the client has.
    version: u32,
    /// The version of the client's protocol; `None` if it is not supported.
    protocol: Option<u32>,
}

impl Query {
    fn read(query: &str) -> Self {
        let value = |wanted: &str| {
            let mut values = form_urlencoded::parse(query.as_bytes());
            values.find(|(name, _)| name == wanted).map(|(_, value)| value)
        };
        let version = value("v").and_then(|version| version.parse().ok()).unwrap_or_default();
        let protocol = value("protocol").map_or(Ok(1), |protocol| protocol.parse()).ok();
        Self {
            version,
            protocol: protocol.filter(|protocol| (OLDEST_PROTOCOL..=PROTOCOL).contains(protocol)),
        }
    }
}

/// Why a socket ends.
enum End {
    /// The other side has gone.
    Gone,
    /// The other side reads too slowly.
    Slow,
    /// A message is so long that it is not even read.
    Huge,
    /// The server closes it with a code and a message.
    Closed(u16, &'static str),
}

impl End {
    /// Why a socket ends whose messages cannot be received.
    fn of(error: &axum::Error) -> Self {
        use tungstenite::Error;
        match error.source().and_then(|error| error.downcast_ref()) {
            Some(Error::Capacity(_)) => Self::Huge,
            Some(Error::Utf8(_)) => Self::Closed(NO_TEXT, "messages are UTF-8"),
            _ => Self::Gone,
        }
    }

    /// The code and the message with which the socket is closed; a client that has gone gets none.
    fn words(self) -> Option<(u16, &'static str)> {
        match self {
            Self::Gone => None,
            Self::Slow => Some((TOO_SLOW, "too slow")),
            Self::Huge => Some((TOO_BIG, TOO_BIG_WORDS)),
            Self::Closed(code, reason) => Some((code, reason)),
        }
    }
}

/// The role of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The client has not sent it yet.
    Unknown,
    /// A watcher.
    Watcher,
    /// A player.
    Player(Player),
}

/// A player or watcher of a game.
struct Client {
    hub: Arc<Hub>,
    live_game: Arc<LiveGame>,
    slot: SocketSlot,
    /// The version of the protocol; `None` if it is not supported.
    protocol: Option<u32>,
    /// The number of events that were sent.
    sent: u32,
    /// The last `now` that was sent.
    now: Utf8Bytes,
    role: Role,
    messages: Bucket,
    /// How often it may get the whole log again.
    repairs: Bucket,
    lag: Lag,
    /// The pings since the last message.
    unanswered: u32,
}

impl Client {
    fn new(hub: Arc<Hub>, live_game: Arc<LiveGame>, slot: SocketSlot, query: &Query) -> Self {
        let now = hub.time.now();
        let (messages, repairs) =
            (Bucket::full(hub.limits.messages, now), Bucket::full(hub.limits.repairs, now));
        Self {
            hub,
            live_game,
            slot,
            protocol: query.protocol,
            sent: query.version,
            now: Utf8Bytes::default(),
            role: Role::Unknown,
            messages,
            repairs,
            lag: Lag::default(),
            unanswered: 0,
        }
    }

    async fn serve(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        self.leave().await;
        if let Err(End::Slow) = end {
            self.hub.metrics.slow_readers.inc();
        }
        // The rest of a huge message would be read into memory.
        let is_readable = !matches!(end, Err(End::Huge));
        if let Some((code, reason)) = end.err().and_then(End::words) {
            info!(game = %self.live_game.key, address = %self.slot.address, code, reason, "a socket is closed");
            let _ = send(&mut socket, Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
            if code != RESTARTING && is_readable {
                let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
            }
        }
    }

    /// Counts the client out.
    async fn leave(&self) {
        let now = self.hub.time.now();
        match self.role {
            Role::Unknown => {}
            Role::Watcher => self.live_game.leave_watcher(),
            Role::Player(seat) => {
                // On shutdown presence is kept, so other nodes credit the time as after a crash.
                if self.live_game.leave(seat, now) && !*self.hub.stopping.borrow() {
                    self.hub.note_departure(&self.live_game, seat, now).await;
                }
            }
        }
    }

    fn check_not_removed(&self) -> Result<(), End> {
        if self.live_game.is_removed() { Err(End::Closed(REMOVED, "removed")) } else { Ok(()) }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if self.protocol.is_none() {
            self.hub.metrics.refused("protocol");
            let say = "this page and the server have different versions: reload the page".into();
            self.send(socket, &ServerMessage::Error { say }).await?;
            return Err(End::Closed(UNSUPPORTED_PROTOCOL, "unsupported protocol"));
        }
        let mut versions = self.live_game.versions();
        // Later, a new version says it.
        self.check_not_removed()?;
        let mut crowds = self.live_game.crowds();
        let mut rematches = self.live_game.rematches();
        let mut sayings = self.live_game.sayings();
        let mut stopping = self.hub.stopping.subscribe();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);

        if self.sent > self.live_game.version() {
            // The client may come from a node that is ahead.
            let _ = self.live_game.refresh(&self.hub).await;
        }
        self.send(socket, &self.here()).await?;
        if self.sent > self.live_game.version() {
            self.start_again(socket).await?;
        }
        self.send_log(socket).await?;
        if self.live_game.is_over() {
            self.hub.show_rematch(&self.live_game).await;
        }
        let rematch = rematches.borrow_and_update().clone();
        if !rematch.is_empty() {
            send(socket, Message::Text(rematch)).await?;
        }
        loop {
            tokio::select! {
                message = socket.recv() => {
                    let message = message.ok_or(End::Gone)?.map_err(|error| End::of(&error))?;
                    self.receive(socket, message).await?;
                }
                Ok(()) = versions.changed() => {
                    self.check_not_removed()?;
                    self.send_log(socket).await?;
                }
                Ok(()) = crowds.changed() => {
                    let crowd = crowds.borrow_and_update().clone();
                    send(socket, Message::Text(crowd)).await?;
                }
                Ok(()) = rematches.changed() => {
                    let rematch = rematches.borrow_and_update().clone();
                    send(socket, Message::Text(rematch)).await?;
                }
                said = sayings.recv() => match said {
                    Ok(said) => send(socket, Message::Text(said)).await?,
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
                _ = ping.tick() => {
                    if self.unanswered >= SILENT_PINGS {
                        return Err(End::Gone);
                    }
                    self.unanswered += 1;
                    send(socket, Message::Ping(self.lag.ping(self.hub.time.now()).into())).await?;
                }
                Ok(()) = stopping.changed() => {
                    self.send(socket, &ServerMessage::Restart { after: RESTART }).await?;
                    return Err(End::Closed(RESTARTING, "the server restarts"));
                }
            }
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
        send(socket, Message::Text(text(message))).await
    }

    /// Sends the rest of the log, and what the game allows after it.
    async fn send_log(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let (messages, now) = self.live_game.messages(self.sent);
        for message in messages {
            send(socket, Message::Text(message)).await?;
            self.sent += 1;
        }
        if self.protocol >= Some(PROTOCOL_WITH_NOW) && self.now != now {
            send(socket, Message::Text(now.clone())).await?;
            self.now = now;
        }
        Ok(())
    }

    /// Sends the whole log again.
    async fn start_again(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if !self.repairs.take(self.hub.limits.repairs, self.hub.time.now()) {
            self.hub.metrics.refused("too-many-repairs");
            return Err(End::Closed(TOO_SLOW, "too many requests for the whole log, come back later"));
        }
        self.hub.metrics.repairs.inc();
        info!(game = %self.live_game.key, sent = self.sent, "a client has another log: it gets the log again");
        self.sent = 0;
        self.now = Utf8Bytes::default();
        self.send(socket, &ServerMessage::Full {}).await?;
        self.send_log(socket).await
    }

    fn here(&self) -> ServerMessage {
        let (v, h) = self.live_game.place();
        ServerMessage::P { v, h, now: self.hub.time.now() }
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let now = self.hub.time.now();
        self.unanswered = 0;
        match message {
            Message::Text(text) => {
                if text.len() > MAX_MESSAGE {
                    return Err(End::Closed(TOO_BIG, TOO_BIG_WORDS));
                }
                if !self.messages.take(self.hub.limits.messages, now) {
                    self.hub.metrics.refused("too-many-messages");
                    return Err(End::Closed(TOO_SLOW, "too many messages, come back later"));
                }
                self.read(socket, &text, now).await
            }
            Message::Pong(bytes) => {
                self.lag.pong(&bytes, now);
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Binary(_) => Err(End::Closed(UNACCEPTABLE, "messages are text")),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn read(&mut self, socket: &mut WebSocket, text: &Utf8Bytes, now: Millis) -> Result<(), End> {
        let message = match ClientMessage::read(text) {
            Ok(message) => message,
            Err(error) => {
                self.hub.metrics.refused("unreadable");
                self.send(socket, &ServerMessage::Error { say: error.to_string() }).await?;
                return Err(End::Closed(UNACCEPTABLE, "a message cannot be read"));
            }
        };
        match message {
            ClientMessage::Sit { secret } => self.sit(socket, &secret, now).await,
            ClientMessage::P { v, h } => {
                self.watch();
                let (version, hash) = self.live_game.place();
                if v > version || (v == version && h != hash) {
                    return self.start_again(socket).await;
                }
                self.send(socket, &self.here()).await
            }
            ClientMessage::Say { what } => {
                if let Some(seat) = self.player() {
                    let message = ServerMessage::Said { seat, what };
                    self.live_game.say(&message);
                    self.hub.bus.send(Hint::Said { game: self.live_game.key.clone(), message });
                }
                Ok(())
            }
            ClientMessage::Rematch { c } => match self.player() {
                Some(seat) => {
                    let answer = match self.hub.health.wait(&self.hub.time).await {
                        None => self.hub.rematch(&self.live_game, seat, c.clone()).await,
                        Some(_) => CommandOutcome::Retry,
                    };
                    self.answer(socket, c, answer).await
                }
                None => self.answer(socket, c, CommandOutcome::Refused(Refusal::NoSeat)).await,
            },
            ClientMessage::Name { c, name } => {
                let answer = match self.player() {
                    None => CommandOutcome::Refused(Refusal::NoSeat),
                    Some(_) if !name.as_deref().is_none_or(is_name) => CommandOutcome::BadName,
                    Some(seat) => {
                        self.live_game.set_name(seat, name.clone());
                        self.hub.bus.send(Hint::name(&self.live_game.key, seat, name));
                        CommandOutcome::Done(self.live_game.version())
                    }
                };
                self.answer(socket, c, answer).await
            }
            command => {
                let Ok((c, kind)) = command.into_command() else { return Ok(()) };
                let Some(seat) = self.player() else {
                    return self.answer(socket, c, CommandOutcome::Refused(Refusal::NoSeat)).await;
                };
                let command = Command { id: c.clone(), seat: Some(seat), kind };
                let answer = self.command(command, now).await;
                self.answer(socket, c, answer).await
            }
        }
    }

    /// Decides a command that was received at a time, if this node may decide anything.
    async fn command(&self, command: Command, received: Millis) -> CommandOutcome {
        let (live_game, hub) = (Arc::clone(&self.live_game), Arc::clone(&self.hub));
        if hub.health.wait(&hub.time).await.is_some() {
            return CommandOutcome::Retry;
        }
        // The store has the presence at other nodes.
        let may = match &command.kind {
            CommandKind::Flag => heartbeat::may_flag(&hub, &live_game).await,
            CommandKind::Claim if hub.is_shared => hub.refresh_presence(&live_game).await.map(|()| true),
            _ => Ok(true),
        };
        if !may.unwrap_or(false) {
            return CommandOutcome::Retry;
        }
        let answer = live_game.command(Arc::clone(&hub), command, received, self.lag.typical()).await;
        if matches!(answer, CommandOutcome::Done(_)) {
            hub.metrics.acknowledged.observe((hub.time.now() - received).max(0) as f64 / 1000.0);
        }
        answer
    }

    fn player(&self) -> Option<Player> {
        match self.role {
            Role::Player(seat) => Some(seat),
            Role::Unknown | Role::Watcher => None,
        }
    }

    /// Counts a client without a seat as a watcher.
    fn watch(&mut self) {
        if self.role == Role::Unknown {
            self.live_game.enter_watcher();
            self.role = Role::Watcher;
        }
    }

    async fn sit(&mut self, socket: &mut WebSocket, secret: &Secret, now: Millis) -> Result<(), End> {
        if self.role != Role::Unknown {
            return Err(End::Closed(UNACCEPTABLE, "a socket has one seat"));
        }
        let game = self.live_game.key.as_str();
        let Ok(Some(row)) = self.hub.store.game(game).await else {
            return Err(End::Closed(TOO_SLOW, "the games cannot be read at the moment"));
        };
        let hash = secret::hash(secret);
        let seat =
            Player::BOTH.into_iter().find(|seat| secret::fits(&hash, row.seats[seat.index()].as_ref()));
        if let Some(seat) = seat {
            self.role = Role::Player(seat);
            if self.live_game.enter(seat) {
                self.hub.note_arrival(&self.live_game, seat, now).await;
            }
        } else {
            self.hub.metrics.refused("forged-seat");
            info!(game, address = %self.slot.address, "a secret fits no seat");
            self.watch();
        }
        self.send(socket, &ServerMessage::Seat { seat }).await
    }

    /// Answers a command; the events before it go first.
    async fn answer(
        &mut self,
        socket: &mut WebSocket,
        c: CommandId,
        answer: CommandOutcome,
    ) -> Result<(), End> {
        self.send_log(socket).await?;
        let message = match answer {
            CommandOutcome::Done(v) => ServerMessage::Ack { c, v },
            CommandOutcome::Refused(refusal) => {
                self.hub.metrics.refused(refusal.code());
                info!(game = %self.live_game.key, code = refusal.code(), "a command is refused");
                ServerMessage::refusal(c, &refusal)
            }
            CommandOutcome::NotOver => {
                let say = "a rematch can be played when the game is over".into();
                ServerMessage::No { c, code: "not-over".into(), is_final: false, say }
            }
            CommandOutcome::BadName => {
                let say = "a name has 2 to 20 letters".into();
                ServerMessage::No { c, code: "bad-name".into(), is_final: true, say }
            }
            CommandOutcome::Retry => {
                let problem = self.hub.health.problem(&self.hub.time).unwrap_or(Problem::NotSaved);
                self.hub.metrics.retried(problem.code());
                ServerMessage::Retry { c, code: problem.code().into(), after: RETRY }
            }
        };
        self.send(socket, &message).await
    }
}

/// Sends a message. A reader that is too slow is cut off.
async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SLOW, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}
