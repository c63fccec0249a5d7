//! Open files: each connection and each socket takes a descriptor, and the store needs some, too.

use tracing::info;

use crate::{Limits, OnlineLimits};

/// Descriptors that connections and sockets leave free: for the store, the bus, the metrics and the log.
const RESERVED: usize = 128;

/// Raises the system's limit of open files for this process as far as the limits need it and the system allows it, and
/// lowers the limits to what fits. Call it before the server is made.
pub fn fit_open_files(limits: Limits, online: OnlineLimits) -> (Limits, OnlineLimits) {
    let needed = limits.connections.saturating_add(online.sockets).saturating_add(RESERVED);
    let Some(files) = raise(needed) else { return (limits, online) };
    let (connections, sockets) = shares(files, limits.connections, online.sockets);
    if (connections, sockets) != (limits.connections, online.sockets) {
        info!(
            files,
            connections,
            sockets,
            "the limit of open files is low: fewer connections and sockets fit than wanted"
        );
    }
    (Limits { connections, ..limits }, OnlineLimits { sockets, ..online })
}

/// How many connections and sockets fit into this many open files.
fn shares(files: usize, connections: usize, sockets: usize) -> (usize, usize) {
    let free = files.saturating_sub(RESERVED);
    let connections = connections.min(free / 4).max(1);
    (connections, sockets.min(free.saturating_sub(connections)).max(1))
}

/// Raises the limit of open files to this number, or as far as possible. Returns the limit; `None` if there is none.
#[cfg(unix)]
fn raise(needed: usize) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let now = getrlimit(Resource::Nofile);
    let current = now.current?;
    let needed = needed as u64;
    if current < needed {
        let wanted = now.maximum.map_or(needed, |most| most.min(needed));
        if setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), ..now }).is_ok() {
            return usize::try_from(wanted).ok();
        }
    }
    usize::try_from(current).ok()
}

#[cfg(not(unix))]
fn raise(_needed: usize) -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_store_keeps_its_descriptors() {
        assert_eq!(shares(65_536, 1024, 20_000), (1024, 20_000));
        assert_eq!(shares(1024, 1024, 20_000), (224, 672));
        assert_eq!(shares(10, 1024, 20_000), (1, 1), "the server starts all the same");
        for files in [256, 1000, 4096, 20_000] {
            let (connections, sockets) = shares(files, 1024, 20_000);
            assert!(connections + sockets + RESERVED <= files);
        }
    }
}
