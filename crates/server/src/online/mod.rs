//! Online games: links, seats, sockets and clocks.
//!
//! A command is answered when what it becomes is durable in the store. The log in the store is the only truth: any number
//! of nodes may serve the same game, and none owns it.

mod api;
mod hall;
mod keeper;
mod lag;
mod rates;
mod secret;
mod socket;
mod table;
mod time;

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use hyper::http::StatusCode;
use tessera_store::Store;

use hall::Hall;
pub use rates::Rate;

/// The file with the games, in the folder for data.
const FILE: &str = "tessera.db";

/// The name of the only node of a file.
const ONLY_NODE: &str = "only";

/// Limits on what clients may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnlineLimits {
    /// Requests over HTTP from one address.
    pub requests: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// The most sockets at once.
    pub sockets: usize,
    /// The most sockets from one address.
    pub sockets_per_address: usize,
}

impl Default for OnlineLimits {
    fn default() -> Self {
        Self {
            requests: Rate { most: 300, refill: 60_000 },
            messages: Rate { most: 100, refill: 20_000 },
            sockets: 20_000,
            sockets_per_address: 64,
        }
    }
}

/// The online games of a server.
pub struct Online {
    hall: Arc<Hall>,
}

impl Online {
    /// Games in a file of this folder, which is made if it is missing.
    pub async fn open(folder: &Path, limits: OnlineLimits) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let store = Store::open_sqlite(&folder.join(FILE)).await.map_err(io::Error::other)?;
        Ok(Self { hall: Arc::new(Hall::new(store, ONLY_NODE.into(), false, limits)) })
    }

    /// Games in a PostgreSQL database, `postgres://…`, which other nodes may use at the same time.
    pub async fn open_database(address: &str, limits: OnlineLimits) -> io::Result<Self> {
        let store = Store::open_postgres(address).await.map_err(io::Error::other)?;
        let node = secret::game_key().ok_or_else(|| io::Error::other("the system has no random numbers"))?;
        Ok(Self { hall: Arc::new(Hall::new(store, node.to_string(), true, limits)) })
    }

    /// What is served.
    pub(crate) fn routes(&self) -> Router {
        let routes = api::routes().route("/ws/game/{id}", any(socket::open)).route("/readyz", get(ready));
        routes.with_state(Arc::clone(&self.hall))
    }

    /// Keeps the clocks until the server stops.
    pub(crate) fn keep(&self) -> impl Future<Output = ()> + Send + 'static {
        keeper::keep(Arc::clone(&self.hall))
    }

    /// Tells everybody to come back, waits until the sockets are closed, and closes the store.
    pub(crate) async fn stop(&self) {
        self.hall.stopping.send_replace(true);
        let all = self.hall.limits.sockets.min(u32::MAX as usize) as u32;
        let _ = self.hall.sockets.acquire_many(all).await;
        self.hall.store.close().await;
    }
}

/// Whether a proxy should send clients here: the store answers, and the server is not about to stop.
async fn ready(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    if *hall.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "the server stops\n")
    } else if hall.store.beats().await.is_err() {
        (StatusCode::SERVICE_UNAVAILABLE, "the games cannot be read\n")
    } else {
        (StatusCode::OK, "ok\n")
    }
}
