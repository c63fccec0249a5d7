//! Behind Caddy and nginx, with the files in `deploy/`: clients of many addresses, and one that sends too much.

use std::fs;
use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tessera_games::GameId;
use tessera_server::{OnlineLimits, Proxies, Rate};
use tessera_store::testing::{Folder, missing};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Error, HandshakeError, WebSocket};

use crate::common::play::{ALICE, request, value};
use crate::common::{Answer, Running, bound, folder, from};

/// How long a proxy may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who is served at the same time: more than one address may have sockets.
const CLIENTS: u8 = 80;

/// The answer to a secret.
const SEATED: &str = r#""t":"seat","seat":"first""#;

/// What the files in `deploy/` name.
const NAME: &str = "games.example.org";
const UPSTREAM: &str = "127.0.0.1:8044";

/// A proxy on a free port of 127.0.0.1, which ends with this process at the latest.
struct Front {
    address: SocketAddr,
    shell: Child,
    _folder: Folder,
}

impl Front {
    /// Caddy with `deploy/Caddyfile`, without a certificate.
    fn caddy(server: SocketAddr) -> io::Result<Self> {
        let folder = folder("caddy");
        let address = free()?;
        let site = deployed("Caddyfile")?.replace(NAME, &format!("http://{address}"));
        let site = site.replace(UPSTREAM, &server.to_string());
        let config = folder.file("Caddyfile");
        fs::write(&config, format!("{{\n\tadmin off\n}}\n{site}"))?;
        let config = config.display().to_string();
        Self::start(address, folder, &["caddy", "run", "--adapter", "caddyfile", "--config", &config])
    }

    /// nginx with `deploy/nginx.conf`, without a certificate.
    fn nginx(server: SocketAddr) -> io::Result<Self> {
        let folder = folder("nginx");
        let address = free()?;
        let place = folder.path().display();
        let site = deployed("nginx.conf")?.replace(UPSTREAM, &server.to_string());
        let site = site.replace("listen 443 ssl;", &format!("listen {address};"));
        let site = site.replace("listen 80;", &format!("listen unix:{place}/redirect;"));
        let lines: Vec<&str> = site.lines().filter(|line| !line.contains("ssl_certificate")).collect();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {place}/{name};\n"))
            .concat();
        let config = folder.file("nginx.conf");
        fs::write(
            &config,
            format!(
                "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/log;\n\
                 events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{temporary}{}\n}}\n",
                lines.join("\n")
            ),
        )?;
        let [config, log] = [config.display().to_string(), format!("{place}/log")];
        Self::start(address, folder, &["nginx", "-e", &log, "-c", &config])
    }

    fn start(address: SocketAddr, folder: Folder, command: &[&str]) -> io::Result<Self> {
        let script = "trap '' INT; \"$@\" & proxy=$!; cat; kill -9 $proxy; wait $proxy";
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh"]).args(command);
        // Debian installs nginx in /usr/sbin. Caddy keeps its state in the home folder.
        let path = std::env::var("PATH").unwrap_or_default();
        shell.env("PATH", format!("{path}:/usr/sbin:/sbin")).env("HOME", folder.path());
        shell.env("XDG_DATA_HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path());
        let log = fs::File::create(folder.file("said"))?;
        let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn()?;
        let front = Self { address, shell, _folder: folder };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if start.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("{} does not listen", command[0])));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(front)
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

fn free() -> io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}

fn deployed(file: &str) -> io::Result<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(file))
}

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
        Ok(front) => serves_all(front.address),
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
