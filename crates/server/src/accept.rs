//! Accepts connections, within the limits of each address and of all.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::sleep;
use tracing::info;

use crate::caller::{Proxies, counted};
use crate::patient::Patient;
use crate::places::Places;
use crate::server::{Limits, Peer};
use crate::traffic::Traffic;

/// How long a connection of a trusted proxy may stay idle: longer than proxies keep theirs, so that the proxy is the one to
/// close it. Otherwise a request could meet a closing connection.
const PROXY_IDLE: Duration = Duration::from_mins(5);

/// The pause after a failed `accept`, in which the shortage may pass.
const PAUSE: Duration = Duration::from_millis(50);

/// The answer to a connection that its address has too many of.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\n\
    content-type: text/plain; charset=utf-8\r\ncontent-length: 43\r\n\r\ntoo many connections from your address now\n";

/// A listener with its limits.
pub(crate) struct Acceptor {
    listener: TcpListener,
    router: Router,
    limits: Limits,
    proxies: Arc<Proxies>,
    traffic: Arc<Traffic>,
    /// A permit for each connection.
    connections: Arc<Semaphore>,
    /// Connections by address.
    places: Arc<Places>,
    stopping: watch::Sender<bool>,
}

/// The connections that are still open when nothing is accepted any more.
pub(crate) struct Remaining {
    connections: Arc<Semaphore>,
    most: u32,
    stopping: watch::Sender<bool>,
}

impl Remaining {
    /// Lets open connections finish what they have begun.
    pub(crate) async fn finish(self) {
        self.stopping.send_replace(true);
        let _ = self.connections.acquire_many(self.most).await;
    }
}

impl Acceptor {
    pub(crate) fn new(
        listener: std::net::TcpListener,
        router: Router,
        limits: Limits,
        proxies: Arc<Proxies>,
        traffic: Arc<Traffic>,
    ) -> io::Result<Self> {
        Ok(Self {
            listener: TcpListener::from_std(listener)?,
            router,
            limits,
            proxies,
            traffic,
            connections: Arc::new(Semaphore::new(limits.connections)),
            places: Places::new(limits.connections_per_address),
            stopping: watch::Sender::new(false),
        })
    }

    /// Accepts connections until `stop` resolves.
    pub(crate) async fn run(self, stop: impl Future<Output = ()>) -> Remaining {
        let mut stop = pin!(stop);
        loop {
            let next = async {
                let permit = Arc::clone(&self.connections).acquire_owned().await;
                (permit, self.listener.accept().await)
            };
            let (permit, accepted) = tokio::select! {
                next = next => next,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, address)) => self.serve(stream, address, permit),
                Err(error) => {
                    // The connection is already gone, or the system is short of something, mostly of descriptors.
                    self.traffic.not_accepted(&error);
                    sleep(PAUSE).await;
                }
            }
        }
        let most = u32::try_from(self.limits.connections).unwrap_or(u32::MAX);
        Remaining { connections: self.connections, most, stopping: self.stopping }
    }

    /// Serves a connection, which keeps the permit until it ends or becomes a socket of a game.
    fn serve(&self, stream: TcpStream, address: SocketAddr, permit: impl Send + 'static) {
        let is_proxy = self.proxies.trust(address.ip());
        let place = if is_proxy { None } else { self.places.take(counted(address.ip())) };
        if !is_proxy && place.is_none() {
            self.traffic.refused();
            info!(address = %counted(address.ip()), "an address has too many connections");
            turn_away(stream);
            return;
        }
        // A turn is a small message that must not wait for another.
        let _ = stream.set_nodelay(true);
        let router = self.router.clone().layer(Extension(Peer(address.ip())));
        let stream = TokioIo::new(Patient::new(stream, self.limits.reader_time));
        let connection =
            http(self.limits, is_proxy).serve_connection(stream, TowerToHyperService::new(router));
        let mut stopped = self.stopping.subscribe();
        let open = self.traffic.connections.clone();
        open.inc();
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            // An error means that the client went away or broke the protocol: there is no one to report it to.
            tokio::select! {
                _ = &mut connection => {}
                _ = stopped.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            open.dec();
            drop((permit, place));
        });
    }
}

/// Answers in one write, which never waits, and closes.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(TOO_MANY);
    }
}

fn http(limits: Limits, is_proxy: bool) -> http1::Builder {
    let idle = if is_proxy { limits.request_time.max(PROXY_IDLE) } else { limits.request_time };
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(idle).max_buf_size(limits.request_size);
    http
}
