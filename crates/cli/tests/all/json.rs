//! What `--json` prints follows the published schema, and so do the examples in its documentation.

#[path = "../../examples/outputs-schema/outputs.rs"]
mod outputs;

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::{Map, Value};

use crate::common::{file, printed, run};
use crate::help::{commands, help};

fn document(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

fn validator() -> Validator {
    jsonschema::validator_for(&outputs::schema()).expect("a schema")
}

/// Fails unless every line is an output of the command.
fn check(validator: &Validator, command: &str, text: &str) {
    assert!(!text.trim().is_empty(), "{command} prints nothing");
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    for value in values {
        let value = value.unwrap_or_else(|error| panic!("{command}: {error}: {text}"));
        let named: Value = Map::from_iter([(command.to_owned(), value)]).into();
        if let Err(error) = validator.validate(&named) {
            panic!("{command}: {error} at {}: {named:#}", error.instance_path());
        }
    }
}

#[test]
fn the_published_schema_is_current() {
    let written = fs::read_to_string(document("json.schema.json")).expect("the schema");
    let written: Value = serde_json::from_str(&written).expect("JSON");
    assert!(written == outputs::schema(), "run `cargo xtask types` and commit docs/json.schema.json");
}

#[test]
fn every_output_follows_the_schema() {
    let validator = validator();
    let games = file("json.tgn");
    let game = "[Game \"yoxii\"]\n[Result \"*\"]\n\n1. d5-e6=3 d4-c4=1 *\n";
    fs::write(&games, game).expect("a file");
    let certificate = file("json.gz");
    let board = "tiles=4 size=3 line=3 3/3/3 X";
    for (command, rest) in [
        ("analyse", &["yoxii", "--nodes", "500", "--lines", "2"][..]),
        ("analyse", &["trexo", "tiles=2 size=5 5/5/5/5/5 X", "--depth", "3"]),
        ("solve", &["trexo", "tiles=2 size=5 5/5/5/5/5 X"]),
        ("explore", &["yoxii"]),
        ("explore", &["slither", "--board", "S2GV"]),
        ("perft", &["xok", "1"]),
        ("perft", &["xok", "1", "--divide"]),
        ("random", &["yoxii", "--games", "20", "--seed", "3"]),
        ("match", &["trexo", "level=1 nodes=50", "level=2 nodes=50", "--pairs", "2", "--unfiltered"]),
        (
            "match",
            &["trexo", "level=1 nodes=9", "mcts nodes=9", "--pairs", "1", "--unfiltered", "--sprt", "0", "9"],
        ),
        ("ladder", &["trexo", "level=1 nodes=50", "level=2 nodes=50", "--pairs", "1", "--unfiltered"]),
        ("record annotate", &[&games, "--nodes", "200"]),
        ("prove", &["trexo", board, "-o", &certificate, "--memory", "16"]),
        ("prove --endings", &["yoxii", "--samples", "1", "--nodes", "500"]),
    ] {
        let mut words: Vec<&str> = command.split(' ').collect();
        words.extend(rest);
        words.push("--json");
        check(&validator, command, &printed(&words));
    }
    let unsolved = run(&["solve", "xok", "--nodes", "1", "--json"]);
    check(&validator, "solve", &String::from_utf8_lossy(&unsolved.stdout));
}

#[test]
fn every_command_with_json_is_in_the_schema_and_in_its_documentation() {
    let schema = outputs::schema();
    let text = fs::read_to_string(document("json.md")).expect("the documentation");
    for names in commands() {
        // `storm bench` writes a file; it prints nothing for programs.
        let help = help(&names, 100);
        if help.contains("--json") && !help.contains("--json <FILE>") {
            let name = names.join(" ");
            assert!(schema["properties"][&name].is_object(), "{name} is not in the schema");
            assert!(text.contains(&format!("\n## `tessera {name}`\n")), "docs/json.md lacks {name}");
        }
    }
}

#[test]
fn every_documented_output_follows_the_schema() {
    let validator = validator();
    let text = fs::read_to_string(document("json.md")).expect("the documentation");
    let mut count = 0;
    for section in text.split("\n## `tessera ").skip(1) {
        let (name, rest) = section.split_once('`').expect("the name of a command");
        for block in rest.split("```json\n").skip(1) {
            check(&validator, name, block.split("```").next().expect("a block"));
            count += 1;
        }
        assert!(rest.contains("```json\n"), "{name} has no example");
    }
    assert!(count >= 10, "only {count} examples");
}
