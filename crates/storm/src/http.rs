//! A minimal HTTP client: one connection per request.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// The timeout of a request.
const PATIENCE: Duration = Duration::from_secs(10);

/// Posts JSON and reads JSON; anything but success is an error.
pub(crate) async fn post<T: DeserializeOwned>(
    own: Option<Ipv4Addr>,
    node: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> io::Result<T> {
    let body = serde_json::to_string(body).map_err(io::Error::other)?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {node}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let (status, answer) = ask(own, node, &request).await?;
    if !(200..300).contains(&status) {
        return Err(io::Error::other(format!("{path} returned {status}: {answer}")));
    }
    serde_json::from_str(&answer).map_err(io::Error::other)
}

/// The status code of a GET request.
pub(crate) async fn status(node: SocketAddr, path: &str) -> io::Result<u16> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {node}\r\nConnection: close\r\n\r\n");
    ask(None, node, &request).await.map(|(status, _)| status)
}

/// A connection, perhaps from a certain address of this machine.
pub(crate) async fn connect(own: Option<Ipv4Addr>, node: SocketAddr) -> io::Result<TcpStream> {
    let Some(own) = own else { return TcpStream::connect(node).await };
    let socket = TcpSocket::new_v4()?;
    socket.bind((own, 0).into())?;
    socket.connect(node).await
}

async fn ask(own: Option<Ipv4Addr>, node: SocketAddr, request: &str) -> io::Result<(u16, String)> {
    let asking = async {
        let mut stream = connect(own, node).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, io::Error>(answer)
    };
    let answer = timeout(PATIENCE, asking).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    let (head, body) =
        answer.split_once("\r\n\r\n").ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok((status, body.to_owned()))
}
