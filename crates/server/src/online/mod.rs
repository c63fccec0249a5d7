//! Online games: links, seats, sockets and clocks.
//!
//! A command is acknowledged when its event is durable in the store. The log in the store is the only truth: any number
//! of nodes may serve the same game, and none owns it.

mod addresses;
mod api;
mod bus;
mod close;
mod crowd;
mod health;
mod heartbeat;
mod hub;
mod lag;
mod live_game;
mod metrics;
#[cfg(feature = "nats")]
mod nats;
mod outages;
mod poll;
mod process;
mod rates;
mod secret;
mod socket;
mod time;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use std::{fs, io};

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use hyper::http::StatusCode;
use tessera_store::Store;
use tracing::info;

use health::Problem;
use hub::Hub;
pub use rates::Rate;

use crate::traffic::Traffic;

/// The file with the games, in the folder for data.
const FILE: &str = "tessera.db";

/// The name of the only node of a file.
const ONLY_NODE: &str = "only";

/// Limits on clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnlineLimits {
    /// Requests over HTTP from one address.
    pub requests: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Look-ups of unknown games from one address.
    pub unknown_games: Rate,
    /// Times that one socket gets the whole log again.
    pub repairs: Rate,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// Maximum number of sockets.
    pub sockets: usize,
    /// Maximum number of sockets from one address.
    pub sockets_per_address: usize,
}

impl Default for OnlineLimits {
    fn default() -> Self {
        Self {
            requests: Rate { most: 300, refill: 60_000 },
            messages: Rate { most: 100, refill: 20_000 },
            unknown_games: Rate { most: 60, refill: 60_000 },
            repairs: Rate { most: 5, refill: 60_000 },
            body_time: Duration::from_secs(10),
            sockets: 20_000,
            sockets_per_address: 64,
        }
    }
}

/// The online games of a server.
pub struct Online {
    hub: Arc<Hub>,
}

impl Online {
    /// Games in a file of this folder, which is made if it is missing.
    pub async fn open(folder: &Path, limits: OnlineLimits) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let store = Store::open_sqlite(&folder.join(FILE)).await.map_err(io::Error::other)?;
        Ok(Self { hub: Arc::new(Hub::alone(store, ONLY_NODE.into(), limits)) })
    }

    /// Games in a PostgreSQL database, `postgres://…`, which other nodes may use at the same time.
    pub async fn open_database(address: &str, limits: OnlineLimits) -> io::Result<Self> {
        let store = Store::open_postgres(address).await.map_err(io::Error::other)?;
        let node = secret::game_key().ok_or_else(|| io::Error::other("the system has no random numbers"))?;
        let theirs = store.clock().await.map_err(io::Error::other)?;
        let hub = Hub::shared(store, node.to_string(), limits);
        // All nodes have the clock of the database.
        if let Some(theirs) = theirs {
            hub.time.shift(theirs - hub.time.now());
        }
        Ok(Self { hub: Arc::new(hub) })
    }

    /// Connects this node with others that have the same database, by hints over NATS, `nats://…`. While the bus is
    /// down, it retries.
    #[cfg(feature = "nats")]
    pub async fn connect(&self, address: &str) -> io::Result<()> {
        nats::connect(&self.hub, address).await
    }

    /// Without the feature `nats`, this is an error.
    #[cfg(not(feature = "nats"))]
    #[expect(clippy::unused_async, reason = "with the feature, there is something to wait for")]
    pub async fn connect(&self, _address: &str) -> io::Result<()> {
        Err(io::Error::other("this program was built without NATS"))
    }

    /// The metrics in the format of Prometheus.
    pub(crate) fn metrics(&self) -> impl Fn() -> Option<String> + Clone + Send + Sync + 'static {
        let hub = Arc::clone(&self.hub);
        move || {
            hub.metrics.games.set(hub.open_games().len().try_into().unwrap_or(i64::MAX));
            hub.metrics.text().ok()
        }
    }

    /// The counts of connections, which the metrics show.
    pub(crate) fn traffic(&self) -> Arc<Traffic> {
        Arc::clone(&self.hub.metrics.traffic)
    }

    /// The routes of online games.
    pub(crate) fn routes(&self) -> Router {
        let routes =
            api::routes(&self.hub).route("/ws/game/{id}", any(socket::open)).route("/readyz", get(ready));
        routes.with_state(Arc::clone(&self.hub))
    }

    /// Runs the heartbeat, and polls for changes by other nodes, until the server stops.
    pub(crate) fn run(&self) -> impl Future<Output = ()> + Send + 'static {
        let hub = Arc::clone(&self.hub);
        async move {
            if hub.is_shared {
                tokio::join!(heartbeat::run(Arc::clone(&hub)), poll::run(hub));
            } else {
                heartbeat::run(hub).await;
            }
        }
    }

    /// Asks all clients to reconnect later, waits until the sockets are closed, and closes the store.
    pub(crate) async fn stop(&self) {
        self.hub.stopping.send_replace(true);
        info!("no commands are accepted: the server stops");
        let all = self.hub.limits.sockets.min(u32::MAX as usize) as u32;
        let _ = self.hub.sockets.acquire_many(all).await;
        self.hub.store.close().await;
    }
}

/// Whether a proxy should send clients here: the node decides commands, and is not about to stop.
async fn ready(State(hub): State<Arc<Hub>>) -> (StatusCode, &'static str) {
    if *hub.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server stops\n");
    }
    match hub.health.wait(&hub.time).await {
        None => (StatusCode::OK, "ok\n"),
        Some(Problem::Late) => (StatusCode::SERVICE_UNAVAILABLE, "the server is not ready yet\n"),
        Some(Problem::NotSaved) => (StatusCode::SERVICE_UNAVAILABLE, "the games cannot be read or saved\n"),
        Some(Problem::Clock) => (StatusCode::SERVICE_UNAVAILABLE, "the clocks differ\n"),
    }
}
