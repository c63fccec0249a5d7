//! Requests and commands that come twice.

use serde_json::json;
use tessera_games::GameId;

use crate::common::play::*;
use crate::common::{folder, serve};

#[test]
fn a_game_is_created_once_however_often_it_is_asked_for() {
    let folder = folder("created twice");
    let mut server = serve(&folder);
    // Where the server chooses, it chooses the same again.
    let mut asked = request(GameId::Slither);
    asked["side"] = json!("any");
    let text = asked.to_string();
    let first = server.post("/api/games", &text);
    assert_eq!(first.status, 201, "{}", first.text());
    let made = value(first.text());
    let again = server.post("/api/games", &text);
    assert_eq!((again.status, value(again.text())), (200, made.clone()));
    // It is still the same one after a restart, and when the friend has come.
    server.stop();
    let server = serve(&folder);
    let (id, invite) = (made["id"].as_str().unwrap(), made["invite"].as_str().unwrap());
    assert_eq!(join(server.address, id, invite, BOB).0, 200);
    let again = server.post("/api/games", &text);
    assert_eq!((again.status, value(again.text())), (200, made.clone()));
    for (name, other) in [("casual", json!(false)), ("game", json!("xok")), ("side", json!("first"))] {
        let mut asked = asked.clone();
        asked[name] = other;
        if asked["side"] == made["seat"] {
            asked["side"] = json!("second");
        }
        let answer = server.post("/api/games", &asked.to_string());
        let code = value(answer.text())["error"]["code"].clone();
        assert_eq!((answer.status, code), (409, json!("other-setup")), "{name}");
    }
    let mut carols = asked;
    carols["secret"] = json!("CarolCarolCarolCarolCC");
    assert_ne!(create(server.address, &carols).0, id);
}

#[test]
fn the_creators_secret_does_not_take_the_other_seat() {
    let folder = folder("own secret");
    let server = serve(&folder);
    let (id, invite) = create(server.address, &request(GameId::Xok));
    let (status, answer) = join(server.address, &id, &invite, ALICE);
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("own-secret")));
    assert_eq!(join(server.address, &id, &invite, BOB).0, 200);
    assert_eq!(join(server.address, &id, &invite, ALICE).1["error"]["code"], "own-secret");
}

#[test]
fn another_command_under_the_id_of_an_old_one_is_refused() {
    let folder = folder("reused");
    let server = serve(&folder);
    let (id, [mut alice, _bob], mut position) = begun([server.address; 2], 600_000);
    let mut first = start(&alice.log);
    let turn = some_turn(&mut first);
    alice.wait_for(4);
    assert_eq!(alice.turn("command-0", 0, &turn), json!({"t": "ack", "c": "command-0", "v": 3}));
    let refused = alice.ask(&json!({"t": "resign", "c": "command-0"}));
    assert_eq!((&refused["code"], &refused["final"]), (&json!("id-reused"), &json!(true)), "{refused}");
    assert_eq!(alice.turn("command-0", 2, &some_turn(&mut position))["code"], "id-reused");
    assert_eq!(alice.ask(&json!({"t": "resign", "c": "resigned"}))["t"], "ack");
    assert_eq!(alice.ask(&json!({"t": "rematch", "c": "resigned"}))["code"], "id-reused");
    let mut watcher = Client::open(server.address, &id, 0);
    watcher.wait_for(5);
    assert_eq!(watcher.log[4]["d"]["t"], "resign");
}
