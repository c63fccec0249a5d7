//! A server on an address: accepts connections until it is stopped, then lets open connections finish.

use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs as _};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use crate::{Page, router};

/// Limits on one connection and on all of them.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long a request may take to arrive, and a connection stay idle.
    pub request_time: Duration,
    /// The buffer for a request with its headers, in bytes. A request of twice that size is refused.
    pub request_size: usize,
    /// The most connections at once; others wait.
    pub connections: usize,
    /// How long open connections may take to finish after the server was stopped.
    pub shutdown_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request_time: Duration::from_secs(30),
            request_size: 32 * 1024,
            connections: 1024,
            shutdown_time: Duration::from_secs(3),
        }
    }
}

/// A server that is bound to an address but does not answer yet.
pub struct Server {
    listener: TcpListener,
    router: Router,
    limits: Limits,
}

impl Server {
    /// A server of the page on this host (a name or an address of this machine) and port; 0 is any free port.
    pub fn bind(host: &str, port: u16, page: Page) -> io::Result<Self> {
        let addresses: Vec<SocketAddr> = (host, port).to_socket_addrs()?.collect();
        let listener = TcpListener::bind(&addresses[..])?;
        listener.set_nonblocking(true)?;
        Ok(Self { listener, router: router(page), limits: Limits::default() })
    }

    /// The same server with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
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
        let runtime = Runtime::new()?;
        let result = runtime.block_on(self.answer(stop));
        // Sheets that are still being made are not waited for.
        runtime.shutdown_background();
        result
    }

    async fn answer(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Self { listener, router, limits } = self;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let room = Arc::new(Semaphore::new(limits.connections));
        let connections = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            let next = async {
                let place = Arc::clone(&room).acquire_owned().await;
                (place, listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                next = next => next,
                () = &mut stop => break,
            };
            let Ok((stream, _)) = accepted else {
                // The connection is already gone, or the system is out of descriptors, which passes.
                sleep(Duration::from_millis(50)).await;
                continue;
            };
            let service = TowerToHyperService::new(router.clone());
            let connection = connections.watch(http(limits).serve_connection(TokioIo::new(stream), service));
            tokio::spawn(async move {
                // An error means that the client went away or broke the protocol: there is no one to report it to.
                let _ = connection.await;
                drop(place);
            });
        }
        drop(listener);
        let _ = timeout(limits.shutdown_time, connections.shutdown()).await;
        Ok(())
    }
}

fn http(limits: Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.request_time).max_buf_size(limits.request_size);
    http
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
