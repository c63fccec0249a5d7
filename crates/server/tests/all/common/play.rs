//! People who play over real sockets.

use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tessera_games::{AnyPosition, GameId, Start, StartTexts};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};

use super::http::post;

/// How long a client waits for a message.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) const ALICE: &str = "AliceAliceAliceAliceAA";
pub(crate) const BOB: &str = "Bob-Bob-Bob-Bob-Bob-Bo";

pub(crate) fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub(crate) fn create(server: SocketAddr, request: &Value) -> (String, String) {
    let answer = post(server, "/api/games", &request.to_string());
    assert_eq!(answer.status, 201, "{}", answer.text());
    let made = value(answer.text());
    (made["id"].as_str().unwrap().into(), made["invite"].as_str().unwrap().into())
}

pub(crate) fn join(server: SocketAddr, id: &str, invite: &str, secret: &str) -> (u16, Value) {
    let request = json!({"invite": invite, "secret": secret}).to_string();
    let answer = post(server, &format!("/api/games/{id}/join"), &request);
    (answer.status, value(answer.text()))
}

pub(crate) fn request(game: GameId) -> Value {
    json!({"game": game.name(), "side": "first", "clock": {"kind": "none"}, "casual": true, "secret": ALICE})
}

/// A game that Alice has made and Bob has joined.
pub(crate) fn begin(server: SocketAddr, request: &Value) -> String {
    let (id, invite) = create(server, request);
    assert_eq!(join(server, &id, &invite, BOB), (200, json!({"seat": "second"})));
    id
}

/// A player or watcher.
pub(crate) struct Client {
    pub(crate) socket: WebSocket<TcpStream>,
    /// The events, in order.
    pub(crate) log: Vec<Value>,
    /// Everything else that was heard.
    pub(crate) heard: Vec<Value>,
    /// What was sent.
    pub(crate) sent: Vec<Value>,
    /// The code with which the server has closed the socket.
    pub(crate) code: Option<u16>,
}

impl Client {
    pub(crate) fn open(address: SocketAddr, id: &str, from: usize) -> Self {
        Self::connect(address, &format!("/ws/game/{id}?v={from}"))
    }

    /// Opens a socket by its path and query.
    pub(crate) fn connect(address: SocketAddr, path: &str) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let url = format!("ws://{address}{path}");
        let (socket, _) = tungstenite::client(url.into_client_request().unwrap(), stream).unwrap();
        Self { socket, log: Vec::new(), heard: Vec::new(), sent: Vec::new(), code: None }
    }

    pub(crate) fn sit(address: SocketAddr, id: &str, secret: &str) -> Self {
        let mut client = Self::open(address, id, 0);
        client.send(&json!({"t": "sit", "secret": secret}));
        client.wait(|message| message["t"] == "seat");
        client
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.sent.push(message.clone());
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// The next message, which is remembered; `None` when the socket is closed, or silent for too long.
    pub(crate) fn next(&mut self) -> Option<Value> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match self.socket.read().ok()? {
                Message::Text(text) => {
                    let message = value(&text);
                    if message["t"] == "ev" {
                        assert_eq!(message["seq"], json!(message["v"].as_u64().unwrap() - 1));
                        self.log.push(message.clone());
                    } else {
                        self.heard.push(message.clone());
                    }
                    return Some(message);
                }
                Message::Close(frame) => {
                    self.code = frame.map(|frame| frame.code.into());
                    return None;
                }
                _ => {}
            }
        }
        None
    }

    pub(crate) fn wait(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().expect("the server has not closed the socket");
            if is_it(&message) {
                return message;
            }
        }
    }

    /// The same for what may have been heard already.
    pub(crate) fn has_heard(&mut self, is_it: impl Fn(&Value) -> bool) {
        if !self.heard.iter().any(&is_it) {
            self.wait(is_it);
        }
    }

    pub(crate) fn ask(&mut self, message: &Value) -> Value {
        self.send(message);
        let c = message["c"].clone();
        self.wait(|message| message["c"] == c)
    }

    /// Waits for the answer to a command that was sent, and sends it again when the server says so.
    #[allow(dead_code, reason = "the tests of `crates/cli` with several processes use it")]
    pub(crate) fn insist(&mut self, message: &Value) -> Value {
        loop {
            let answer = self.wait(|answer| answer["c"] == message["c"]);
            if answer["t"] != "retry" {
                return answer;
            }
            thread::sleep(Duration::from_millis(answer["after"].as_u64().unwrap()));
            self.send(message);
        }
    }

    pub(crate) fn turn(&mut self, c: &str, ply: usize, actions: &[String]) -> Value {
        self.ask(&json!({"t": "turn", "c": c, "ply": ply, "d": actions}))
    }

    /// Waits until the log has this many events.
    pub(crate) fn wait_for(&mut self, events: usize) {
        while self.log.len() < events {
            self.next().expect("the server has not closed the socket");
        }
    }

    /// What the server does with something that it does not accept.
    pub(crate) fn end(mut self) -> Vec<Value> {
        while self.next().is_some() {}
        self.heard
    }
}

/// The position of a log.
pub(crate) fn start(log: &[Value]) -> AnyPosition {
    let setup = &log[0]["d"]["setup"];
    let game: GameId = setup["game"].as_str().unwrap().parse().unwrap();
    let texts =
        StartTexts { variant: setup["variant"].as_str(), board: setup["board"].as_str(), position: None };
    Start::read(game, &texts).unwrap().into()
}

/// A whole turn of the player to move: the first actions that there are.
pub(crate) fn some_turn(position: &mut AnyPosition) -> Vec<String> {
    let mover = position.to_move();
    let mut actions = Vec::new();
    while position.outcome().is_none() && position.to_move() == mover {
        let end = position.end_of_turn().and_then(|end| position.action_text(end));
        let action = end.unwrap_or_else(|| position.action_texts().remove(0));
        position.play_text(&action).unwrap();
        actions.push(action);
    }
    actions
}

/// A game with this clock, in which both have played a turn: Alice and Bob.
pub(crate) fn begun(servers: [SocketAddr; 2], base: i64) -> (String, [Client; 2], AnyPosition) {
    let mut asked = request(GameId::Yoxii);
    asked["clock"] = json!({"kind": "increment", "base": base, "increment": 0});
    let id = begin(servers[0], &asked);
    let mut players =
        [(servers[0], ALICE), (servers[1], BOB)].map(|(server, secret)| Client::sit(server, &id, secret));
    players[0].wait_for(2);
    let mut position = start(&players[0].log);
    for ply in 0..2 {
        let mover = &mut players[position.to_move().index()];
        mover.wait_for(2 + ply);
        let turn = some_turn(&mut position);
        assert_eq!(mover.turn(&format!("command-{ply}"), ply, &turn)["t"], "ack");
    }
    (id, players, position)
}
