//! A minimal HTTP client.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

/// Asks for a path, with more lines of headers, each ended by `\r\n`.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, headers: &str) -> Answer {
    send(
        address,
        &format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n"),
    )
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, "")
}

/// Posts JSON.
pub(crate) fn post(address: SocketAddr, path: &str, body: &str) -> Answer {
    let length = body.len();
    send(
        address,
        &format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        ),
    )
}

/// Sends a request, to the byte: what a server has not read when it closes the connection may reset it.
fn send(address: SocketAddr, request: &str) -> Answer {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.write_all(request.as_bytes()).expect("the server reads");
    Answer::read(stream)
}

/// What a server answers.
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn read(mut stream: TcpStream) -> Self {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the server answers");
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an end of the headers");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("headers are text");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a name and a value");
            (name.to_ascii_lowercase(), value.to_owned())
        };
        Self { status, headers: lines.map(header).collect(), body: bytes[end + 4..].to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
}
