//! All online games of this node.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tessera_games::Player;
use tessera_online::{
    Command, CommandId, CommandKind, Facts, GameKey, GameLog, Millis, Setup, State, decide, rematch_id,
};
use tessera_store::{Created, NewGame, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tracing::warn;

use super::OnlineLimits;
use super::bus::{Bus, Hint};
use super::crowd::Nodes;
use super::health::{Health, Problem};
use super::live_game::{CommandOutcome, LiveGame, NotRead, stored};
use super::metrics::Metrics;
use super::rates::Rates;
use super::time::Time;

/// All online games of this node.
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) health: Health,
    pub(crate) metrics: Arc<Metrics>,
    /// The way to other nodes.
    pub(crate) bus: Bus,
    pub(crate) limits: OnlineLimits,
    /// The name of this node.
    pub(crate) node: String,
    /// Whether other nodes may serve the same games.
    pub(crate) is_shared: bool,
    /// The games that somebody looks at.
    live_games: Mutex<HashMap<GameKey, Weak<LiveGame>>>,
    /// Requests by address.
    pub(crate) requests: Rates,
    /// A permit for each socket.
    pub(crate) sockets: Arc<Semaphore>,
    /// Sockets by address.
    addresses: Mutex<HashMap<IpAddr, usize>>,
    /// Becomes true when the node stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Hub {
    pub(crate) fn new(store: Store, node: String, is_shared: bool, limits: OnlineLimits) -> Self {
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
            metrics,
            bus: Bus::default(),
            limits,
            node,
            is_shared,
            live_games: Mutex::default(),
            requests: Rates::new(limits.requests),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            addresses: Mutex::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// The live_game of a game; `None` if there is no such game.
    pub(crate) async fn live_game(&self, key: &GameKey) -> Result<Option<Arc<LiveGame>>, NotRead> {
        if let Some(live_game) = self.known(key) {
            return Ok(Some(live_game));
        }
        let events = self.store.read(key.as_str(), None).await.map_err(|_| NotRead)?;
        if events.is_empty() {
            return Ok(None);
        }
        let live_game = Arc::new(LiveGame::new(key.clone(), &events).ok_or(NotRead)?);
        self.look_around(&live_game).await?;
        // Somebody else may have read it at the same time: there is one live_game for each game.
        if let Some(known) = self.add(&live_game) {
            return Ok(Some(known));
        }
        // Somebody may have appended to it since it was read, and gone. From now on, nobody does so without this live_game.
        live_game.refresh(self).await?;
        Ok(Some(live_game))
    }

    /// Takes in a live_game, unless there is another one of this game: then returns that.
    fn add(&self, live_game: &Arc<LiveGame>) -> Option<Arc<LiveGame>> {
        let mut live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        let known = live_games.get(&live_game.key).and_then(Weak::upgrade);
        if known.is_none() {
            live_games.insert(live_game.key.clone(), Arc::downgrade(live_game));
        }
        known
    }

    /// The games that somebody looks at.
    pub(crate) fn open_games(&self) -> Vec<Arc<LiveGame>> {
        let live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        live_games.values().filter_map(Weak::upgrade).collect()
    }

    /// The live_game of a game that somebody looks at.
    pub(crate) fn known(&self, key: &GameKey) -> Option<Arc<LiveGame>> {
        self.live_games.lock().unwrap_or_else(PoisonError::into_inner).get(key).and_then(Weak::upgrade)
    }

    /// Forgets the games that nobody looks at any more.
    pub(crate) fn tidy(&self) {
        let mut live_games = self.live_games.lock().unwrap_or_else(PoisonError::into_inner);
        live_games.retain(|_, live_game| live_game.strong_count() > 0);
        self.requests.tidy(self.time.now());
    }

    /// Lets a live_game know who is at other nodes.
    pub(crate) async fn look_around(&self, live_game: &LiveGame) -> Result<(), NotRead> {
        let presences = self.store.presence(live_game.key.as_str()).await.map_err(|_| NotRead)?;
        live_game.learn_presence(&presences, &self.nodes().await?);
        Ok(())
    }

    /// The nodes as they are now.
    pub(crate) async fn nodes(&self) -> Result<Nodes, NotRead> {
        let beats = self.store.beats().await.map_err(|_| NotRead)?;
        Ok(Nodes { own: self.node.clone(), beats, now: self.time.now() })
    }

    /// A player is here, or not any more.
    pub(crate) async fn note_presence(&self, live_game: &LiveGame, seat: Player, is_here: bool, at: Millis) {
        let (game, seat, node) = (live_game.key.as_str(), seat.index() as u8, &self.node);
        let noted = if is_here {
            self.store.arrive(game, seat, node, at).await
        } else {
            self.store.leave(game, seat, node, at).await
        };
        if let Err(error) = noted {
            // Other nodes find out by the beats of this one.
            warn!(game, %error, "who is there could not be stored");
        }
        self.bus.tell(Hint::Crowd { game: live_game.key.clone() });
    }

    /// Other nodes have taken this one for dead: says again who is here.
    pub(crate) async fn arrive_again(&self) {
        for live_game in self.open_games() {
            for seat in Player::BOTH.into_iter().filter(|&seat| live_game.is_here(seat)) {
                self.note_presence(&live_game, seat, true, self.time.now()).await;
            }
        }
    }

    /// Counts a socket of an address; false if it has too many.
    pub(crate) fn enter(&self, address: IpAddr) -> bool {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let count = addresses.entry(address).or_default();
        if *count >= self.limits.sockets_per_address {
            return false;
        }
        *count += 1;
        true
    }

    /// Counts a socket of an address out.
    pub(crate) fn leave(&self, address: IpAddr) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = addresses.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&address);
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
        let state = State::new();
        let command = Command { id, seat: Some(setup.creator()), kind: CommandKind::Create(setup.into()) };
        let event = decide(&state, &command, self.time.now(), &Facts::default()).ok()?;
        let event = stored(key, &state, &event)?;
        let created = self.store.create(NewGame { event, seats, invite }).await;
        created.inspect_err(|error| self.not_saved(key, error)).ok()
    }

    /// Something could not be stored: until the next beat is, nothing else will be.
    pub(crate) fn not_saved(&self, game: &GameKey, error: &StoreError) {
        warn!(%game, %error, "not saved");
        self.health.set_failing(Problem::NotSaved);
    }

    /// A player wants to play once more. The game to come exists as soon as one of them wants it, and begins when both do.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        live_game: &Arc<LiveGame>,
        seat: Player,
        id: CommandId,
    ) -> CommandOutcome {
        let setup = |game_log: &GameLog| game_log.state().result().and(game_log.state().setup().cloned());
        let Some(setup) = live_game.look(setup).await else { return CommandOutcome::NotOver };
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
        self.bus.tell(Hint::Rematch { game: live_game.key.clone() });
        CommandOutcome::Done(live_game.version())
    }

    /// Shows at a live_game what is stored of its rematch.
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
