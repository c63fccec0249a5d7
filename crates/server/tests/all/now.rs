//! What the game allows now, and the versions of the protocol.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tessera_games::GameId;

use crate::common::play::*;
use crate::common::{folder, serve};

fn open(server: SocketAddr, id: &str, protocol: &str) -> Client {
    Client::connect(server, &format!("/ws/game/{id}?v=0&protocol={protocol}"))
}

fn sit(server: SocketAddr, id: &str, secret: &str) -> Client {
    let mut client = open(server, id, "2");
    client.send(&json!({"t": "sit", "secret": secret}));
    client.wait(|message| message["t"] == "seat");
    client
}

/// The decisions after this many events, which come before them.
fn now(client: &mut Client, events: usize) -> Value {
    let is_it = |message: &Value| message["t"] == "now" && message["v"] == events;
    client.has_heard(is_it);
    assert!(client.log.len() >= events);
    client.heard.iter().rfind(|message| is_it(message)).unwrap().clone()
}

fn may(now: &Value, seat: usize, command: &str) -> bool {
    now["seats"][seat]["may"].as_array().unwrap().contains(&json!(command))
}

#[test]
fn a_client_gets_the_decisions_with_the_log_and_after_each_event() {
    let folder = folder("now");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    let mut alice = sit(server.address, &id, ALICE);
    let mut bob = sit(server.address, &id, BOB);
    let begun = now(&mut alice, 2);
    assert_eq!((&begun["begun"], &begun["mover"]), (&json!(true), &json!("first")));
    assert!(may(&begun, 0, "turn") && may(&begun, 0, "draw-offer") && !may(&begun, 1, "turn"));
    let turn = some_turn(&mut start(&alice.log));
    assert_eq!(alice.turn("command-0", 0, &turn)["t"], "ack");
    let played = now(&mut bob, 3);
    assert!(may(&played, 1, "turn") && may(&played, 0, "takeback-ask"));
    assert_eq!(played["seats"][0]["takeback"], 0);

    assert_eq!(alice.ask(&json!({"t": "draw", "a": "offer", "c": "command-1"}))["t"], "ack");
    let offered = now(&mut bob, 4);
    assert_eq!(offered["draw"], "first");
    assert!(may(&offered, 1, "draw-accept") && may(&offered, 1, "draw-decline"));
    assert_eq!(bob.ask(&json!({"t": "draw", "a": "decline", "c": "command-2"}))["t"], "ack");
    let declined = now(&mut alice, 5);
    assert!(!may(&declined, 0, "draw-offer") && may(&declined, 1, "draw-offer"));
    assert_eq!(alice.ask(&json!({"t": "draw", "a": "offer", "c": "command-3"}))["code"], "offered-already");

    assert_eq!(bob.ask(&json!({"t": "resign", "c": "command-4"}))["t"], "ack");
    let over = now(&mut alice, 6);
    assert_eq!(over["ending"], json!({"winner": "first", "why": "resigned"}));
    assert_eq!(over["seats"][0]["may"], json!([]));

    // After the log that a client lacks, and again after a whole one.
    let mut later = Client::connect(server.address, &format!("/ws/game/{id}?v=5&protocol=2"));
    later.wait(|message| message["t"] == "now" && message["v"] == 6);
    assert_eq!(later.log.len(), 1);
    later.send(&json!({"t": "p", "v": 6, "h": "0123456789abcdef"}));
    later.wait(|message| message["t"] == "full");
    later.wait(|message| message["t"] == "now" && message["v"] == 6);
    assert_eq!(later.log.len(), 7);
}

#[test]
fn the_earliest_time_of_a_claim_follows_the_presence() {
    let folder = folder("now-presence");
    let server = serve(&folder);
    let (id, players, _) = begun([server.address; 2], 600_000);
    let mut bob = sit(server.address, &id, BOB);
    assert_eq!(now(&mut bob, 4)["seats"][1]["claim"], Value::Null);
    // Alice is to move, and leaves.
    drop(players);
    let away = bob.wait(|message| message["t"] == "now" && message["seats"][1]["claim"].is_i64());
    let gone = bob.heard.iter().rev().find_map(|message| message["gone"][0].as_i64());
    let gone =
        gone.unwrap_or_else(|| bob.wait(|message| message["gone"][0].is_i64())["gone"][0].as_i64().unwrap());
    assert_eq!(away["seats"][1]["claim"], gone + 60_000);
    let _alice = sit(server.address, &id, ALICE);
    bob.wait(|message| message["t"] == "now" && message["seats"][1]["claim"].is_null());
}

#[test]
fn the_server_supports_two_versions_and_asks_others_to_reload() {
    let folder = folder("protocol");
    let server = serve(&folder);
    let id = begin(server.address, &request(GameId::Xok));
    for protocol in ["1", "2"] {
        let mut client = open(server.address, &id, protocol);
        client.send(&json!({"t": "sit", "secret": ALICE}));
        client.wait(|message| message["t"] == "seat");
        client.wait_for(2);
        assert_eq!(client.heard.iter().any(|message| message["t"] == "now"), protocol == "2");
    }
    for protocol in ["0", "3", "", "two", "-1", "99999999999"] {
        let mut client = open(server.address, &id, protocol);
        let message = client.next().unwrap();
        assert_eq!(message["t"], "error", "{protocol}");
        assert!(message["say"].as_str().unwrap().contains("reload"), "{message}");
        assert!(client.next().is_none() && client.log.is_empty());
        assert_eq!(client.code, Some(4000), "{protocol}");
    }
}
