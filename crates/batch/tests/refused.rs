//! Requests that cannot be answered get the reason of the crate that refuses them, as one line of JSON.

use serde_json::{Value, json};
use tessera_batch::answer;
use tessera_games::{GameId, Start, StartTexts};

fn error(request: &Value) -> String {
    let reply: Value = serde_json::from_str(&answer(&request.to_string())).expect("JSON");
    reply["error"].as_str().expect("an error").to_owned()
}

#[test]
fn a_wrong_start_is_answered_with_its_reason() {
    let cases = [
        (GameId::Xok, None, Some("S0B")),
        (GameId::Xok, Some("x"), Some("S0B")),
        (GameId::Xok, Some("x"), None),
        (GameId::Slither, None, None),
        (GameId::Slither, None, Some("S0T")),
    ];
    for (game, position, board) in cases {
        let request = json!({"game": game.name(), "position": position, "board": board, "ask": "actions"});
        let texts = StartTexts { variant: None, board, position };
        let reason = Start::read(game, &texts).expect_err("a wrong start").to_string();
        assert_eq!(error(&request), reason, "{request}");
    }
}

#[test]
fn an_unknown_or_missing_game_is_named() {
    let reason = "go".parse::<GameId>().expect_err("no game").to_string();
    assert_eq!(error(&json!({"game": "go", "ask": "actions"})), reason);
    assert!(error(&json!({"ask": "actions"})).contains("\"game\""));
}
