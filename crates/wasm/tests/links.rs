//! Share links that people may have kept: each opens as the same game for ever, and the game has the same link.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tessera_games::GameId;
use tessera_record::{Records, write, write_json};
use tessera_wasm as core;

/// A file beside the games that the records' own tests keep.
fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../record/tests").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parsed(answer: &str) -> Value {
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// The links of a file, one a line, each with the record that it stands for.
fn links(name: &str) -> Vec<(String, String)> {
    let links = file(&format!("{name}.links"));
    let games = file(&format!("{name}.tgn"));
    let records: Vec<_> = Records::new(games.as_bytes()).map(|record| record.expect("a record")).collect();
    assert_eq!(records.iter().map(write).collect::<Vec<_>>().join("\n"), games, "{name}");
    assert_eq!(links.lines().count(), records.len(), "{name}");
    links.lines().map(ToOwned::to_owned).zip(records.iter().map(write_json)).collect()
}

#[test]
fn kept_links_open_as_the_same_games_and_are_written_again_letter_for_letter() {
    let own = GameId::ALL.map(|game| format!("links/{game}"));
    let games = ["xok", "yoxii", "trexo", "slither", "notes"].map(|name| format!("games/{name}"));
    for name in own.iter().chain(&games) {
        for (link, record) in links(name) {
            let opened = parsed(&core::unshare(&link));
            assert_eq!(opened["record"], parsed(&record), "{name} {link}");
            assert_eq!(parsed(&core::share(&record))["text"], link, "{name}");
        }
    }
}

#[test]
fn every_game_has_links_of_every_kind() {
    for game in GameId::ALL {
        let records: Vec<Value> =
            links(&format!("links/{game}")).iter().map(|(_, record)| parsed(record)).collect();
        let some = |what: &str, holds: &dyn Fn(&Value) -> bool| {
            assert!(records.iter().any(holds), "no link of {game} with {what}");
        };
        let turns = |record: &Value| record["turns"].as_array().cloned().unwrap_or_default();
        some("no turn", &|record| turns(record).is_empty());
        some("a set-up position", &|record| record["position"].is_string());
        some("tags", &|record| record["tags"]["First"].is_string());
        some("a comment in front", &|record| record["comment"].is_string());
        some("a clock", &|record| turns(record).iter().any(|turn| turn["clock"].is_string()));
        some("a comment", &|record| turns(record).iter().any(|turn| turn["comment"].is_string()));
        some("a variation of a variation", &|record| {
            let inner = |turn: &Value| turn["variations"][0]["turns"].as_array().cloned().unwrap_or_default();
            turns(record).iter().flat_map(inner).any(|turn| turn["variations"].is_array())
        });
        for result in ["first", "second", "draw", "*"] {
            some(result, &|record| record["result"] == result);
        }
    }
}
