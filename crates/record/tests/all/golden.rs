//! Games that are kept: their text and their JSON never change, and each tells what the other does.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tessera_record::{Record, Records, write, write_json};

const KEPT: [&str; 5] = ["xok", "yoxii", "trexo", "slither", "notes"];

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn records(text: &str) -> Vec<Record> {
    Records::new(text.as_bytes()).map(|record| record.unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[test]
fn the_text_and_the_json_of_kept_games_never_change() {
    for name in KEPT {
        let text = file(&format!("tests/games/{name}.tgn"));
        let json = file(&format!("tests/games/{name}.jsonl"));
        let games = records(&text);
        assert!(games.len() >= 2, "{name}");
        assert_eq!(games.iter().map(write).collect::<Vec<_>>().join("\n"), text, "{name}");
        assert_eq!(games.iter().map(|game| write_json(game) + "\n").collect::<String>(), json, "{name}");
        assert_eq!(records(&json), games, "{name}");
    }
}

#[test]
fn kept_games_follow_the_published_schema() {
    let schema: Value = serde_json::from_str(&file("../../docs/record.schema.json")).expect("a schema");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    for name in KEPT {
        for line in file(&format!("tests/games/{name}.jsonl")).lines() {
            let game: Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(schema.validate(&game).map_err(|error| error.to_string()), Ok(()), "{line}");
        }
    }
    let bad =
        ["{}", r#"{"game":"go","result":"*","turns":[]}"#, r#"{"game":"xok","result":"*","turns":[{}]}"#];
    for bad in bad {
        let game: Value = serde_json::from_str(bad).expect("JSON");
        assert!(schema.validate(&game).is_err(), "{bad}");
    }
}

#[test]
fn the_examples_in_the_documentation_are_records() {
    let page = file("../../docs/record.md");
    // What the command prints is compared by the command's own tests.
    let blocks = page.split("```").skip(1).step_by(2).filter(|block| !block.starts_with("console"));
    let examples: Vec<&str> = blocks.collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let games = records(example.trim_start_matches("json").trim_start());
        assert_eq!(games.len(), 1, "{example}");
    }
}
