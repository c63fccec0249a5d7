//! The files in `deploy/`. Behind Caddy and nginx: clients of many addresses, and one that sends too much.

use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use tessera_games::GameId;
use tessera_server::{OnlineLimits, Proxies, Rate};
use tessera_store::testing::{Front, missing};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Error, HandshakeError, WebSocket};

use crate::common::play::{ALICE, request, value};
use crate::common::{Answer, Running, bound, folder, from};

/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who is served at the same time: more than one address may have sockets.
const CLIENTS: u8 = 80;

/// The answer to a secret.
const SEATED: &str = r#""t":"seat","seat":"first""#;

/// Tests a server behind a proxy with the default limits; leaves it out where the proxy is missing.
fn behind(name: &str, front: impl Fn(SocketAddr) -> io::Result<Front>) {
    let folder = folder("behind");
    let trusted = vec!["127.0.0.1".parse().expect("an address")];
    let server = bound().with_proxies(Proxies { trusted, ..Proxies::default() });
    // The default limits, but nothing is refilled while the test runs, however long it takes.
    let usual = OnlineLimits::default();
    let requests = Rate { refill: 3_600_000, ..usual.requests };
    let server = server.with_online(folder.path(), OnlineLimits { requests, ..usual }).expect("online games");
    let server = Running::start(server);
    match front(server.address) {
        Ok(front) => serves_all(front.address()),
        Err(error) => missing(&format!("{name} ({error}; on Debian: apt-get install {name})")),
    }
}

#[test]
fn caddy_serves_clients_of_many_addresses() {
    behind("caddy", Front::caddy);
}

#[test]
fn nginx_serves_clients_of_many_addresses() {
    behind("nginx", Front::nginx);
}

fn ask(own: [u8; 4], front: SocketAddr, method: &str, path: &str, rest: &str) -> Answer {
    let mut stream = from(own, front);
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let request = format!("{method} {path} HTTP/1.1\r\nHost: {front}\r\nConnection: close\r\n{rest}\r\n");
    stream.write_all(request.as_bytes()).expect("the proxy reads");
    Answer::read(stream)
}

/// Opens a socket, as the page of an origin does; else the status.
fn open(own: [u8; 4], front: SocketAddr, id: &str, origin: &str) -> Result<WebSocket<TcpStream>, u16> {
    let stream = from(own, front);
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let mut request =
        format!("ws://{front}/ws/game/{id}?protocol=2").into_client_request().expect("a request");
    request.headers_mut().insert("Origin", origin.parse().expect("an origin"));
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Failure(Error::Http(answer))) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

fn serves_all(front: SocketAddr) {
    let page = format!("http://{front}");
    let body = request(GameId::Yoxii).to_string();
    let create = |own: [u8; 4]| {
        let rest = format!("Content-Length: {}\r\n\r\n{body}", body.len());
        let made = ask(own, front, "POST", "/api/games", &rest);
        assert_eq!(made.status, 201, "{own:?}: {}", made.text());
        value(made.text())["id"].as_str().expect("an id").to_owned()
    };
    let id = create([127, 0, 1, 1]);

    // Each of many addresses reads, and holds a socket.
    let mut sockets = Vec::new();
    for client in 1..=CLIENTS {
        let own = [127, 0, 1, client];
        for _ in 0..5 {
            assert_eq!(ask(own, front, "GET", &format!("/api/games/{id}"), "").status, 200, "{own:?}");
        }
        let socket = open(own, front, &id, &page);
        sockets.push(socket.unwrap_or_else(|status| panic!("{own:?} is refused with {status}")));
    }
    let sit = json!({"t": "sit", "secret": ALICE}).to_string();
    let last = sockets.last_mut().expect("there are sockets");
    last.send(sit.into()).expect("the proxy reads");
    while !last.read().expect("a message").to_text().is_ok_and(|text| text.contains(SEATED)) {}

    // Another site may not open a game, also not with a header that only a proxy should write.
    let own = [127, 0, 1, 1];
    assert_eq!(open(own, front, &id, "https://example.org").err(), Some(403));
    let secure = format!("https://{front}");
    assert_eq!(open(own, front, &id, &secure).err(), Some(403), "the page of another scheme");

    // One client that sends too much is refused, whatever it says about itself, and no other one is.
    let abuser = [127, 0, 2, 1];
    let statuses: Vec<u16> = (0..400)
        .map(|number| {
            let claimed = format!(
                "X-Forwarded-For: 127.0.3.{0}\r\nForwarded: for=127.0.3.{0}\r\nX-Real-IP: 127.0.3.{0}\r\n",
                number % 250
            );
            ask(abuser, front, "GET", &format!("/api/games/{id}"), &claimed).status
        })
        .collect();
    let [within, beyond] =
        [200, 429].map(|wanted| statuses.iter().filter(|&&status| status == wanted).count());
    assert_eq!((within, beyond), (300, 100));
    for client in 1..=CLIENTS {
        assert_eq!(ask([127, 0, 1, client], front, "GET", &format!("/api/games/{id}"), "").status, 200);
    }
}

#[test]
fn the_unit_gives_the_server_little() {
    let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/tessera.service");
    let mut analyze = Command::new("systemd-analyze");
    // The threshold is ten times the exposure.
    let analyze =
        analyze.args(["security", "--offline=true", "--no-pager", "--threshold=20"]).arg(unit).output();
    match analyze {
        Ok(output) => {
            let words = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && words.contains("exposure level"), "{words}");
        }
        Err(_) => missing("systemd-analyze (on Debian: apt-get install systemd)"),
    }
}
