//! What holds for all that is served: its headers, its limits, its end.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, TcpStream, UdpSocket};
use std::time::{Duration, Instant};

use tessera_server::{Limits, Page, Server};

use crate::common::{Answer, Running};

fn server_with(limits: Limits) -> Running {
    Running::with_limits(Page::new([("index.html", &b"<!doctype html>"[..])]), limits)
}

fn server() -> Running {
    server_with(Limits::default())
}

#[test]
fn every_response_says_what_the_page_may_do() {
    let server = server();
    let answers = [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/nothing", 404),
        ("GET", "/print/xok.pdf?paper=a5", 400),
        ("GET", "/print/chess.pdf", 404),
        ("GET", "/print/slither.pdf", 200),
        ("POST", "/", 405),
        ("DELETE", "/healthz", 405),
        ("POST", "/print/xok.pdf", 405),
    ];
    for (method, path, status) in answers {
        let answer = server.ask(method, path, "");
        assert_eq!(answer.status, status, "{method} {path}");
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "worker-src 'self' blob:",
            "manifest-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|rule| rule == part), "{method} {path}: {part}");
        }
        assert!(!policy.contains("unsafe-inline"));
        for (name, value) in [
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
        ] {
            assert_eq!(answer.header(name), value, "{method} {path}");
        }
    }
    let head = server.ask("HEAD", "/", "");
    assert_eq!((head.body.len(), head.header("content-length")), (0, "15"));
}

#[test]
fn the_server_says_that_it_is_well() {
    let answer = server().get("/healthz");
    assert_eq!((answer.status, answer.text()), (200, "ok\n"));
}

#[test]
fn only_this_machine_reaches_the_loopback_address() {
    let server = server();
    assert!(server.address.ip().is_loopback());
    // Our address in the network, if there is one: a datagram socket finds it without sending anything.
    let socket = UdpSocket::bind("0.0.0.0:0").expect("a socket");
    let outside =
        socket.connect("192.0.2.1:9").and_then(|()| socket.local_addr()).map(|address| address.ip());
    if let Ok(ip @ IpAddr::V4(_)) = outside
        && !ip.is_loopback()
    {
        let reached = TcpStream::connect_timeout(&(ip, server.address.port()).into(), Duration::from_secs(2));
        assert!(reached.is_err());
    }
}

#[test]
fn a_port_that_is_taken_is_an_error() {
    let server = server();
    let page = Page::new([("", &b""[..]); 0]);
    assert!(Server::bind("127.0.0.1", server.address.port(), page).is_err());
    let page = Page::new([("", &b""[..]); 0]);
    assert!(Server::bind("no such host", 0, page).is_err());
}

#[test]
fn a_request_that_does_not_end_is_cut_off() {
    let limits = Limits { request_time: Duration::from_millis(300), ..Limits::default() };
    let server = server_with(limits);
    let start = Instant::now();
    for beginning in ["", "GET / HTTP/1.1\r\nHost: loc"] {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
        stream.write_all(beginning.as_bytes()).expect("the server reads");
        let mut rest = Vec::new();
        let end = stream.read_to_end(&mut rest);
        assert!(end.is_ok(), "{beginning:?}: {end:?}");
        assert!(!rest.starts_with(b"HTTP/1.1 200"));
    }
    assert!(start.elapsed() >= Duration::from_millis(600));
}

#[test]
fn a_request_that_is_too_large_is_refused() {
    let server = server();
    let mut stream = TcpStream::connect(server.address).expect("the server listens");
    let header = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(200_000));
    // It may hang up before it has read it all.
    let _ = stream.write_all(header.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "{}", String::from_utf8_lossy(&answer));
    assert_eq!(server.get("/").status, 200);
}

#[test]
fn nonsense_does_no_harm() {
    let server = server();
    for nonsense in [&b"\0\0\0\0\r\n\r\n"[..], b"GET\r\n\r\n", b"\x16\x03\x01\x02", b"GET / HTTP/9.9\r\n\r\n"]
    {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        let _ = stream.write_all(nonsense);
    }
    assert_eq!(server.get("/").status, 200);
}

#[test]
fn those_that_do_not_fit_wait_for_a_place() {
    let server = server_with(Limits { connections: 1, ..Limits::default() });
    let silent = TcpStream::connect(server.address).expect("the server listens");
    let mut waiting = TcpStream::connect(server.address).expect("the system takes it");
    waiting
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .expect("written");
    waiting.set_read_timeout(Some(Duration::from_millis(300))).expect("a limit");
    assert!(waiting.peek(&mut [0]).is_err());
    drop(silent);
    waiting.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
    assert_eq!(Answer::read(waiting).status, 200);
}

#[test]
fn a_server_that_is_told_to_stop_ends_soon_and_leaves_its_port() {
    let mut server = server_with(Limits { shutdown_time: Duration::from_millis(500), ..Limits::default() });
    assert_eq!(server.get("/").status, 200);
    // One that keeps its connection does not hold it up, nor one that never asks to the end.
    let mut idle = TcpStream::connect(server.address).expect("the server listens");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("written");
    assert!(idle.read(&mut [0; 64]).expect("an answer") > 0);
    let mut slow = TcpStream::connect(server.address).expect("the server listens");
    slow.write_all(b"GET / HT").expect("written");
    let start = Instant::now();
    server.stop();
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(TcpStream::connect(server.address).is_err());
}
