//! The published schema is current, and says what the messages are.
#![cfg(feature = "schema")]

mod common;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tessera_games::{GameId, Player};
use tessera_online::wire::{ClientMessage, ServerMessage, follows, schema};
use tessera_online::{Clock, CommandKind};

use common::samples::{CLIENT, SERVER};
use common::{FIVE_THREE, TestGame};

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn the_published_schema_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/online.schema.json");
    let written = fs::read_to_string(file).expect("there is a schema");
    assert!(value(&written) == schema(), "run `cargo xtask types` and commit docs/online.schema.json");
}

#[test]
fn every_documented_message_follows_the_schema() {
    let schema = schema();
    for (text, _) in CLIENT {
        assert_eq!(follows(&schema, "ClientMessage", &value(text)), Ok(()), "{text}");
    }
    for text in SERVER {
        assert_eq!(follows(&schema, "ServerMessage", &value(text)), Ok(()), "{text}");
    }
    let create = json!({
        "game": "slither", "board": "S1ZA-6", "side": "any", "clock": { "kind": "days", "days": 3 },
        "casual": false, "secret": "AbCdEfGhIjKlMnOpQrSt_-",
    });
    assert_eq!(follows(&schema, "CreateGame", &create), Ok(()));
    let error = json!({ "error": { "code": "not-found", "message": "there is no such game" } });
    assert_eq!(follows(&schema, "ErrorAnswer", &error), Ok(()));
}

#[test]
fn every_event_of_a_game_follows_the_schema() {
    let schema = schema();
    for (game, clock) in
        [(GameId::Xok, FIVE_THREE), (GameId::Slither, Clock::NONE), (GameId::Trexo, Clock::Days { days: 2 })]
    {
        let mut game = TestGame::both_played(game, clock, true);
        game.does(Some(Player::Second), CommandKind::AskTakeback { to: 1 });
        game.does(Some(Player::First), CommandKind::GrantTakeback { to: None });
        let _ = game.tries(Some(Player::First), CommandKind::OfferDraw);
        let _ = game.tries(None, CommandKind::Credit { time: 1000 });
        game.does(Some(Player::First), CommandKind::Resign);
        let mut game_log = tessera_online::GameLog::default();
        let check = |state: &tessera_online::State, event: &tessera_online::Event| {
            let text = ServerMessage::event(state, event).text();
            assert_eq!(follows(&schema, "ServerMessage", &value(&text)), Ok(()), "{text}");
        };
        game_log.learn_each(game.game_log.events(), check).expect("a log");
    }
}

#[test]
fn what_the_server_cannot_read_does_not_follow_the_schema() {
    let schema = schema();
    for text in [
        "{}",
        "null",
        r#"{"t":"credit","c":"12345678","ms":1000}"#,
        r#"{"t":"resign"}"#,
        r#"{"t":"resign","c":"1"}"#,
        r#"{"t":"resign","c":"12345678","seat":"first"}"#,
        r#"{"t":"turn","c":"12345678","ply":-1,"d":[]}"#,
        r#"{"t":"turn","c":"12345678","ply":1,"d":"oe6"}"#,
        r#"{"t":"turn","c":"12345678","ply":1,"d":[1]}"#,
        r#"{"t":"say","what":"free text"}"#,
        r#"{"t":"sit","secret":"short"}"#,
        r#"{"t":"p","v":1.5,"h":""}"#,
    ] {
        assert!(ClientMessage::read(text).is_err(), "{text}");
        assert!(follows(&schema, "ClientMessage", &value(text)).is_err(), "{text}");
    }
    for text in [
        r#"{"t":"seat"}"#,
        r#"{"t":"seat","seat":"third"}"#,
        r#"{"t":"p","v":18,"h":"0123456789ABCDEF","now":1}"#,
        r#"{"t":"crowd","watchers":2,"here":[true],"gone":[null,1]}"#,
        r#"{"t":"rematch","offered":[],"id":"K3M9X2ABCDEF"}"#,
        r#"{"t":"ev","v":1,"h":"0123456789abcdef","seq":0,"at":1,"seat":null,"d":{"v":2,"t":"resign"},"clock":null,"deadline":null}"#,
        r#"{"t":"ev","v":1,"h":"0123456789abcdef","seq":0,"at":1,"seat":null,"d":{"v":1,"t":"resign","more":1},"clock":null,"deadline":null}"#,
        r#"{"t":"ev","v":1,"h":"0123456789abcdef","seq":0,"at":1,"seat":null,"d":{"t":"resign"},"clock":null,"deadline":null}"#,
    ] {
        assert!(follows(&schema, "ServerMessage", &value(text)).is_err(), "{text}");
    }
    assert!(follows(&schema, "NoSuchMessage", &Value::Null).is_err());
}
