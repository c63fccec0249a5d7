//! All online games of this node.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tessera_games::Player;
use tessera_online::{
    Command, CommandId, Facts, GameKey, Kind, Millis, Room, Setup, State, decide, rematch_id,
};
use tessera_store::{Created, NewGame, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tracing::warn;

use super::OnlineLimits;
use super::bus::{Bus, Hint};
use super::crowd::Nodes;
use super::health::{Health, Problem};
use super::metrics::Metrics;
use super::rates::Rates;
use super::table::{Answer, NotRead, Table, stored};
use super::time::Time;

/// All online games of this node.
pub(crate) struct Hall {
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
    tables: Mutex<HashMap<GameKey, Weak<Table>>>,
    /// Requests by address.
    pub(crate) requests: Rates,
    /// A permit for each socket.
    pub(crate) sockets: Arc<Semaphore>,
    /// Sockets by address.
    addresses: Mutex<HashMap<IpAddr, usize>>,
    /// Becomes true when the node stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl Hall {
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
            tables: Mutex::default(),
            requests: Rates::new(limits.requests),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            addresses: Mutex::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// The table of a game; `None` if there is no such game.
    pub(crate) async fn table(&self, key: &GameKey) -> Result<Option<Arc<Table>>, NotRead> {
        if let Some(table) = self.known(key) {
            return Ok(Some(table));
        }
        let events = self.store.read(key.as_str(), None).await.map_err(|_| NotRead)?;
        if events.is_empty() {
            return Ok(None);
        }
        let table = Arc::new(Table::new(key.clone(), &events).ok_or(NotRead)?);
        self.look_around(&table).await?;
        // Somebody else may have read it at the same time: there is one table for each game.
        if let Some(known) = self.add(&table) {
            return Ok(Some(known));
        }
        // Somebody may have appended to it since it was read, and gone. From now on, nobody does so without this table.
        table.refresh(self).await?;
        Ok(Some(table))
    }

    /// Takes in a table, unless there is another one of this game: then returns that.
    fn add(&self, table: &Arc<Table>) -> Option<Arc<Table>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.get(&table.key).and_then(Weak::upgrade);
        if known.is_none() {
            tables.insert(table.key.clone(), Arc::downgrade(table));
        }
        known
    }

    /// The games that somebody looks at.
    pub(crate) fn known_tables(&self) -> Vec<Arc<Table>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter_map(Weak::upgrade).collect()
    }

    /// The table of a game that somebody looks at.
    pub(crate) fn known(&self, key: &GameKey) -> Option<Arc<Table>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(key).and_then(Weak::upgrade)
    }

    /// Forgets the games that nobody looks at any more.
    pub(crate) fn tidy(&self) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, table| table.strong_count() > 0);
        self.requests.tidy(self.time.now());
    }

    /// Lets a table know who is at other nodes.
    pub(crate) async fn look_around(&self, table: &Table) -> Result<(), NotRead> {
        let presences = self.store.presence(table.key.as_str()).await.map_err(|_| NotRead)?;
        table.learn_presence(&presences, &self.nodes().await?);
        Ok(())
    }

    /// The nodes as they are now.
    pub(crate) async fn nodes(&self) -> Result<Nodes, NotRead> {
        let beats = self.store.beats().await.map_err(|_| NotRead)?;
        Ok(Nodes { own: self.node.clone(), beats, now: self.time.now() })
    }

    /// A player is here, or not any more.
    pub(crate) async fn note_presence(&self, table: &Table, seat: Player, is_here: bool, at: Millis) {
        let (game, seat, node) = (table.key.as_str(), seat.index() as u8, &self.node);
        let noted = if is_here {
            self.store.arrive(game, seat, node, at).await
        } else {
            self.store.leave(game, seat, node, at).await
        };
        if let Err(error) = noted {
            // Other nodes find out by the beats of this one.
            warn!(game, %error, "who is there could not be stored");
        }
        self.bus.tell(Hint::Crowd { game: table.key.clone() });
    }

    /// Other nodes have taken this one for dead: says again who is here.
    pub(crate) async fn arrive_again(&self) {
        for table in self.known_tables() {
            for seat in Player::BOTH.into_iter().filter(|&seat| table.is_here(seat)) {
                self.note_presence(&table, seat, true, self.time.now()).await;
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
        let command = Command { id, seat: Some(setup.creator()), kind: Kind::Create(setup.into()) };
        let event = decide(&state, &command, self.time.now(), &Facts::default()).ok()?;
        let event = stored(key, &state, &event)?;
        let created = self.store.create(NewGame { event, seats, invite }).await;
        created.inspect_err(|error| self.not_saved(key, error)).ok()
    }

    /// Something could not be stored: until the next beat is, nothing else will be.
    pub(crate) fn not_saved(&self, game: &GameKey, error: &StoreError) {
        warn!(%game, %error, "not saved");
        self.health.ill(Problem::NotSaved);
    }

    /// A player wants to play once more. The game to come exists as soon as one of them wants it, and begins when both do.
    pub(crate) async fn rematch(self: &Arc<Self>, table: &Arc<Table>, seat: Player, id: CommandId) -> Answer {
        let setup = |room: &Room| room.state().result().and(room.state().setup().cloned());
        let Some(setup) = table.look(setup).await else { return Answer::NotOver };
        let Ok(Some(row)) = self.store.game(table.key.as_str()).await else { return Answer::Retry };
        let next = rematch_id(&table.key);
        // The players change sides.
        let seats = [row.seats[1], row.seats[0]];
        let Ok(setup) = Setup::new(*setup.start(), setup.clock(), setup.casual(), !seat) else {
            return Answer::Retry;
        };
        let Some(_) = self.create(&next, id.clone(), setup, seats, None).await else { return Answer::Retry };
        let Ok(Some(rematch)) = self.table(&next).await else { return Answer::Retry };
        if !rematch.look(|room| room.seats()[(!seat).index()]).await {
            let join = Command { id, seat: Some(!seat), kind: Kind::Join };
            let answer = rematch.clone().command(Arc::clone(self), join, self.time.now(), 0).await;
            if !matches!(answer, Answer::Done(_)) {
                return answer;
            }
        }
        self.show_rematch(table).await;
        self.bus.tell(Hint::Rematch { game: table.key.clone() });
        Answer::Done(table.version())
    }

    /// Shows at a table what is stored of its rematch.
    pub(crate) async fn show_rematch(&self, table: &Table) {
        let next = rematch_id(&table.key);
        let Ok(Some(rematch)) = self.table(&next).await else { return };
        let (creator, has_begun) =
            rematch.look(|room| (room.state().setup().map(Setup::creator), room.state().has_begun())).await;
        if has_begun {
            table.show_rematch(Vec::new(), Some(next));
        } else if let Some(creator) = creator {
            table.show_rematch(vec![!creator], None);
        }
    }
}
