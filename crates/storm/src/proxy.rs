//! A TCP proxy between a node and its database, which can simulate network faults.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;

use crate::skip::SkipEvent;

/// The state of a proxied connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkState {
    /// Data passes.
    Up,
    /// Data is held back, and connections stay open.
    Stalled,
    /// Connections are closed, and new ones refused.
    Cut,
}

/// A TCP proxy.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    state: watch::Sender<LinkState>,
}

impl Proxy {
    /// Forwards a free port of 127.0.0.1 to this address.
    pub(crate) async fn start(to: SocketAddr) -> io::Result<Self> {
        Self::start_with(to, false).await
    }

    /// Forwards to a node, and drops the first event whenever a client resumes, like a server with that bug.
    pub(crate) async fn start_skipping(to: SocketAddr) -> io::Result<Self> {
        Self::start_with(to, true).await
    }

    async fn start_with(to: SocketAddr, skips: bool) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let state = watch::Sender::new(LinkState::Up);
        let watching = state.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(pass(near, to, skips, watching.clone()));
            }
        });
        Ok(Self { port, state })
    }

    pub(crate) fn set(&self, state: LinkState) {
        self.state.send_replace(state);
    }
}

async fn pass(
    mut near: TcpStream,
    to: SocketAddr,
    skips: bool,
    mut state: watch::Receiver<LinkState>,
) -> io::Result<()> {
    let gone = || io::Error::from(io::ErrorKind::ConnectionReset);
    if *state.borrow_and_update() == LinkState::Cut {
        return Err(gone());
    }
    let mut far = TcpStream::connect(to).await?;
    let mut is_first = skips;
    let mut skip: Option<SkipEvent> = None;
    let (mut up, mut down) = (vec![0; 16 << 10], vec![0; 16 << 10]);
    loop {
        let now = *state.borrow_and_update();
        if now != LinkState::Up {
            if now == LinkState::Cut || state.changed().await.is_err() {
                return Err(gone());
            }
            continue;
        }
        select! {
            count = near.read(&mut up) => match count? {
                0 => return Ok(()),
                count => {
                    if std::mem::take(&mut is_first) {
                        skip = SkipEvent::of_request(&up[..count]);
                    }
                    far.write_all(&up[..count]).await?;
                }
            },
            count = far.read(&mut down) => match count? {
                0 => return Ok(()),
                count => match &mut skip {
                    Some(skip) => near.write_all(&skip.filter(&down[..count])).await?,
                    None => near.write_all(&down[..count]).await?,
                },
            },
            changed = state.changed() => changed.map_err(|_| gone())?,
        }
    }
}
