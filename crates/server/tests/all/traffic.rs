//! What passes in real games, both ways, follows the published schema.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tessera_games::GameId;
use tessera_online::wire::follows;

use crate::common::play::*;
use crate::common::{folder, serve};

/// The published schema.
fn schema() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online.schema.json");
    value(&fs::read_to_string(file).unwrap())
}

fn check(definition: &str, messages: &[Value]) {
    let schema = schema();
    for message in messages {
        assert_eq!(follows(&schema, definition, message), Ok(()), "{message}");
    }
}

fn kinds(messages: &[Value]) -> BTreeSet<&str> {
    messages.iter().map(|message| message["t"].as_str().unwrap()).collect()
}

#[test]
fn recorded_traffic_follows_the_published_schema() {
    let folder = folder("traffic");
    let mut server = serve(&folder);
    let mut asked = request(GameId::Yoxii);
    asked["clock"] = json!({"kind": "increment", "base": 60_000, "increment": 1_000});
    check("CreateGame", &[asked.clone()]);
    let made = value(server.post("/api/games", &asked.to_string()).text());
    check("GameCreated", std::slice::from_ref(&made));
    let id = made["id"].as_str().unwrap();
    let seated = join(server.address, id, made["invite"].as_str().unwrap(), BOB).1;
    check("Seated", &[seated]);
    check("ErrorAnswer", &[join(server.address, id, ALICE, "EveEveEveEveEveEveEveE").1]);
    check("GameInfo", &[value(server.get(&format!("/api/games/{id}")).text())]);

    let mut watcher = Client::connect(server.address, &format!("/ws/game/{id}?v=7&protocol=2"));
    watcher.send(&json!({"t": "p", "v": 0, "h": ""}));
    let mut players = [ALICE, BOB].map(|secret| Client::sit(server.address, id, secret));
    players[0].wait_for(2);
    let mut position = start(&players[0].log);
    let mut ask = |seat: usize, message: Value| {
        let c = format!("command-{}", players[seat].sent.len() + 100 * seat);
        let mut message = message;
        message["c"] = c.into();
        players[seat].ask(&message)["t"].as_str().unwrap().to_owned()
    };
    for ply in 0..3 {
        let mover = position.to_move().index();
        let d = some_turn(&mut position);
        assert_eq!(ask(mover, json!({"t": "turn", "ply": ply, "d": d})), "ack");
    }
    // Of three plies, the first player has the last.
    for (seat, message, answer) in [
        (0, json!({"t": "takeback", "a": "ask", "to": 2}), "ack"),
        (1, json!({"t": "takeback", "a": "refuse"}), "ack"),
        (1, json!({"t": "takeback", "a": "ask", "to": 1}), "ack"),
        (0, json!({"t": "takeback", "a": "grant"}), "ack"),
        (0, json!({"t": "draw", "a": "offer"}), "ack"),
        (1, json!({"t": "draw", "a": "decline"}), "ack"),
        (0, json!({"t": "abort"}), "no"),
        (0, json!({"t": "claim"}), "no"),
        (0, json!({"t": "flag"}), "no"),
        (1, json!({"t": "draw", "a": "offer"}), "ack"),
        (0, json!({"t": "draw", "a": "accept"}), "ack"),
        (0, json!({"t": "resign"}), "no"),
        (0, json!({"t": "rematch"}), "ack"),
        (1, json!({"t": "rematch"}), "ack"),
    ] {
        let words = message.to_string();
        assert_eq!(ask(seat, message), answer, "{words}");
    }
    players[0].send(&json!({"t": "say", "what": "good-game"}));
    players[1].wait(|message| message["t"] == "said");
    server.stop();
    let mut heard = Vec::new();
    let mut sent = Vec::new();
    for mut client in players.into_iter().chain([watcher]) {
        while client.next().is_some() {}
        sent.extend(client.sent);
        heard.extend(client.log);
        heard.extend(client.heard);
    }
    check("ClientMessage", &sent);
    check("ServerMessage", &heard);
    let all = ["abort", "claim", "draw", "flag", "p", "rematch", "resign", "say", "sit", "takeback", "turn"];
    assert_eq!(kinds(&sent), all.into());
    // `retry` and `error` have tests of their own.
    let all = ["ack", "crowd", "ev", "full", "no", "now", "p", "rematch", "restart", "said", "seat"];
    assert_eq!(kinds(&heard), all.into());
    let wrong = json!({"t": "ack", "c": "command-0", "v": 1, "more": 1});
    assert!(follows(&schema(), "ServerMessage", &wrong).is_err(), "the schema is not empty");
}
