//! A WebSocket client with small buffers, so that ten thousand fit into one process.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tessera_online::GameKey;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http;
use crate::world::World;

/// The timeout of connecting and of sending.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long an abandoned connection stays open.
const HALF_OPEN: Duration = Duration::from_secs(25);

/// An open socket.
pub(crate) struct Link {
    socket: WebSocketStream<TcpStream>,
    _open: Open,
}

/// Counts an open socket until dropped.
struct Open(Arc<World>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.totals.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Link {
    /// Opens the socket of a game at a node; `version` is the number of events that the client has.
    pub(crate) async fn open(
        world: &Arc<World>,
        node: SocketAddr,
        game: &GameKey,
        version: u32,
    ) -> io::Result<Self> {
        let opening = async {
            let stream = http::connect(world.own_address(), node).await?;
            stream.set_nodelay(true)?;
            let url = format!("ws://{node}/ws/game/{game}?v={version}");
            let config = WebSocketConfig::default()
                .read_buffer_size(2 * 1024)
                .write_buffer_size(0)
                .max_write_buffer_size(256 * 1024);
            let opened = client_async_with_config(url, stream, Some(config)).await;
            let (socket, _) = opened.map_err(io::Error::other)?;
            world.totals.open.fetch_add(1, Ordering::Relaxed);
            Ok(Self { socket, _open: Open(Arc::clone(world)) })
        };
        timeout(PATIENCE, opening).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }

    /// Sends a text message.
    pub(crate) async fn send(&mut self, text: String) -> io::Result<()> {
        self.send_message(Message::text(text)).await
    }

    /// Sends a binary message.
    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.send_message(Message::binary(bytes)).await
    }

    async fn send_message(&mut self, message: Message) -> io::Result<()> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(sent) => sent.map_err(io::Error::other),
            Err(_) => Err(io::ErrorKind::TimedOut.into()),
        }
    }

    /// The next text message; `None` when the socket is closed. Answers WebSocket pings meanwhile.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Sends half of a text frame and closes the connection.
    pub(crate) async fn cut(mut self, text: &str) {
        let mut frame = vec![0x81, 0x80 | 0x7e];
        frame.extend((text.len() as u16).to_be_bytes());
        // A mask of zeros leaves the text as it is.
        frame.extend([0; 4]);
        frame.extend(&text.as_bytes()[..text.len() / 2]);
        let _ = self.socket.get_mut().write_all(&frame).await;
    }

    /// Keeps the connection open for `HALF_OPEN` without reading or writing.
    pub(crate) fn abandon(self) {
        tokio::spawn(async move {
            sleep(HALF_OPEN).await;
            drop(self);
        });
    }

    /// Closes the socket cleanly.
    pub(crate) async fn close(mut self) {
        let _ = timeout(Duration::from_secs(1), self.socket.close(None)).await;
    }
}
