//! One game on this node: its log, kept at hand, and everybody who looks at it.
//!
//! The log in the store is the truth. What is here is a copy, perhaps behind it; nobody owns a game.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{
    Body, Command, Event, Facts, GameKey, GameLog, LogError, Millis, Refusal, State, Verdict,
};
use tessera_store::{Appended, NewEvent, Presence, StoredEvent};
use tokio::sync::{Mutex as AsyncMutex, broadcast, watch};
use tokio::time::{Instant, sleep_until};
use tracing::{debug, info};

use super::bus::Hint;
use super::crowd::{Crowd, Nodes};
use super::hub::Hub;

/// How often a command is decided anew because somebody else was faster.
const ATTEMPTS: usize = 4;

/// The messages that wait for a slow reader, apart from the log.
const WAITING: usize = 16;

/// How often everybody is told who is there.
const CROWD: Duration = Duration::from_millis(500);

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandOutcome {
    /// It is in the log, which has this many events with it.
    Done(u32),
    /// It is not, and the stored log says why.
    Refused(Refusal),
    /// A rematch must wait until the game is over.
    NotOver,
    /// It is not decided: the store does not answer. Send it again.
    Retry,
}

/// One game on this node.
pub(crate) struct LiveGame {
    pub(crate) key: GameKey,
    /// Held while a command is decided and stored, so that the commands of this node do not get in each other's way.
    game_log: AsyncMutex<GameLog>,
    /// The messages of the log, ready to send. A socket remembers how many of them it has sent.
    messages: RwLock<LogMessages>,
    version: watch::Sender<u32>,
    crowd: Mutex<ThrottledCrowd>,
    crowd_changed: watch::Sender<Utf8Bytes>,
    rematch: watch::Sender<Utf8Bytes>,
    /// Whether the rematch has begun.
    has_rematch: AtomicBool,
    said: broadcast::Sender<Utf8Bytes>,
}

/// Who is at a live_game, and when everybody was last told.
#[derive(Default)]
struct ThrottledCrowd {
    crowd: Crowd,
    last_sent: Option<Instant>,
    /// Whether everybody will be told in a moment.
    is_scheduled: bool,
}

/// The messages of a log, and what the latest position is called.
#[derive(Default)]
struct LogMessages {
    messages: Vec<Utf8Bytes>,
    hash: String,
    is_over: bool,
}

impl LiveGame {
    /// The live_game of a stored log.
    pub(crate) fn new(key: GameKey, events: &[StoredEvent]) -> Option<Self> {
        let crowd = Crowd::default();
        let live_game = Self {
            key,
            game_log: AsyncMutex::default(),
            messages: RwLock::default(),
            version: watch::Sender::new(0),
            crowd_changed: watch::Sender::new(crowd.message()),
            crowd: Mutex::new(ThrottledCrowd { crowd, ..ThrottledCrowd::default() }),
            rematch: watch::Sender::new(Utf8Bytes::default()),
            has_rematch: AtomicBool::new(false),
            said: broadcast::Sender::new(WAITING),
        };
        let mut game_log = live_game.game_log.try_lock().ok()?;
        live_game.learn(&mut game_log, events).ok()?;
        drop(game_log);
        (live_game.version() > 0).then_some(live_game)
    }

    /// Adds stored events to the log.
    fn learn(&self, game_log: &mut GameLog, events: &[StoredEvent]) -> Result<(), LogError> {
        let read = |stored: &StoredEvent| {
            Event::read(stored.seq, &stored.command, stored.seat, stored.at, &stored.body).ok()
        };
        // An event that cannot be read ends what this program knows of the log.
        let events: Vec<Event> = events.iter().map_while(read).collect();
        self.add(game_log, &events)
    }

    fn add(&self, game_log: &mut GameLog, events: &[Event]) -> Result<(), LogError> {
        let mut log = self.messages.write().unwrap_or_else(PoisonError::into_inner);
        let result = game_log.learn_each(events, |state, event| {
            log.messages.push(text(&ServerMessage::event(state, event)));
        });
        log.hash = game_log.state().position_hash();
        log.is_over = game_log.state().result().is_some();
        drop(log);
        let version = game_log.version();
        self.version.send_if_modified(|known| std::mem::replace(known, version) != version);
        result.map(|_| ())
    }

    /// The number of events that this node knows.
    pub(crate) fn version(&self) -> u32 {
        *self.version.borrow()
    }

    /// Wakes when the log has grown.
    pub(crate) fn versions(&self) -> watch::Receiver<u32> {
        self.version.subscribe()
    }

    /// The messages of the log from this event on.
    pub(crate) fn messages(&self, from: u32) -> Vec<Utf8Bytes> {
        let log = self.messages.read().unwrap_or_else(PoisonError::into_inner);
        log.messages.get(from as usize..).unwrap_or_default().to_vec()
    }

    /// The number of events, and the hash of the position after them.
    pub(crate) fn place(&self) -> (u32, String) {
        let log = self.messages.read().unwrap_or_else(PoisonError::into_inner);
        (log.messages.len() as u32, log.hash.clone())
    }

    /// Whether the game is over, as far as this node knows.
    pub(crate) fn is_over(&self) -> bool {
        self.messages.read().unwrap_or_else(PoisonError::into_inner).is_over
    }

    /// Looks at the log, as far as this node knows it.
    pub(crate) async fn look<T>(&self, at: impl FnOnce(&GameLog) -> T) -> T {
        at(&*self.game_log.lock().await)
    }

    /// Reads what other nodes have appended. An error means that the store does not answer.
    pub(crate) async fn refresh(&self, hub: &Hub) -> Result<(), NotRead> {
        let mut game_log = self.game_log.lock().await;
        self.refresh_room(&mut game_log, hub).await
    }

    async fn refresh_room(&self, game_log: &mut GameLog, hub: &Hub) -> Result<(), NotRead> {
        let after = game_log.version().checked_sub(1);
        let events = hub.store.read(self.key.as_str(), after).await.map_err(|_| NotRead)?;
        self.learn(game_log, &events).map_err(|_| NotRead)
    }

    /// Decides a command that was received at a time, and stores what it becomes. The answer comes when that is durable.
    ///
    /// The caller may go away: the command is decided all the same.
    pub(crate) async fn command(
        self: Arc<Self>,
        hub: Arc<Hub>,
        command: Command,
        received: Millis,
        lag: Millis,
    ) -> CommandOutcome {
        let work = async move { self.decide(&hub, &command, received, lag, None).await };
        tokio::spawn(work).await.unwrap_or(CommandOutcome::Retry)
    }

    /// Gives time back that was lost since a time, unless the log says that somebody has done so.
    pub(crate) async fn credit(
        self: Arc<Self>,
        hub: Arc<Hub>,
        command: Command,
        since: Millis,
    ) -> CommandOutcome {
        let now = hub.time.now();
        let work = async move { self.decide(&hub, &command, now, 0, Some(since)).await };
        tokio::spawn(work).await.unwrap_or(CommandOutcome::Retry)
    }

    async fn decide(
        &self,
        hub: &Hub,
        command: &Command,
        received: Millis,
        lag: Millis,
        credited_since: Option<Millis>,
    ) -> CommandOutcome {
        let mut game_log = self.game_log.lock().await;
        let mut is_fresh = false;
        for _ in 0..ATTEMPTS {
            if credited_since.is_some_and(|since| last_credit(&game_log).is_some_and(|at| at > since)) {
                return CommandOutcome::Done(game_log.version());
            }
            let opponent_gone = command.seat.and_then(|seat| self.gone(!seat));
            let facts = Facts { lag, opponent_gone };
            match game_log.consider(command, received, &facts) {
                Verdict::Repeated(seq) => return CommandOutcome::Done(seq + 1),
                // Only the stored log can refuse: this copy may be behind it.
                Verdict::Refused(refusal) if is_fresh || refusal.is_final() => {
                    return CommandOutcome::Refused(refusal);
                }
                Verdict::Refused(_) => {}
                Verdict::Append(event) => {
                    let Some(stored) = stored(&self.key, game_log.state(), &event) else {
                        return CommandOutcome::Retry;
                    };
                    match hub.store.append(vec![stored]).await.as_deref() {
                        Ok([Appended::Done]) => {
                            let version = event.seq + 1;
                            self.count(hub, &event);
                            // It has just been decided from this state, so it fits.
                            let _ = self.add(&mut game_log, &[event]);
                            hub.bus.tell(Hint::Log { game: self.key.clone(), v: version });
                            return CommandOutcome::Done(version);
                        }
                        // It was there already, or somebody else was faster: the log says more.
                        Ok(_) => {
                            hub.metrics.conflicts.inc();
                            debug!(game = %self.key, seq = event.seq, "somebody else was faster");
                        }
                        Err(error) => {
                            hub.not_saved(&self.key, error);
                            return CommandOutcome::Retry;
                        }
                    }
                }
            }
            if self.refresh_room(&mut game_log, hub).await.is_err() {
                return CommandOutcome::Retry;
            }
            is_fresh = true;
        }
        CommandOutcome::Retry
    }

    /// Counts an event that this node has appended.
    fn count(&self, hub: &Hub, event: &Event) {
        match &event.body {
            Body::Turn { .. } => _ = hub.metrics.turns.inc(),
            Body::Flag => {
                hub.metrics.flags.inc();
                info!(game = %self.key, "a game is over by time");
            }
            Body::Credit { ms } => {
                hub.metrics.credits.inc();
                info!(game = %self.key, milliseconds = ms, "time is given back");
            }
            _ => {}
        }
    }

    /// Since when a player has been away from all nodes, as far as this one knows.
    pub(crate) fn gone(&self, player: Player) -> Option<Millis> {
        self.throttled().crowd.gone(player)
    }

    /// Whether a player has a socket here.
    pub(crate) fn is_here(&self, player: Player) -> bool {
        self.throttled().crowd.is_here(player)
    }

    fn throttled(&self) -> MutexGuard<'_, ThrottledCrowd> {
        self.crowd.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Learns who is at other nodes.
    pub(crate) fn learn_presence(&self, presences: &[Presence], nodes: &Nodes) {
        let mut throttled = self.throttled();
        throttled.crowd.learn(presences, nodes);
        replace(&self.crowd_changed, throttled.crowd.message());
    }

    /// Counts a socket of a player in. Whether it is the first here.
    pub(crate) fn enter(self: &Arc<Self>, seat: Player) -> bool {
        self.change_crowd(|crowd| crowd.enter(seat))
    }

    /// Counts a socket of a player out. Whether it was the last here.
    pub(crate) fn leave(self: &Arc<Self>, seat: Player, now: Millis) -> bool {
        self.change_crowd(|crowd| crowd.leave(seat, now))
    }

    /// Counts a watcher in.
    pub(crate) fn enter_watcher(self: &Arc<Self>) {
        self.change_crowd(Crowd::enter_watcher);
    }

    /// Counts a watcher out.
    pub(crate) fn leave_watcher(self: &Arc<Self>) {
        self.change_crowd(Crowd::leave_watcher);
    }

    /// Tells everybody at once, or soon if they were told just now: when thousands come together, nobody is woken for each.
    fn change_crowd<T>(self: &Arc<Self>, change: impl FnOnce(&mut Crowd) -> T) -> T {
        let mut throttled = self.throttled();
        let result = change(&mut throttled.crowd);
        match throttled.last_sent.map(|sent| sent + CROWD).filter(|due| *due > Instant::now()) {
            _ if throttled.is_scheduled => {}
            Some(due) => {
                throttled.is_scheduled = true;
                let live_game = Arc::clone(self);
                tokio::spawn(async move {
                    sleep_until(due).await;
                    live_game.send_crowd(&mut live_game.throttled());
                });
            }
            None => self.send_crowd(&mut throttled),
        }
        result
    }

    fn send_crowd(&self, throttled: &mut ThrottledCrowd) {
        (throttled.last_sent, throttled.is_scheduled) = (Some(Instant::now()), false);
        // Whoever has just come wants to know, even if nothing else has changed.
        self.crowd_changed.send_replace(throttled.crowd.message());
    }

    /// Wakes when somebody comes or goes.
    pub(crate) fn crowds(&self) -> watch::Receiver<Utf8Bytes> {
        self.crowd_changed.subscribe()
    }

    /// Shows what is known of a rematch.
    pub(crate) fn show_rematch(&self, offered: Vec<Player>, id: Option<GameKey>) {
        self.has_rematch.store(id.is_some(), Ordering::Relaxed);
        replace(&self.rematch, text(&ServerMessage::Rematch { offered, id }));
    }

    /// Whether a rematch has begun, as far as this node knows.
    pub(crate) fn has_rematch(&self) -> bool {
        self.has_rematch.load(Ordering::Relaxed)
    }

    /// Wakes when a rematch is offered or begins.
    pub(crate) fn rematches(&self) -> watch::Receiver<Utf8Bytes> {
        self.rematch.subscribe()
    }

    /// Passes on what a player says.
    pub(crate) fn say(&self, message: &ServerMessage) {
        // Nobody may be there to hear it.
        let _ = self.said.send(text(message));
    }

    /// What players say from now on.
    pub(crate) fn sayings(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.said.subscribe()
    }
}

/// The store does not answer, or its log cannot be understood.
#[derive(Debug)]
pub(crate) struct NotRead;

/// When time was last given back.
pub(crate) fn last_credit(game_log: &GameLog) -> Option<Millis> {
    let mut credits =
        game_log.events().iter().rev().filter(|event| matches!(event.body, Body::Credit { .. }));
    credits.next().map(|event| event.at)
}

/// Wakes those who wait for a message, if it is another one.
fn replace(sender: &watch::Sender<Utf8Bytes>, message: Utf8Bytes) {
    sender.send_if_modified(|known| {
        let is_new = *known != message;
        *known = message;
        is_new
    });
}

/// An event as it is stored, after the state before it. `None` if it does not fit there.
pub(crate) fn stored(key: &GameKey, before: &State, event: &Event) -> Option<NewEvent> {
    let mut after = before.clone();
    after.fold(event).ok()?;
    Some(NewEvent {
        game: key.to_string(),
        seq: event.seq,
        command: event.command.to_string(),
        seat: event.seat_number(),
        at: event.at,
        body: event.body_text(),
        deadline: after.deadline(),
        over: after.result().is_some(),
    })
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    message.text().into()
}
