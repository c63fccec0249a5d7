//! A piece of network between a node and its database, which can fail.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;

/// How the network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weather {
    /// Everything passes.
    Fair,
    /// Nothing passes, and nobody is told.
    Stalled,
    /// Connections are cut, and new ones refused.
    Cut,
}

/// A piece of network.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    weather: watch::Sender<Weather>,
}

impl Proxy {
    /// Between a free port of 127.0.0.1 and this address.
    pub(crate) async fn start(to: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let weather = watch::Sender::new(Weather::Fair);
        let watching = weather.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(pass(near, to, watching.clone()));
            }
        });
        Ok(Self { port, weather })
    }

    pub(crate) fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn pass(mut near: TcpStream, to: SocketAddr, mut weather: watch::Receiver<Weather>) -> io::Result<()> {
    let gone = || io::Error::from(io::ErrorKind::ConnectionReset);
    if *weather.borrow_and_update() == Weather::Cut {
        return Err(gone());
    }
    let mut far = TcpStream::connect(to).await?;
    let (mut up, mut down) = (vec![0; 16 << 10], vec![0; 16 << 10]);
    loop {
        let now = *weather.borrow_and_update();
        if now != Weather::Fair {
            if now == Weather::Cut || weather.changed().await.is_err() {
                return Err(gone());
            }
            continue;
        }
        select! {
            count = near.read(&mut up) => match count? {
                0 => return Ok(()),
                count => far.write_all(&up[..count]).await?,
            },
            count = far.read(&mut down) => match count? {
                0 => return Ok(()),
                count => near.write_all(&down[..count]).await?,
            },
            changed = weather.changed() => changed.map_err(|_| gone())?,
        }
    }
}
