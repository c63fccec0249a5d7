//! A game that is open on this node: a copy of its log, and its sockets.
//!
//! The log in the store is the truth. The copy may be stale; no node owns a game.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{
    Body, Command, CommandId, CommandKind, Event, Facts, GameKey, GameLog, LogError, Millis, Refusal, Setup,
    Step, Verdict,
};
use tessera_store::{Appended, NewEvent, Presence, StoreError, StoredEvent};
use tokio::sync::{Mutex as AsyncMutex, broadcast, watch};
use tokio::time::{Instant, sleep_until};
use tracing::{debug, info};

use super::bus::Hint;
use super::crowd::{Crowd, Nodes};
use super::hub::Hub;
use super::outages::{Owed, last_credit};

/// How often a command is retried after a write conflict.
const ATTEMPTS: usize = 4;

/// Maximum number of chat messages that wait for a slow reader.
const WAITING: usize = 16;

/// The shortest pause between two updates of the presence.
const CROWD: Duration = Duration::from_millis(500);

/// The outcome of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandOutcome {
    /// It is in the log, which has this many events with it.
    Done(u32),
    /// The stored log refuses it.
    Refused(Refusal),
    /// A rematch must wait until the game is over.
    NotOver,
    /// It is not a name.
    BadName,
    /// It is not decided, because the store does not answer. The client sends it again.
    Retry,
}

/// A game that is open on this node.
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
    /// The end of the last outage for which the game was settled.
    settled: AtomicI64,
    /// Whether the operator has deleted the game.
    removed: AtomicBool,
}

/// The presence, and when it was last sent.
#[derive(Default)]
struct ThrottledCrowd {
    crowd: Crowd,
    last_sent: Option<Instant>,
    /// Whether an update is scheduled.
    is_scheduled: bool,
}

/// The messages of a log, and those about its end.
#[derive(Default)]
struct LogMessages {
    messages: Vec<Utf8Bytes>,
    /// What the game allows after them.
    now: Utf8Bytes,
    /// The hash of the last position.
    hash: String,
    is_over: bool,
}

impl LiveGame {
    /// Opens a stored log.
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
            settled: AtomicI64::new(Millis::MIN),
            removed: AtomicBool::new(false),
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
        // Events after one that this program cannot read are ignored.
        let events: Vec<Event> = events.iter().map_while(read).collect();
        self.add(game_log, &events)
    }

    fn add(&self, game_log: &mut GameLog, events: &[Event]) -> Result<(), LogError> {
        let mut messages = Vec::new();
        let result = game_log.learn_each(events, |state, event| {
            messages.push(text(&ServerMessage::event(state, event)));
        });
        self.publish(game_log, messages);
        result.map(|_| ())
    }

    /// Adds an event that was decided from this log and stored.
    fn append(&self, game_log: &mut GameLog, step: Step) -> Result<(), LogError> {
        let message = text(&ServerMessage::event(step.after(), step.event()));
        game_log.append(step)?;
        self.publish(game_log, vec![message]);
        Ok(())
    }

    /// Adds messages to those of the log, and wakes the sockets if there is anything new.
    fn publish(&self, game_log: &GameLog, new: Vec<Utf8Bytes>) {
        let state = game_log.state();
        let mut log = self.messages.write().unwrap_or_else(PoisonError::into_inner);
        let now = text(&ServerMessage::now(state, self.all_gone()));
        if new.is_empty() && log.now == now {
            return;
        }
        log.messages.extend(new);
        log.now = now;
        log.hash = state.position_hash();
        log.is_over = state.result().is_some();
        drop(log);
        self.version.send_replace(game_log.version());
    }

    /// The number of events that this node knows.
    pub(crate) fn version(&self) -> u32 {
        *self.version.borrow()
    }

    /// Wakes when the log has grown, or allows something else.
    pub(crate) fn versions(&self) -> watch::Receiver<u32> {
        self.version.subscribe()
    }

    /// The messages of the log from this event on, and what the game allows after them.
    pub(crate) fn messages(&self, from: u32) -> (Vec<Utf8Bytes>, Utf8Bytes) {
        let log = self.messages.read().unwrap_or_else(PoisonError::into_inner);
        (log.messages.get(from as usize..).unwrap_or_default().to_vec(), log.now.clone())
    }

    /// The number of events, and the hash of the position after them.
    pub(crate) fn place(&self) -> (u32, String) {
        let log = self.messages.read().unwrap_or_else(PoisonError::into_inner);
        (log.messages.len() as u32, log.hash.clone())
    }

    /// Whether the game is over, by this copy.
    pub(crate) fn is_over(&self) -> bool {
        self.messages.read().unwrap_or_else(PoisonError::into_inner).is_over
    }

    /// Reads the copy of the log.
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

    /// Decides a command that was received at a time, and stores its event. Returns when that is durable.
    ///
    /// The command is decided even if the caller is dropped.
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

    /// Credits time that was lost since a time, unless the log has a credit for it.
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

    /// Credits what the player to move is owed for outages, as of this time. The node must be healthy. An error means
    /// that the store does not answer.
    pub(crate) async fn settle(&self, hub: &Hub, now: Millis) -> Result<(), NotRead> {
        let last = hub.outages.last_end();
        let mut game_log = self.game_log.lock().await;
        self.settle_log(&mut game_log, hub, now).await?;
        self.settled.fetch_max(last.unwrap_or(Millis::MIN), Ordering::Relaxed);
        Ok(())
    }

    /// Whether the game was not settled since an outage that ended at this time.
    pub(crate) fn is_unsettled(&self, last_end: Millis) -> bool {
        self.settled.load(Ordering::Relaxed) < last_end
    }

    /// Ends a game that was never joined, as its creator could. If it is joined at this moment, it goes on.
    pub(crate) async fn expire(&self, hub: &Hub, now: Millis) -> Result<(), NotRead> {
        let mut game_log = self.game_log.lock().await;
        if game_log.version() != 1 {
            return Ok(());
        }
        let seat = game_log.state().setup().map(Setup::creator);
        let Ok(id) = CommandId::server("expired") else { return Ok(()) };
        let command = Command { id, seat, kind: CommandKind::Abort };
        if let Verdict::Append(step) = game_log.consider(&command, now, &Facts::default()) {
            self.store(&mut game_log, hub, step).await.map_err(|_| NotRead)?;
        }
        Ok(())
    }

    /// Closes the sockets of a game that the operator has deleted.
    pub(crate) fn set_removed(&self) {
        if !self.removed.swap(true, Ordering::Relaxed) {
            self.version.send_modify(|_| ());
        }
    }

    /// Whether the operator has deleted the game.
    pub(crate) fn is_removed(&self) -> bool {
        self.removed.load(Ordering::Relaxed)
    }

    async fn settle_log(&self, game_log: &mut GameLog, hub: &Hub, now: Millis) -> Result<(), NotRead> {
        for _ in 0..ATTEMPTS {
            let Some(Owed { command, at }) = hub.outages.owed(game_log, now) else { return Ok(()) };
            let at = at.max(hub.time.now());
            // A game that was credited too often is not credited any more.
            let Verdict::Append(step) = game_log.consider(&command, at, &Facts::default()) else {
                return Ok(());
            };
            match self.store(game_log, hub, step).await {
                Ok(Some(_)) => return Ok(()),
                Ok(None) => self.refresh_room(game_log, hub).await?,
                Err(error) => {
                    hub.not_saved(&self.key, &error);
                    return Err(NotRead);
                }
            }
        }
        Err(NotRead)
    }

    /// Stores an event that was decided from this copy of the log. Returns the number of events with it; `None` after a
    /// write conflict: the log has another event of this number, or one of the same command.
    async fn store(&self, game_log: &mut GameLog, hub: &Hub, step: Step) -> Result<Option<u32>, StoreError> {
        let appended = hub.store.append(vec![stored(&self.key, &step)]).await?;
        if appended != [Appended::Done] {
            hub.metrics.conflicts.inc();
            debug!(game = %self.key, seq = step.event().seq, "write conflict");
            return Ok(None);
        }
        let version = step.after().version();
        self.count(hub, step.event());
        // It has just been decided from this state, so it fits.
        let _ = self.append(game_log, step);
        hub.bus.send(Hint::Log { game: self.key.clone(), v: version });
        Ok(Some(version))
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
            if self.settle_log(&mut game_log, hub, received).await.is_err() {
                return CommandOutcome::Retry;
            }
            if credited_since.is_some_and(|since| last_credit(&game_log).is_some_and(|at| at > since)) {
                return CommandOutcome::Done(game_log.version());
            }
            let opponent_gone = command.seat.and_then(|seat| self.gone(!seat));
            let facts = Facts { lag, opponent_gone };
            match game_log.consider(command, received, &facts) {
                Verdict::Repeated(seq) => return CommandOutcome::Done(seq + 1),
                // Only the stored log can refuse: this copy may be stale.
                Verdict::Refused(refusal) if is_fresh || refusal.is_final() => {
                    return CommandOutcome::Refused(refusal);
                }
                Verdict::Refused(_) => {}
                Verdict::Append(step) => match self.store(&mut game_log, hub, step).await {
                    Ok(Some(version)) => return CommandOutcome::Done(version),
                    // Read the log, and decide again.
                    Ok(None) => {}
                    Err(error) => {
                        hub.not_saved(&self.key, &error);
                        return CommandOutcome::Retry;
                    }
                },
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
                info!(game = %self.key, milliseconds = ms, "time is credited");
            }
            _ => {}
        }
    }

    /// Since when a player has been connected to no node.
    pub(crate) fn gone(&self, player: Player) -> Option<Millis> {
        self.throttled().crowd.gone(player)
    }

    /// Since when each player has been connected to no node.
    fn all_gone(&self) -> [Option<Millis>; 2] {
        Player::BOTH.map(|player| self.gone(player))
    }

    /// Whether a player has a socket here.
    pub(crate) fn is_here(&self, player: Player) -> bool {
        self.throttled().crowd.is_here(player)
    }

    fn throttled(&self) -> MutexGuard<'_, ThrottledCrowd> {
        self.crowd.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Learns who is connected to other nodes.
    pub(crate) fn learn_presence(self: &Arc<Self>, presences: &[Presence], nodes: &Nodes) {
        let before = self.all_gone();
        {
            let mut throttled = self.throttled();
            throttled.crowd.learn(presences, nodes);
            replace(&self.crowd_changed, throttled.crowd.message());
        }
        self.decide_again(before);
    }

    /// Publishes what the game allows, if the players who are away are others than before: claims depend on them.
    fn decide_again(self: &Arc<Self>, before: [Option<Millis>; 2]) {
        if self.all_gone() == before {
            return;
        }
        if let Ok(game_log) = self.game_log.try_lock() {
            return self.publish(&game_log, Vec::new());
        }
        let live_game = Arc::clone(self);
        tokio::spawn(async move { live_game.publish(&*live_game.game_log.lock().await, Vec::new()) });
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

    /// Sets or removes the name of a player.
    pub(crate) fn set_name(self: &Arc<Self>, seat: Player, name: Option<String>) {
        self.change_crowd(|crowd| crowd.set_name(seat, name));
    }

    /// The names of the players who have a socket here.
    pub(crate) fn names_here(&self) -> Vec<(Player, String)> {
        self.throttled().crowd.names_here().collect()
    }

    /// Changes the presence, and publishes what follows from it.
    fn change_crowd<T>(self: &Arc<Self>, change: impl FnOnce(&mut Crowd) -> T) -> T {
        let before = self.all_gone();
        let result = self.broadcast_crowd(change);
        self.decide_again(before);
        result
    }

    /// Broadcasts presence now, or at the end of the current [`CROWD`] interval: a rush of arrivals is one update.
    fn broadcast_crowd<T>(self: &Arc<Self>, change: impl FnOnce(&mut Crowd) -> T) -> T {
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
        // A client that has just connected needs it, even if it has not changed.
        self.crowd_changed.send_replace(throttled.crowd.message());
    }

    /// Wakes when the presence changes.
    pub(crate) fn crowds(&self) -> watch::Receiver<Utf8Bytes> {
        self.crowd_changed.subscribe()
    }

    /// Publishes the state of the rematch.
    pub(crate) fn show_rematch(&self, offered: Vec<Player>, id: Option<GameKey>) {
        self.has_rematch.store(id.is_some(), Ordering::Relaxed);
        replace(&self.rematch, text(&ServerMessage::Rematch { offered, id }));
    }

    /// Whether the rematch has begun, by this copy.
    pub(crate) fn has_rematch(&self) -> bool {
        self.has_rematch.load(Ordering::Relaxed)
    }

    /// Wakes when a rematch is offered or begins.
    pub(crate) fn rematches(&self) -> watch::Receiver<Utf8Bytes> {
        self.rematch.subscribe()
    }

    /// Broadcasts a chat message.
    pub(crate) fn say(&self, message: &ServerMessage) {
        // Without a receiver it is lost.
        let _ = self.said.send(text(message));
    }

    /// The chat messages from now on.
    pub(crate) fn sayings(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.said.subscribe()
    }
}

/// The store does not answer, or its log cannot be read.
#[derive(Debug)]
pub(crate) struct NotRead;

/// Replaces a message, and wakes its receivers if it is another one.
fn replace(sender: &watch::Sender<Utf8Bytes>, message: Utf8Bytes) {
    sender.send_if_modified(|known| {
        let is_new = *known != message;
        *known = message;
        is_new
    });
}

/// An event as it is stored.
pub(crate) fn stored(key: &GameKey, step: &Step) -> NewEvent {
    let (event, after) = (step.event(), step.after());
    NewEvent {
        game: key.to_string(),
        seq: event.seq,
        command: event.command.to_string(),
        seat: event.seat_number(),
        at: event.at,
        body: event.body_text(),
        deadline: after.deadline(),
        over: after.result().is_some(),
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    message.text().into()
}
