//! All online games of this node.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tessera_games::Player;
use tessera_online::{Command, CommandId, Facts, GameKey, Kind, Millis, Setup, State, decide, rematch_id};
use tessera_store::{Created, NewGame, Store, gone_since};
use tokio::sync::{Semaphore, watch};

use super::OnlineLimits;
use super::rates::Rates;
use super::table::{Answer, NotRead, Table, stored};
use super::time::Time;

/// Milliseconds after its last beat at which a node is taken for dead.
pub(crate) const PATIENCE: Millis = 2_000;

/// All online games of this node.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) time: Time,
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
        Self {
            store,
            time: Time::new(),
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
        let gone = self.gone(key).await?;
        let table = Arc::new(Table::new(key.clone(), &events, gone).ok_or(NotRead)?);
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have read it at the same time: there is one table for each game.
        if let Some(known) = tables.get(key).and_then(Weak::upgrade) {
            return Ok(Some(known));
        }
        tables.insert(key.clone(), Arc::downgrade(&table));
        Ok(Some(table))
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

    /// Since when each player has been away from all nodes.
    async fn gone(&self, key: &GameKey) -> Result<[Option<Millis>; 2], NotRead> {
        let presences = self.store.presence(key.as_str()).await.map_err(|_| NotRead)?;
        let beats = self.store.beats().await.map_err(|_| NotRead)?;
        let now = self.time.now();
        Ok([0, 1].map(|seat| gone_since(&presences, &beats, seat, now, PATIENCE)))
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
        self.store.create(NewGame { event, seats, invite }).await.ok()
    }

    /// A player wants to play once more. The game to come exists as soon as one of them wants it, and begins when both do.
    pub(crate) async fn rematch(self: &Arc<Self>, table: &Arc<Table>, seat: Player, id: CommandId) -> Answer {
        let state = table.state().await;
        let (Some(setup), Some(_)) = (state.setup(), state.result()) else {
            return Answer::NotOver;
        };
        let Ok(Some(row)) = self.store.game(table.key.as_str()).await else { return Answer::Retry };
        let next = rematch_id(&table.key);
        // The players change sides.
        let seats = [row.seats[1], row.seats[0]];
        let Ok(setup) = Setup::new(*setup.start(), setup.clock(), setup.casual(), !seat) else {
            return Answer::Retry;
        };
        let Some(_) = self.create(&next, id.clone(), setup, seats, None).await else { return Answer::Retry };
        let Ok(Some(rematch)) = self.table(&next).await else { return Answer::Retry };
        let state = rematch.state().await;
        let is_creator = state.setup().is_some_and(|setup| setup.creator() == !seat);
        if !state.has_begun() && !is_creator {
            let join = Command { id, seat: Some(!seat), kind: Kind::Join };
            let answer = rematch.clone().command(Arc::clone(self), join, self.time.now(), 0).await;
            if !matches!(answer, Answer::Done(_)) {
                return answer;
            }
        }
        self.show_rematch(table).await;
        Answer::Done(table.version())
    }

    /// Shows at a table what is stored of its rematch.
    pub(crate) async fn show_rematch(&self, table: &Table) {
        let next = rematch_id(&table.key);
        let Ok(Some(rematch)) = self.table(&next).await else { return };
        let state = rematch.state().await;
        if state.has_begun() {
            table.show_rematch(Vec::new(), Some(next));
        } else if let Some(setup) = state.setup() {
            table.show_rematch(vec![!setup.creator()], None);
        }
    }
}
