//! One client cannot take the server from the others: unfinished requests, slow readers, too many of anything.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::json;
use tessera_games::GameId;
use tessera_server::{Limits, OnlineLimits, Page, Proxies, Rate, Server};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::{Error, Message};

use crate::common::http::ask;
use crate::common::play::*;
use crate::common::{Answer, Running, bound, folder, limited, serve};

/// Longer than any test: what takes this long does not happen.
const NEVER: Duration = Duration::from_hours(1);

/// Sends a part of a request, and leaves the connection open.
fn begin_request(server: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
    stream.write_all(text.as_bytes()).expect("the server reads");
    stream
}

/// A request whose body has 200 bytes, of which two arrive.
fn unfinished(headers: &str) -> String {
    format!("POST /api/qr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n{headers}\r\nab")
}

#[test]
fn an_unfinished_body_is_cut_off() {
    let folder = folder("unfinished");
    let limits = OnlineLimits { body_time: Duration::from_millis(200), ..OnlineLimits::default() };
    let server = limited(&folder, limits);
    let answer = Answer::read(begin_request(server.address, &unfinished("")));
    assert_eq!((answer.status, &value(answer.text())["error"]["code"]), (408, &json!("too-slow")));
    // Where no body is read, the connection does not wait for it.
    for path in ["/healthz", "/", "/nothing"] {
        let request = unfinished("").replace("/api/qr", path);
        assert_eq!(Answer::read(begin_request(server.address, &request)).status, 405, "{path}");
    }
}

#[test]
fn the_rate_counts_before_the_body_is_read() {
    let folder = folder("rate-first");
    let requests = Rate { most: 1, refill: 120_000 };
    let server = limited(&folder, OnlineLimits { requests, body_time: NEVER, ..OnlineLimits::default() });
    let first = server.get("/api/games/abcdefghjkmn");
    assert_eq!(first.status, 404);
    let answer = Answer::read(begin_request(server.address, &unfinished("")));
    assert_eq!((answer.status, answer.header("retry-after")), (429, "120"));
}

#[test]
fn a_body_that_is_too_long_gets_413() {
    let folder = folder("too-long");
    let server = limited(&folder, OnlineLimits { body_time: NEVER, ..OnlineLimits::default() });
    let announced = unfinished("").replace("200", "5000");
    let chunked = format!(
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1388\r\n{}",
        "x".repeat(5000)
    );
    for request in [announced, chunked] {
        let answer = Answer::read(begin_request(server.address, &request));
        assert_eq!((answer.status, &value(answer.text())["error"]["code"]), (413, &json!("too-long")));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_address_has_its_connections_and_others_have_theirs() {
    let limits = Limits { connections_per_address: 2, ..Limits::default() };
    let server = Running::with_limits(Page::new([("", &b""[..]); 0]), limits);
    let silent = [begin_request(server.address, ""), begin_request(server.address, "GET / HT")];
    let third = Answer::read(begin_request(server.address, ""));
    assert_eq!((third.status, third.header("retry-after")), (429, "10"));
    let other = crate::common::from([127, 0, 0, 2], server.address);
    assert_eq!(health(other), 200);
    drop(silent);
    wait_until(|| health(TcpStream::connect(server.address).expect("the server listens")) == 200);
}

/// The status of a short request on this connection.
fn health(mut stream: TcpStream) -> u16 {
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    // The server may have closed it already.
    let _ = stream.write_all(request);
    Answer::read(stream).status
}

fn wait_until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(20), "it does not happen");
    }
}

#[test]
fn requests_in_flight_are_counted_by_the_client_that_a_proxy_names() {
    let folder = folder("in-flight");
    let limits = Limits { connections_per_address: 2, ..Limits::default() };
    let trusted = vec!["127.0.0.1".parse().expect("an address")];
    let server = bound().with_limits(limits).with_proxies(Proxies { trusted, ..Proxies::default() });
    let slow = OnlineLimits { body_time: NEVER, ..OnlineLimits::default() };
    let server = Running::start(server.with_online(folder.path(), slow).expect("online games"));
    let named = |client: &str| format!("X-Forwarded-For: {client}\r\n");
    let mut open = Vec::new();
    wait_until(|| {
        // One that comes beside the question of an earlier round is refused itself.
        open.push(begin_request(server.address, &unfinished(&named("192.0.2.1"))));
        ask(server.address, "GET", "/healthz", &named("192.0.2.1")).status == 429
    });
    for other in ["192.0.2.2", "192.0.2.1, 192.0.2.3", "nonsense"] {
        assert_eq!(ask(server.address, "GET", "/healthz", &named(other)).status, 200, "{other}");
    }
}

/// A server of one file, larger than what the system keeps for a reader.
fn large(limits: Limits) -> (Running, &'static [u8]) {
    let file: Vec<u8> = (0..24 * 1024 * 1024_u32).map(|at| (at >> 10) as u8).collect();
    let file: &'static [u8] = file.leak();
    let server = Server::bind("127.0.0.1", 0, Page::new([("large.wasm", file)])).expect("a free port");
    (Running::start(server.with_limits(limits)), file)
}

#[test]
fn a_reader_that_takes_nothing_is_cut_off() {
    let limits = Limits { connections: 1, reader_time: Duration::from_millis(200), ..Limits::default() };
    let (server, _) = large(limits);
    let slow = begin_request(server.address, "GET /large.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n");
    // There is one place, which the slow reader has.
    assert_eq!(server.get("/healthz").status, 200);
    drop(slow);
}

#[test]
fn a_large_file_arrives_whole() {
    let (server, file) = large(Limits::default());
    let answer = server.get("/large.wasm");
    assert_eq!(answer.header("content-length"), file.len().to_string());
    assert!(answer.body == file);
}

#[test]
fn an_address_may_ask_for_few_unknown_games() {
    let folder = folder("unknown");
    let unknown_games = Rate { most: 3, refill: 600_000 };
    let server = limited(&folder, OnlineLimits { unknown_games, ..OnlineLimits::default() });
    let id = begin(server.address, &request(GameId::Xok));
    let _player = Client::sit(server.address, &id, ALICE);
    let status = |path: &str| {
        let url = format!("ws://{}{path}", server.address);
        let stream = TcpStream::connect(server.address).expect("the server listens");
        match tungstenite::client(url.into_client_request().expect("a request"), stream) {
            Ok(_) => 101,
            Err(tungstenite::HandshakeError::Failure(Error::Http(answer))) => answer.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    let asked: Vec<u16> = (2..7).map(|number| status(&format!("/ws/game/abcdefghjkm{number}"))).collect();
    assert_eq!(asked, [404, 404, 404, 429, 429]);
    let answer = server.get("/api/games/abcdefghjkmn");
    assert_eq!((answer.status, answer.header("retry-after")), (429, "200"));
    assert_eq!(status(&format!("/ws/game/{id}")), 101, "an open game costs nothing");
    assert_eq!(status("/ws/game/not-an-id"), 404, "what cannot exist is not looked for");
}

/// The code with which the server closes the socket.
fn closed(client: &mut Client) -> Option<u16> {
    while client.next().is_some() {}
    client.code
}

#[test]
fn the_whole_log_comes_a_few_times() {
    let folder = folder("repairs");
    let repairs = Rate { most: 2, refill: 600_000 };
    let server = limited(&folder, OnlineLimits { repairs, ..OnlineLimits::default() });
    let id = begin(server.address, &request(GameId::Xok));
    let mut client = Client::open(server.address, &id, 0);
    for _ in 0..3 {
        client.send(&json!({"t": "p", "v": 2, "h": "0000000000000000"}));
    }
    assert_eq!(closed(&mut client), Some(1013));
    assert_eq!(client.heard.iter().filter(|message| message["t"] == "full").count(), 2);
}

#[test]
fn a_socket_that_is_closed_says_why() {
    let folder = folder("codes");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut flood = Client::open(server.address, &id, 0);
    for _ in 0..400 {
        flood.send(&json!({"t": "p", "v": 0, "h": ""}));
    }
    assert_eq!(closed(&mut flood), Some(1013), "a flood");
    let wrong = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    for (message, code) in [
        (Message::text(" ".repeat(20_000)), 1009),
        (Message::text("nonsense"), 1008),
        (Message::text(r#"{"t":"nothing"}"#), 1008),
        (Message::binary(vec![1, 2, 3]), 1008),
        (Message::Frame(wrong), 1007),
    ] {
        let mut client = Client::open(server.address, &id, 0);
        client.socket.send(message).expect("the server reads");
        assert_eq!(closed(&mut client), Some(code));
    }
    let mut old = Client::connect(server.address, &format!("/ws/game/{id}?protocol=999"));
    assert_eq!(closed(&mut old), Some(4000));
}

#[test]
fn a_connection_that_ends_too_early_is_no_problem() {
    let folder = folder("early");
    let server = serve(&folder);
    for text in [
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        "POST /api/qr HTTP/1.1\r\n",
    ] {
        drop(begin_request(server.address, text));
    }
    let mut stream = begin_request(server.address, "GET /healthz HTTP/1.0\r\n\r\n");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("an answer");
    assert!(text.starts_with("HTTP/1.0 200"));
}
