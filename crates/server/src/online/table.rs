//! One game on this node: its log, kept at hand, and everybody who looks at it.
//!
//! The log in the store is the truth. What is here is a copy, perhaps behind it; nobody owns a game.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use axum::extract::ws::Utf8Bytes;
use tessera_games::Player;
use tessera_online::wire::ServerMessage;
use tessera_online::{Command, Event, Facts, GameKey, LogError, Millis, Refusal, Room, State, Verdict};
use tessera_store::{Appended, NewEvent, StoredEvent};
use tokio::sync::{Mutex as AsyncMutex, broadcast, watch};

use super::hall::Hall;

/// How often a command is decided anew because somebody else was faster.
const ATTEMPTS: usize = 4;

/// The messages that wait for a slow reader, apart from the log.
const WAITING: usize = 16;

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
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
pub(crate) struct Table {
    pub(crate) key: GameKey,
    /// Held while a command is decided and stored, so that the commands of this node do not get in each other's way.
    room: AsyncMutex<Room>,
    /// The messages of the log, ready to send. A socket remembers how many of them it has sent.
    log: RwLock<Log>,
    version: watch::Sender<u32>,
    crowd: Mutex<Crowd>,
    crowd_changed: watch::Sender<Utf8Bytes>,
    rematch: watch::Sender<Utf8Bytes>,
    said: broadcast::Sender<Utf8Bytes>,
}

/// The messages of a log, and what the latest position is called.
#[derive(Default)]
struct Log {
    messages: Vec<Utf8Bytes>,
    hash: String,
}

/// Who is connected to this node.
#[derive(Default)]
struct Crowd {
    /// The sockets of each seat.
    seats: [u32; 2],
    watchers: u32,
    /// Since when a seat has had no socket; `None` if it has one.
    gone: [Option<Millis>; 2],
}

impl Table {
    /// The table of a stored log.
    pub(crate) fn new(key: GameKey, events: &[StoredEvent], gone: [Option<Millis>; 2]) -> Option<Self> {
        let crowd = Crowd { gone, ..Crowd::default() };
        let table = Self {
            key,
            room: AsyncMutex::default(),
            log: RwLock::default(),
            version: watch::Sender::new(0),
            crowd_changed: watch::Sender::new(crowd.message()),
            crowd: Mutex::new(crowd),
            rematch: watch::Sender::new(Utf8Bytes::default()),
            said: broadcast::Sender::new(WAITING),
        };
        let mut room = table.room.try_lock().ok()?;
        table.learn(&mut room, events).ok()?;
        drop(room);
        (table.version() > 0).then_some(table)
    }

    /// Adds stored events to the log.
    fn learn(&self, room: &mut Room, events: &[StoredEvent]) -> Result<(), LogError> {
        let read = |stored: &StoredEvent| {
            Event::read(stored.seq, &stored.command, stored.seat, stored.at, &stored.body).ok()
        };
        // An event that cannot be read ends what this program knows of the log.
        let events: Vec<Event> = events.iter().map_while(read).collect();
        self.add(room, &events)
    }

    fn add(&self, room: &mut Room, events: &[Event]) -> Result<(), LogError> {
        let mut log = self.log.write().unwrap_or_else(PoisonError::into_inner);
        let result = room.learn_each(events, |state, event| {
            log.messages.push(text(&ServerMessage::event(state, event)));
        });
        log.hash = room.state().position_hash();
        drop(log);
        let version = room.version();
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
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        log.messages.get(from as usize..).unwrap_or_default().to_vec()
    }

    /// The number of events, and the hash of the position after them.
    pub(crate) fn place(&self) -> (u32, String) {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        (log.messages.len() as u32, log.hash.clone())
    }

    /// What the log amounts to now.
    pub(crate) async fn state(&self) -> State {
        self.room.lock().await.state().clone()
    }

    /// Reads what other nodes have appended. An error means that the store does not answer.
    pub(crate) async fn refresh(&self, hall: &Hall) -> Result<(), NotRead> {
        let mut room = self.room.lock().await;
        self.refresh_room(&mut room, hall).await
    }

    async fn refresh_room(&self, room: &mut Room, hall: &Hall) -> Result<(), NotRead> {
        let after = room.version().checked_sub(1);
        let events = hall.store.read(self.key.as_str(), after).await.map_err(|_| NotRead)?;
        self.learn(room, &events).map_err(|_| NotRead)
    }

    /// Decides a command that was received at a time, and stores what it becomes. The answer comes when that is durable.
    ///
    /// The caller may go away: the command is decided all the same.
    pub(crate) async fn command(
        self: Arc<Self>,
        hall: Arc<Hall>,
        command: Command,
        received: Millis,
        lag: Millis,
    ) -> Answer {
        let work = async move { self.decide(&hall, &command, received, lag).await };
        tokio::spawn(work).await.unwrap_or(Answer::Retry)
    }

    async fn decide(&self, hall: &Hall, command: &Command, received: Millis, lag: Millis) -> Answer {
        let mut room = self.room.lock().await;
        let mut is_fresh = false;
        for _ in 0..ATTEMPTS {
            let opponent_gone = command.seat.and_then(|seat| self.gone(!seat));
            let facts = Facts { lag, opponent_gone };
            match room.consider(command, received, &facts) {
                Verdict::Repeated(seq) => return Answer::Done(seq + 1),
                // Only the stored log can refuse: this copy may be behind it.
                Verdict::Refused(refusal) if is_fresh || refusal.is_final() => {
                    return Answer::Refused(refusal);
                }
                Verdict::Refused(_) => {}
                Verdict::Append(event) => {
                    let Some(stored) = stored(&self.key, room.state(), &event) else { return Answer::Retry };
                    match hall.store.append(vec![stored]).await.as_deref() {
                        Ok([Appended::Done]) => {
                            let version = event.seq + 1;
                            // It has just been decided from this state, so it fits.
                            let _ = self.add(&mut room, &[event]);
                            return Answer::Done(version);
                        }
                        // It was there already, or somebody else was faster: the log says more.
                        Ok(_) => {}
                        Err(_) => return Answer::Retry,
                    }
                }
            }
            if self.refresh_room(&mut room, hall).await.is_err() {
                return Answer::Retry;
            }
            is_fresh = true;
        }
        Answer::Retry
    }

    /// What is to be done with a command, as far as this node knows the log.
    pub(crate) async fn consider(&self, command: &Command, now: Millis, facts: &Facts) -> Verdict {
        self.room.lock().await.consider(command, now, facts)
    }

    /// Since when a player has had no socket here.
    pub(crate) fn gone(&self, player: Player) -> Option<Millis> {
        self.crowd.lock().unwrap_or_else(PoisonError::into_inner).gone[player.index()]
    }

    /// Counts a socket of a player in. Whether it is the first.
    pub(crate) fn enter(&self, seat: Player) -> bool {
        self.change_crowd(|crowd| {
            let count = &mut crowd.seats[seat.index()];
            *count += 1;
            crowd.gone[seat.index()] = None;
            *count == 1
        })
    }

    /// Counts a socket of a player out. Whether it was the last.
    pub(crate) fn leave(&self, seat: Player, now: Millis) -> bool {
        self.change_crowd(|crowd| {
            let count = &mut crowd.seats[seat.index()];
            *count = count.saturating_sub(1);
            let is_last = *count == 0;
            crowd.gone[seat.index()] = is_last.then_some(now);
            is_last
        })
    }

    /// Counts a watcher in.
    pub(crate) fn enter_watcher(&self) {
        self.change_crowd(|crowd| crowd.watchers += 1);
    }

    /// Counts a watcher out.
    pub(crate) fn leave_watcher(&self) {
        self.change_crowd(|crowd| crowd.watchers = crowd.watchers.saturating_sub(1));
    }

    fn change_crowd<T>(&self, change: impl FnOnce(&mut Crowd) -> T) -> T {
        let mut crowd = self.crowd.lock().unwrap_or_else(PoisonError::into_inner);
        let result = change(&mut crowd);
        self.crowd_changed.send_replace(crowd.message());
        result
    }

    /// Wakes when somebody comes or goes.
    pub(crate) fn crowds(&self) -> watch::Receiver<Utf8Bytes> {
        self.crowd_changed.subscribe()
    }

    /// Shows what is known of a rematch.
    pub(crate) fn show_rematch(&self, offered: Vec<Player>, id: Option<GameKey>) {
        let message = text(&ServerMessage::Rematch { offered, id });
        self.rematch.send_if_modified(|known| {
            let is_new = *known != message;
            *known = message;
            is_new
        });
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

impl Crowd {
    fn message(&self) -> Utf8Bytes {
        let here = self.seats.map(|count| count > 0);
        text(&ServerMessage::Crowd { watchers: self.watchers, here, gone: self.gone })
    }
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
