//! Counts of connections, for the metrics and the log.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use tracing::warn;

/// How often failures to accept are logged: they come in floods.
const LOG: Duration = Duration::from_secs(1);

/// What has happened to connections. The counters are shared with the metrics of online games.
#[derive(Default)]
pub(crate) struct Traffic {
    /// Open connections, without the sockets of games.
    pub(crate) connections: Gauge,
    /// Connections that could not be accepted.
    accept_errors: Counter,
    /// Connections and requests beyond the limit of their address.
    refusals: Counter,
    /// When a failure was last logged.
    logged: Mutex<Option<Instant>>,
}

impl Traffic {
    pub(crate) fn new(connections: Gauge, accept_errors: Counter, refusals: Counter) -> Self {
        Self { connections, accept_errors, refusals, logged: Mutex::default() }
    }

    /// Counts a connection or request that its address has too many of.
    pub(crate) fn refused(&self) {
        self.refusals.inc();
    }

    /// Counts a connection that could not be accepted.
    pub(crate) fn not_accepted(&self, error: &io::Error) {
        self.accept_errors.inc();
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        if logged.is_none_or(|at| at.elapsed() >= LOG) {
            *logged = Some(Instant::now());
            warn!(%error, failures = self.accept_errors.get(), "a connection cannot be accepted");
        }
    }
}
