//! The time of this node.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tessera_online::Millis;

/// A clock that never jumps: the system's time when the node started, and what a steady clock has counted since.
/// When somebody sets the system's clock, no game runs out of time.
pub(crate) struct Time {
    start: Millis,
    since: Instant,
}

impl Time {
    pub(crate) fn new() -> Self {
        let start = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
        Self { start, since: Instant::now() }
    }

    /// Unix milliseconds.
    pub(crate) fn now(&self) -> Millis {
        self.start + self.since.elapsed().as_millis() as Millis
    }
}
