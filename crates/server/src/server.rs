//! A server on an address: accepts connections until it is stopped, then lets open connections finish.

use std::future::pending;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener, ToSocketAddrs as _};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::response::IntoResponse as _;
use axum::routing::get;
use axum::{Extension, Router};
use hyper::header::CONTENT_TYPE;
use hyper::http::StatusCode;
use socket2::{Domain, Socket, Type};
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tracing::info;

use crate::accept::Acceptor;
use crate::caller::Proxies;
use crate::gate::Gate;
use crate::online::{Online, OnlineLimits};
use crate::{Page, build, router};

/// Limits on one connection, on those of one address and on all.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long the head of a request may take to arrive, and a connection stay idle.
    pub request_time: Duration,
    /// How long a request may take to be answered, after its head.
    pub answer_time: Duration,
    /// How long a client that reads slowly may keep the server waiting; for each second it must take 4 KiB.
    pub reader_time: Duration,
    /// The buffer for a request with its headers, in bytes. A request of twice that size is refused.
    pub request_size: usize,
    /// The most connections at once; others wait. Sockets of games are counted apart.
    pub connections: usize,
    /// The most connections of one address at once, and the most requests in flight behind a trusted proxy.
    pub connections_per_address: usize,
    /// How long open connections may take to finish after the server was stopped.
    pub shutdown_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request_time: Duration::from_secs(30),
            answer_time: Duration::from_mins(1),
            reader_time: Duration::from_secs(30),
            request_size: 32 * 1024,
            connections: 1024,
            connections_per_address: 128,
            shutdown_time: Duration::from_secs(3),
        }
    }
}

/// Connections for the metrics, which few programs read.
const METRICS_CONNECTIONS: usize = 32;

/// Connections that the system accepts before the server does: many come at once when a server is back.
const BACKLOG: i32 = 4096;

/// What Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The address on which the server listens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listener(pub(crate) SocketAddr);

/// A server that is bound to an address but does not answer yet.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    page: Page,
    online: Option<Online>,
    metrics: Option<TcpListener>,
    limits: Limits,
    proxies: Proxies,
}

/// What answers at an address.
struct Serving {
    listener: TcpListener,
    page: Page,
    online: Option<Online>,
    limits: Limits,
    proxies: Arc<Proxies>,
}

impl Server {
    /// A server of the page on this host (a name or an address of this machine) and port; 0 is any free port.
    pub fn bind(host: &str, port: u16, page: Page) -> io::Result<Self> {
        let listener = listen((host, port).to_socket_addrs()?)?;
        let (limits, proxies) = (Limits::default(), Proxies::default());
        Ok(Self { runtime: Runtime::new()?, listener, page, online: None, metrics: None, limits, proxies })
    }

    /// Adds online games, stored in a file of this folder.
    pub fn with_online(self, folder: &Path, limits: OnlineLimits) -> io::Result<Self> {
        let online = self.runtime.block_on(Online::open(folder, limits))?;
        Ok(Self { online: Some(online), ..self })
    }

    /// Adds online games, stored in a PostgreSQL database that other servers may share.
    pub fn with_database(self, address: &str, limits: OnlineLimits) -> io::Result<Self> {
        let online = self.runtime.block_on(Online::open_database(address, limits))?;
        Ok(Self { online: Some(online), ..self })
    }

    /// Connects the server with others that share its database, by hints over NATS, `nats://…`. While the bus is down, it
    /// retries. Call it after [`with_database`](Self::with_database).
    pub fn with_bus(self, address: &str) -> io::Result<Self> {
        if let Some(online) = &self.online {
            self.runtime.block_on(online.connect(address))?;
        }
        Ok(self)
    }

    /// Serves the metrics of online games at `/metrics` of another address.
    pub fn with_metrics(self, address: SocketAddr) -> io::Result<Self> {
        Ok(Self { metrics: Some(listen_on(address)?), ..self })
    }

    /// The address of the metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Replaces the limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Trusts these proxies to name their clients.
    #[must_use]
    pub fn with_proxies(self, proxies: Proxies) -> Self {
        Self { proxies, ..self }
    }

    /// The address that it is bound to.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until Ctrl-C or until the system ends the program.
    pub fn run(self) -> io::Result<()> {
        self.run_until(asked_to_end())
    }

    /// Answers until `stop` resolves.
    pub fn run_until(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Self { runtime, listener, page, online, metrics, limits, proxies } = self;
        let address = listener.local_addr()?;
        info!(version = build::VERSION, features = build::FEATURES, %address, "the server starts");
        let result = runtime.block_on(async {
            if let (Some(listener), Some(online)) = (metrics, &online) {
                let limits = Limits { connections: METRICS_CONNECTIONS, ..limits };
                let (proxies, traffic) = Default::default();
                let metrics = Acceptor::new(listener, metrics_router(online), limits, proxies, traffic)?;
                tokio::spawn(metrics.run(pending()));
            }
            answer(Serving { listener, page, online, limits, proxies: Arc::new(proxies) }, stop).await
        });
        // Sheets that are still being made are not waited for.
        runtime.shutdown_background();
        info!("the server has stopped");
        result
    }
}

async fn answer(server: Serving, stop: impl Future<Output = ()>) -> io::Result<()> {
    let Serving { listener, page, online, limits, proxies } = server;
    let traffic = online.as_ref().map(Online::traffic).unwrap_or_default();
    let gate = Gate::new(Arc::clone(&proxies), limits, Arc::clone(&traffic));
    let address = listener.local_addr()?;
    let router = router(page, online.as_ref(), gate).layer(Extension(Listener(address)));
    if let Some(online) = &online {
        tokio::spawn(online.run());
    }
    let remaining = Acceptor::new(listener, router, limits, proxies, traffic)?.run(stop).await;
    let ended = async {
        if let Some(online) = &online {
            online.stop().await;
        }
        remaining.finish().await;
    };
    let _ = timeout(limits.shutdown_time, ended).await;
    Ok(())
}

/// The metrics endpoint.
fn metrics_router(online: &Online) -> Router {
    let text = online.metrics();
    let metrics = async move || match text() {
        Some(text) => ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    };
    Router::new().route("/metrics", get(metrics))
}

/// Listens on the first of these addresses that is free.
fn listen(addresses: impl Iterator<Item = SocketAddr>) -> io::Result<TcpListener> {
    let mut problem = io::Error::new(io::ErrorKind::AddrNotAvailable, "there is no such address");
    for address in addresses {
        match listen_on(address) {
            Ok(listener) => return Ok(listener),
            Err(error) => problem = error,
        }
    }
    Err(problem)
}

fn listen_on(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    // A server that starts again gets the port of the one before.
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    Ok(socket.into())
}

/// Resolves on Ctrl-C, or when the system asks the program to end.
async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupted => (), _ = terminated.recv() => () }
            return;
        }
    }
    let _ = interrupted.await;
}
