//! A TCP proxy between a node and its database, which can simulate network faults.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;

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
        Self::start_with(to, <[u8]>::to_vec).await
    }

    /// Forwards to a node, and makes it skip an event whenever a client resumes, like a server with that bug.
    pub(crate) async fn start_skipping(to: SocketAddr) -> io::Result<Self> {
        Self::start_with(to, raise_version).await
    }

    /// `head` changes the first bytes of each connection.
    async fn start_with(to: SocketAddr, head: fn(&[u8]) -> Vec<u8>) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let state = watch::Sender::new(LinkState::Up);
        let watching = state.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(pass(near, to, head, watching.clone()));
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
    head: fn(&[u8]) -> Vec<u8>,
    mut state: watch::Receiver<LinkState>,
) -> io::Result<()> {
    let gone = || io::Error::from(io::ErrorKind::ConnectionReset);
    if *state.borrow_and_update() == LinkState::Cut {
        return Err(gone());
    }
    let mut far = TcpStream::connect(to).await?;
    let mut is_first = true;
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
                count if is_first => {
                    is_first = false;
                    far.write_all(&head(&up[..count])).await?;
                }
                count => far.write_all(&up[..count]).await?,
            },
            count = far.read(&mut down) => match count? {
                0 => return Ok(()),
                count => near.write_all(&down[..count]).await?,
            },
            changed = state.changed() => changed.map_err(|_| gone())?,
        }
    }
}

/// The head of a request, with the version of a client that resumes raised by one.
fn raise_version(head: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(head);
    let raised = || {
        let start = text.find("?v=").or_else(|| text.find("&v="))? + 3;
        let end = start + text[start..].find(|character: char| !character.is_ascii_digit())?;
        let version: u32 = text[start..end].parse().ok().filter(|&version| version > 0)?;
        Some(format!("{}{}{}", &text[..start], version + 1, &text[end..]))
    };
    raised().map_or_else(|| head.to_vec(), String::into_bytes)
}

#[cfg(test)]
mod tests {
    use super::raise_version;

    #[test]
    fn only_the_version_of_a_client_that_resumes_is_raised() {
        for (head, raised) in [
            ("GET /ws/game/abc?v=9 HTTP/1.1", "GET /ws/game/abc?v=10 HTTP/1.1"),
            ("GET /ws/game/abc?protocol=2&v=3 HTTP/1.1", "GET /ws/game/abc?protocol=2&v=4 HTTP/1.1"),
            ("GET /ws/game/abc?v=0 HTTP/1.1", "GET /ws/game/abc?v=0 HTTP/1.1"),
            ("POST /api/games HTTP/1.1", "POST /api/games HTTP/1.1"),
        ] {
            assert_eq!(String::from_utf8(raise_version(head.as_bytes())).unwrap(), raised);
        }
    }
}
