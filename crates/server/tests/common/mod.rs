//! A server that runs for a test, and a browser of few words.

use std::collections::BTreeMap;
use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread::JoinHandle;

use tessera_server::{Limits, Page, Server};
use tokio::sync::oneshot;

/// A server on a free port, which ends with the test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Running {
    pub(crate) fn new(page: Page) -> Self {
        Self::with_limits(page, Limits::default())
    }

    pub(crate) fn with_limits(page: Page, limits: Limits) -> Self {
        Self::start(Server::bind("127.0.0.1", 0, page).expect("there is a free port").with_limits(limits))
    }

    /// Starts a server.
    pub(crate) fn start(server: Server) -> Self {
        let address = server.address().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            server.run_until(async {
                let _ = stopped.await;
            })
        });
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    /// Tells the server to stop, and waits until it has.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("no panic").expect("a good end");
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "")
    }

    /// Posts JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("the server reads");
        Answer::read(stream)
    }

    /// Asks for a path, with more lines of headers, each ended by `\r\n`.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        let request =
            format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).expect("the server reads");
        Answer::read(stream)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
    }
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
