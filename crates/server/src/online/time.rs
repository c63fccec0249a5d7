//! The time of this node.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tessera_online::Millis;

/// A clock that does not follow the system's: it has the system's time when the node started, and what a steady clock has
/// counted since. Setting the system's clock ends no game. Nodes that share a database follow the clock of the database.
pub(crate) struct Time {
    start: Millis,
    since: Instant,
    shift: AtomicI64,
}

impl Time {
    pub(crate) fn new() -> Self {
        let start = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
        Self { start, since: Instant::now(), shift: AtomicI64::new(0) }
    }

    /// Unix milliseconds.
    pub(crate) fn now(&self) -> Millis {
        self.start + self.since.elapsed().as_millis() as Millis + self.shift.load(Ordering::Relaxed)
    }

    /// Sets the clock forward, or back.
    pub(crate) fn shift(&self, by: Millis) {
        self.shift.fetch_add(by, Ordering::Relaxed);
    }
}
