//! Clients that begin requests and do not end them.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::http;

/// The address that they share.
const ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 9, 9, 9);

/// The beginning of a request whose body never comes.
const REQUEST: &[u8] = b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n\r\nab";

/// The pause of a client before it begins again, as often as the server closes its connection.
const PAUSE: Duration = Duration::from_secs(1);

/// Many slow clients of one address, until they are dropped.
pub(crate) struct SlowClients {
    _tasks: JoinSet<()>,
    begun: Arc<AtomicU64>,
}

impl SlowClients {
    pub(crate) fn begin(node: SocketAddr, many: u32) -> Self {
        let begun = Arc::new(AtomicU64::new(0));
        let mut tasks = JoinSet::new();
        for _ in 0..many {
            let begun = Arc::clone(&begun);
            tasks.spawn(async move {
                loop {
                    if let Ok(mut stream) = http::connect(Some(ADDRESS), node).await {
                        begun.fetch_add(1, Ordering::Relaxed);
                        let _ = stream.write_all(REQUEST).await;
                        let _ = stream.read_to_end(&mut Vec::new()).await;
                    }
                    sleep(PAUSE).await;
                }
            });
        }
        Self { _tasks: tasks, begun }
    }

    /// The number of requests that were begun.
    pub(crate) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }
}
