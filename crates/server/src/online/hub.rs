//! The hub of a node: its store, its clock, its limits and its open games.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tessera_games::Player;
use tessera_online::{
    Command, CommandId, CommandKind, Facts, GameKey, GameLog, Millis, Refusal, Setup, State, advance,
    rematch_id,
};
use tessera_store::{Created, NewGame, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tracing::{info, warn};

use super::OnlineLimits;
use super::bus::{Bus, Hint};
use super::crowd::Nodes;
use super::health::{Health, Problem};
use super::live_game::{CommandOutcome, LiveGame, NotRead, stored};
use super::metrics::Metrics;
use super::outages::Outages;
use super::rates::Rates;
use super::time::Time;
use crate::places::Places;

/// Why a game cannot be opened.
pub(crate) enum LookUpError {
    Unknown,
    /// The operator has deleted the game.
    Removed,
    /// The address has asked for too many games that do not exist.
    TooMany {
        seconds: u64,
    },
    NotRead,
}

/// The hub of a node.
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) health: Health,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) outages: Outages,
    /// The connection to other nodes.
    pub(crate) bus: Bus,
    pub(crate) limits: OnlineLimits,
    /// The name of this node.
    pub(crate) node: String,
    /// Whether other nodes may serve the same games.
    pub(crate) is_shared: bool,
    /// The games that are open on this node.
    live_games: Mutex<HashMap<GameKey, Weak<LiveGame>>>,
    /// Requests by address.
    pub(crate) requests: Rates,
    /// A permit for each socket.
    pub(crate) sockets: Arc<Semaphore>,
    /// Look-ups of unknown games by address.
    unknown_games: Rates,
    /// Sockets by address.
    pub(crate) places: Arc<Places>,
    /// Becomes true when the node stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Hub {
    /// The hub of the only node of a store.
    pub(crate) fn alone(store: Store, node: String, limits: OnlineLimits) -> Self {
        Self { is_shared: false, ..Self::shared(store, node, limits) }
    }

    /// The hub of a node that shares its store with others.
    pub(crate) fn shared(store: Store, node: String, limits: OnlineLimits) -> Self {
        let metrics = Arc::new(Metrics::new());
        let counted = Arc::clone(&metrics);
        store.observe(move |batch| {
            counted.batches.observe(batch.ops as f64);
            counted.commits.observe(batch.took.as_secs_f64());
            if !batch.saved {
                counted.store_errors.inc();
            }
        });
        Self {
            store,
            time: Time::new(),
            health: Health::new(),
            outages: Outages::default(),
            metrics,
            bus: Bus::default(),
            limits,
            node,
            is_shared: true,
            live_games: Mutex::default(),
            requests: Rates::new(limits.requests),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            unknown_games: Rates::new(limits.unknown_games),
            places: Places::new(limits.sockets_per_address),
            stopping: watch::Sender::new(false),
        }
    }

    /// Opens a game; `None` if there is no such game.
    pub(crate) async fn live_game(&self, key: &GameKey) -> Result<Option<Arc<LiveGame>>, NotRead> {
        if let Some(live_game) = self.open_game(key) {
            return Ok(Some(live_game));
        }
        let events = self.store.read(key.as_str(), None).await.map_err(|_| NotRead)?;
        if events.is_empty() {
            return Ok(None);
        }
        let live_game = Arc::new(LiveGame::new(key.clone(), &events).ok_or(NotRead)?);
        self.refresh_presence(&live_game).await?;
        // Another task may have opened it at the same time.
        if let Some(known) = self.add(&live_game) {
            return Ok(Some(known));
        }
        // Catch up with appends since the read; later local ones go through this live game.
        live_game.refresh(self).await?;
        if self.health.problem(&self.time).is_none() {
            // Without it, the game is shown as it is stored, and the heartbeat tries again.
            let _ = live_game.settle(self, self.time.now()).await;
        }
        Ok(Some(live_game))
    }

    /// Opens a game for an address, which may ask for a few that do not exist. Games that are open cost nothing.
    pub(crate) async fn look_up(&self, id: &str, address: IpAddr) -> Result<Arc<LiveGame>, LookUpError> {
        let Ok(key) = id.parse::<GameKey>() else { return Err(LookUpError::Unknown) };
        if let Some(live_game) = self.open_game(&key) {
            // It stays open until the last socket is closed.
            return if live_game.is_removed() { Err(LookUpError::Removed) } else { Ok(live_game) };
        }
        if !self.unknown_games.has(address, self.time.now()) {
            self.metrics.refused("too-many");
            info!(%address, "an address asks for too many unknown games");
            return Err(LookUpError::TooMany { seconds: self.unknown_games.seconds() });
        }
        let live_game = self.live_game(&key).await.map_err(|_| LookUpError::NotRead)?;
        if let Some(live_game) = live_game {
            return Ok(live_game);
        }
        self.unknown_games.take(address, self.time.now());
        Err(if self.is_removed(&key).await { LookUpError::Removed } else { LookUpError::Unknown })
    }

    /// Whether the operator has deleted a game.
    pub(crate) async fn is_removed(&self, key: &GameKey) -> bool {
        matches!(self.store.removal(key.as_str()).await, Ok(Some(_)))
    }

    /// Adds an open game, unless it is open already: then returns that one.
    fn add(&self, live_game: &Arc<LiveGame>) -> Option<Arc<LiveGame>> {
        let mut live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        let known = live_games.get(&live_game.key).and_then(Weak::upgrade);
        if known.is_none() {
            live_games.insert(live_game.key.clone(), Arc::downgrade(live_game));
        }
        known
    }

    /// The games that are open on this node.
    pub(crate) fn open_games(&self) -> Vec<Arc<LiveGame>> {
        let live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        live_games.values().filter_map(Weak::upgrade).collect()
    }

    /// A game, if it is open on this node.
    pub(crate) fn open_game(&self, key: &GameKey) -> Option<Arc<LiveGame>> {
        self.live_games.lock().unwrap_or_else(PoisonError::into_inner).get(key).and_then(Weak::upgrade)
    }

    /// Forgets the games without sockets, and idle addresses.
    pub(crate) fn tidy(&self) {
        let mut live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        live_games.retain(|_, live_game| live_game.strong_count() > 0);
        self.requests.tidy(self.time.now());
        self.unknown_games.tidy(self.time.now());
    }

    /// Reads from the store who is connected to other nodes.
    pub(crate) async fn refresh_presence(&self, live_game: &Arc<LiveGame>) -> Result<(), NotRead> {
        let presences = self.store.presence(live_game.key.as_str()).await.map_err(|_| NotRead)?;
        live_game.learn_presence(&presences, &self.nodes().await?);
        Ok(())
    }

    /// The nodes as they are now.
    pub(crate) async fn nodes(&self) -> Result<Nodes, NotRead> {
        let beats = self.store.beats().await.map_err(|_| NotRead)?;
        Ok(Nodes { own: self.node.clone(), beats, now: self.time.now() })
    }

    /// Stores that a player has connected to this node.
    pub(crate) async fn note_arrival(&self, live_game: &LiveGame, seat: Player, at: Millis) {
        let noted = self.store.arrive(live_game.key.as_str(), seat.index() as u8, &self.node, at).await;
        self.presence_noted(live_game, noted);
    }

    /// Stores that a player has left this node.
    pub(crate) async fn note_departure(&self, live_game: &LiveGame, seat: Player, at: Millis) {
        let noted = self.store.leave(live_game.key.as_str(), seat.index() as u8, &self.node, at).await;
        self.presence_noted(live_game, noted);
    }

    fn presence_noted(&self, live_game: &LiveGame, noted: Result<(), StoreError>) {
        if let Err(error) = noted {
            // Other nodes detect it by the heartbeats of this one.
            warn!(game = %live_game.key, %error, "the presence could not be stored");
        }
        self.bus.send(Hint::Crowd { game: live_game.key.clone() });
    }

    /// Stores the presence here again, after other nodes have taken this one for dead.
    pub(crate) async fn arrive_again(&self) {
        for live_game in self.open_games() {
            for seat in Player::BOTH.into_iter().filter(|&seat| live_game.is_here(seat)) {
                self.note_arrival(&live_game, seat, self.time.now()).await;
            }
        }
    }

    /// Creates a game. `None` if it cannot be stored.
    pub(crate) async fn create(
        &self,
        key: &GameKey,
        id: CommandId,
        setup: Setup,
        seats: [Option<[u8; 32]>; 2],
        invite: Option<[u8; 32]>,
    ) -> Option<Created> {
        let command = Command { id, seat: Some(setup.creator()), kind: CommandKind::Create(setup.into()) };
        let step = advance(&State::new(), &command, self.time.now(), &Facts::default()).ok()?;
        let created = self.store.create(NewGame { event: stored(key, &step), seats, invite }).await;
        created.inspect_err(|error| self.not_saved(key, error)).ok()
    }

    /// A write failed: defer commands until the next heartbeat is stored.
    pub(crate) fn not_saved(&self, game: &GameKey, error: &StoreError) {
        warn!(%game, %error, "not saved");
        self.health.set_failing(Problem::NotSaved);
    }

    /// Offers or accepts a rematch. Its game is created by the first offer, and begins with the second.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        live_game: &Arc<LiveGame>,
        seat: Player,
        id: CommandId,
    ) -> CommandOutcome {
        let setup = |game_log: &GameLog| game_log.state().result().and(game_log.state().setup().cloned());
        let Some(setup) = live_game.look(setup).await else { return CommandOutcome::NotOver };
        if live_game.look(|game_log| game_log.find(&id).is_some()).await {
            return CommandOutcome::Refused(Refusal::IdReused);
        }
        let Ok(Some(row)) = self.store.game(live_game.key.as_str()).await else {
            return CommandOutcome::Retry;
        };
        let next = rematch_id(&live_game.key);
        // The players change sides.
        let seats = [row.seats[1], row.seats[0]];
        let Ok(setup) = Setup::new(*setup.start(), setup.clock(), setup.casual(), !seat) else {
            return CommandOutcome::Retry;
        };
        let Some(_) = self.create(&next, id.clone(), setup, seats, None).await else {
            return CommandOutcome::Retry;
        };
        let Ok(Some(rematch)) = self.live_game(&next).await else { return CommandOutcome::Retry };
        if !rematch.look(|game_log| game_log.seats()[(!seat).index()]).await {
            let join = Command { id, seat: Some(!seat), kind: CommandKind::Join };
            let answer = rematch.clone().command(Arc::clone(self), join, self.time.now(), 0).await;
            if !matches!(answer, CommandOutcome::Done(_)) {
                return answer;
            }
        }
        self.show_rematch(live_game).await;
        self.bus.send(Hint::Rematch { game: live_game.key.clone() });
        CommandOutcome::Done(live_game.version())
    }

    /// Publishes the stored state of a game's rematch.
    pub(crate) async fn show_rematch(&self, live_game: &LiveGame) {
        let next = rematch_id(&live_game.key);
        let Ok(Some(rematch)) = self.live_game(&next).await else { return };
        let (creator, has_begun) = rematch
            .look(|game_log| (game_log.state().setup().map(Setup::creator), game_log.state().has_begun()))
            .await;
        if has_begun {
            live_game.show_rematch(Vec::new(), Some(next));
        } else if let Some(creator) = creator {
            live_game.show_rematch(vec![!creator], None);
        }
    }
}
