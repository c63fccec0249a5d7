//! Frozen files of the version of 18 November 2026, protocol 1: a database with running games, and the frames of its
//! page. Later servers must serve both. The files are never made again.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fs::{self, File};
use std::io::Read as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use sqlx::Connection as _;
use tessera_games::AnyPosition;
use tessera_store::testing::Folder;

use crate::common::play::*;
use crate::common::{folder, http, move_times, serve};

fn frozen(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen").join(name)
}

fn lines(name: &str) -> Vec<Value> {
    fs::read_to_string(frozen(name)).unwrap().lines().map(value).collect()
}

/// Unpacks the database and moves all its times forward, as if it had been closed an hour ago: else its games would run
/// out of time some day. Returns by how many milliseconds.
fn thaw(folder: &Folder) -> i64 {
    let file = folder.file("tessera.db");
    let mut bytes = Vec::new();
    GzDecoder::new(File::open(frozen("tessera.db.gz")).unwrap()).read_to_end(&mut bytes).unwrap();
    fs::write(&file, bytes).unwrap();
    let hour_ago = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64 - 3_600_000;
    let last = async {
        let mut database = sqlx::SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        let last: i64 =
            sqlx::query_scalar("SELECT max(at) FROM beat").fetch_one(&mut database).await.unwrap();
        database.close().await.unwrap();
        last
    };
    let later = hour_ago - tokio::runtime::Runtime::new().unwrap().block_on(last);
    move_times(&file, later);
    later
}

/// A frozen game, and both players on a later server.
struct Thawed {
    players: [Client; 2],
    position: AnyPosition,
    line: u64,
    ply: u64,
    commands: usize,
}

impl Thawed {
    /// Connects both players. The server must send the frozen log, and after it nothing but credits.
    fn new(server: SocketAddr, game: &Value, later: i64) -> Self {
        let id = game["id"].as_str().unwrap();
        let mut players = [ALICE, BOB].map(|secret| Client::sit(server, id, secret));
        let expected: Vec<Value> =
            game["log"].as_array().unwrap().iter().map(|ev| moved(ev, later)).collect();
        for player in &mut players {
            player.wait_for(expected.len());
            assert_eq!(player.log[..expected.len()], expected[..], "{game}");
            assert!(player.log[expected.len()..].iter().all(|ev| ev["d"]["t"] == "credit"), "{game}");
        }
        let mut position = start(&expected);
        let (mut turns, mut line) = (Vec::new(), 0);
        for body in expected.iter().map(|ev| &ev["d"]) {
            if body["t"] == "turn" {
                turns.push(body["d"].clone());
            } else if body["t"] == "takeback-grant" {
                turns.truncate(body["to"].as_u64().unwrap() as usize);
                line += 1;
            }
        }
        for action in turns.iter().flat_map(|turn| turn.as_array().unwrap()) {
            position.play_text(action.as_str().unwrap()).unwrap();
        }
        Self { players, position, line, ply: turns.len() as u64, commands: 0 }
    }

    fn ask(&mut self, seat: usize, mut message: Value) -> Value {
        self.commands += 1;
        message["c"] = format!("later-command-{}", self.commands).into();
        self.players[seat].ask(&message)
    }

    fn does(&mut self, seat: usize, message: Value) {
        let answer = self.ask(seat, message);
        assert_eq!(answer["t"], "ack", "{answer}");
    }

    fn plays(&mut self) {
        let mover = self.position.to_move().index();
        let d = some_turn(&mut self.position);
        self.does(mover, json!({"t": "turn", "line": self.line, "ply": self.ply, "d": d}));
        self.ply += 1;
    }

    /// The code with which a command is refused.
    fn refused(&mut self, seat: usize, message: Value) -> String {
        self.ask(seat, message)["code"].as_str().unwrap().to_owned()
    }
}

/// A frozen event, with the times of the moved database.
fn moved(event: &Value, later: i64) -> Value {
    let mut event = event.clone();
    for time in ["at", "deadline"] {
        if let Some(at) = event[time].as_i64() {
            event[time] = json!(at + later);
        }
    }
    event
}

#[test]
fn a_database_of_an_earlier_version_opens_and_its_games_are_played_on() {
    let folder = folder("frozen");
    let later = thaw(&folder);
    let server = serve(&folder);
    let games: HashMap<String, Value> =
        lines("games.jsonl").into_iter().map(|game| (game["name"].as_str().unwrap().into(), game)).collect();
    let open = |name: &str| Thawed::new(server.address, &games[name], later);

    for (name, is_credited) in [("minutes", true), ("first-turn", true), ("days", false)] {
        let mut game = open(name);
        if is_credited {
            // The hour without a server is credited.
            let events = games[name]["log"].as_array().unwrap().len() + 1;
            game.players.iter_mut().for_each(|player| player.wait_for(events));
            assert_eq!(game.players[0].log[events - 1]["d"]["t"], "credit");
        }
        game.plays();
        game.plays();
        game.does(0, json!({"t": "resign"}));
    }

    let mut game = open("draw-offered");
    assert_eq!(game.refused(1, json!({"t": "draw", "a": "offer"})), "offered-already");
    game.does(0, json!({"t": "draw", "a": "accept"}));
    assert_eq!(game.refused(0, json!({"t": "resign"})), "over");

    let mut game = open("draw-declined");
    assert_eq!(game.refused(0, json!({"t": "draw", "a": "offer"})), "offered-already");
    assert_eq!(game.refused(0, json!({"t": "takeback", "a": "ask", "to": 2})), "not-casual");
    game.plays();
    game.does(0, json!({"t": "draw", "a": "offer"}));

    let mut game = open("takeback-asked");
    game.does(1, json!({"t": "takeback", "a": "grant", "to": 2}));

    let mut game = open("taken-back");
    game.plays();
    game.plays();

    let mut game = open("resigned");
    assert_eq!(game.refused(0, json!({"t": "resign"})), "over");
    game.players[1].has_heard(|message| message["t"] == "rematch" && message["offered"] == json!(["first"]));
    game.does(1, json!({"t": "rematch"}));
    game.players[0].has_heard(|message| message["t"] == "rematch" && message["id"].is_string());

    let mut game = open("aborted");
    assert_eq!(game.refused(1, json!({"t": "draw", "a": "offer"})), "over");
    game.does(0, json!({"t": "rematch"}));

    let waiting = &games["waiting"];
    let (id, invite) = (waiting["id"].as_str().unwrap(), waiting["invite"].as_str().unwrap());
    assert_eq!(join(server.address, id, invite, BOB), (200, json!({"seat": "second"})));
    let mut game = Client::sit(server.address, id, ALICE);
    game.wait_for(2);
    let turn = some_turn(&mut start(&game.log));
    assert_eq!(game.turn("later-command-1", 0, &turn)["t"], "ack");
}

/// The parts of a message that do not depend on time.
fn timeless(message: &Value) -> Value {
    let mut message = message.clone();
    for name in ["at", "clock", "deadline"] {
        if !message[name].is_null() {
            message[name] = json!("a time");
        }
    }
    for name in ["took", "lag"] {
        if message["d"][name].is_i64() {
            message["d"][name] = json!("a time");
        }
    }
    message
}

/// A page of the frozen version whose frames are sent again.
struct Replay {
    server: SocketAddr,
    sockets: HashMap<u64, (Client, VecDeque<Value>)>,
    /// Ids and secrets that the server made: those of the recording, and those of now.
    names: HashMap<String, String>,
    kinds: BTreeSet<String>,
}

impl Replay {
    /// A text of the recording with the names of now.
    fn named(&self, text: &Value) -> Value {
        let text = self.names.iter().fold(text.to_string(), |text, (old, new)| text.replace(old, new));
        value(&text)
    }

    fn learn(&mut self, old: &Value, new: &Value) {
        if let (Some(old), Some(new)) = (old.as_str(), new.as_str()) {
            self.names.insert(old.into(), new.into());
        }
    }

    fn request(&mut self, line: &Value) {
        let path = self.named(&line["path"]);
        let path = path.as_str().unwrap();
        let answer = match line["method"].as_str() {
            Some("GET") => http::get(self.server, path),
            _ => http::post(self.server, path, &self.named(&line["body"]).to_string()),
        };
        assert_eq!(answer.status, line["status"], "{line}");
        let answer = value(answer.text());
        for name in ["id", "invite"] {
            self.learn(&line["answer"][name], &answer[name]);
        }
        assert_eq!(answer, self.named(&line["answer"]));
    }

    /// Waits until a socket has received a message, in any order. How often the presence is sent depends on time.
    fn receive(&mut self, socket: u64, expected: &Value) {
        let kind = expected["t"].as_str().unwrap();
        if kind == "p" || kind == "crowd" {
            return;
        }
        let is_rematch = kind == "rematch" && expected["id"].is_string();
        let expected = timeless(&self.named(expected));
        let (client, received) = self.sockets.get_mut(&socket).unwrap();
        loop {
            let found = received.iter().position(|message| {
                let message = timeless(message);
                message == expected || (is_rematch && message["id"].is_string())
            });
            if let Some(found) = found {
                let message = received.remove(found).unwrap();
                return self.learn(&expected["id"], &message["id"]);
            }
            let message = client.next().unwrap_or_else(|| panic!("closed before {expected}"));
            self.kinds.insert(message["t"].as_str().unwrap().into());
            received.push_back(message);
        }
    }

    fn step(&mut self, line: &Value) {
        if line["path"].is_string() {
            return self.request(line);
        }
        let socket = line["socket"].as_u64().unwrap();
        if line["open"].is_string() {
            let path = self.named(&line["open"]);
            let client = Client::connect(self.server, path.as_str().unwrap());
            self.sockets.insert(socket, (client, VecDeque::new()));
        } else if line["sent"].is_object() {
            let message = self.named(&line["sent"]);
            self.sockets.get_mut(&socket).unwrap().0.send(&message);
        } else if line["received"].is_object() {
            self.receive(socket, &line["received"]);
        } else {
            self.sockets.remove(&socket);
        }
    }
}

#[test]
fn a_page_of_an_earlier_version_still_plays() {
    let folder = folder("frozen-page");
    let server = serve(&folder);
    let mut replay = Replay {
        server: server.address,
        sockets: HashMap::new(),
        names: HashMap::new(),
        kinds: BTreeSet::new(),
    };
    for line in lines("page.jsonl") {
        replay.step(&line);
    }
    // Nothing that the page does not know, and never the whole log for a repair.
    let known = ["ack", "crowd", "ev", "p", "rematch", "said", "seat"];
    assert!(replay.kinds.iter().all(|kind| known.contains(&kind.as_str())), "{:?}", replay.kinds);
}
