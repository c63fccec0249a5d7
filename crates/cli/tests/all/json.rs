//! What `--json` prints follows the published schema, and so do the examples in its documentation.

#[path = "../../examples/outputs-schema/outputs.rs"]
mod outputs;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::{Map, Value};

use crate::common::{file, printed, run};
use crate::examples;
use crate::examples::pages::{self, Example};
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
    let (games, refused) = (file("json.tgn"), file("json-refused.gz"));
    fs::write(&games, "[Game \"yoxii\"]\n[Result \"*\"]\n\n1. d5-e6=3 d4-c4=1 *\n").expect("a file");
    fs::write(&refused, "tessera-certificate 1\n").expect("a file");
    let (certificate, queue) = (file("json.gz"), file("json-jobs"));
    let _ = fs::remove_dir_all(&queue);
    printed(&["jobs", "add", "--folder", &queue, "puzzles", "yoxii", "--count", "1", "--games", "9"]);
    let data = file("json-games");
    examples::frozen_games(Path::new(&data));
    let backup = file("json-backup.db");
    let _ = fs::remove_file(&backup);
    let restored = file("json-restored");
    let _ = fs::remove_dir_all(&restored);
    let board = "tiles=4 size=3 line=3 3/3/3 X";
    let over = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1vX1v/3X1^O1^ O";
    let mut seen = BTreeSet::new();
    for (command, rest, code) in [
        ("games", &[][..], 0),
        ("moves", &["xok"], 0),
        ("moves", &["slither", "--board", "S75"], 0),
        ("moves", &["trexo", over], 0),
        ("analyse", &["yoxii", "--nodes", "500", "--lines", "2"], 0),
        ("analyse", &["trexo", "tiles=2 size=5 5/5/5/5/5 X", "--depth", "3"], 0),
        ("solve", &["trexo", "tiles=2 size=5 5/5/5/5/5 X"], 0),
        ("solve", &["xok", "--nodes", "1"], 3),
        ("explore", &["yoxii"], 0),
        ("explore", &["slither", "--board", "S2GV"], 0),
        ("perft", &["xok", "1"], 0),
        ("perft", &["xok", "1", "--divide"], 0),
        ("random", &["yoxii", "--games", "20", "--seed", "3"], 0),
        ("match", &["trexo", "level=1 nodes=50", "level=2 nodes=50", "--pairs", "2", "--unfiltered"], 0),
        (
            "match",
            &["trexo", "level=1 nodes=9", "mcts nodes=9", "--pairs", "1", "--unfiltered", "--sprt", "0", "9"],
            0,
        ),
        ("ladder", &["trexo", "level=1 nodes=50", "level=2 nodes=50", "--pairs", "1", "--unfiltered"], 0),
        ("record annotate", &[&games, "--nodes", "200"], 0),
        ("record stats", &[&games], 0),
        ("record stats", &[&games, "--result", "first"], 0),
        ("prove", &["trexo", board, "-o", &certificate, "--memory", "16"], 0),
        ("prove --endings", &["yoxii", "--samples", "1", "--nodes", "500"], 0),
        ("verify", &[&certificate], 0),
        ("verify", &[&certificate, "--sample", "2"], 0),
        ("verify", &[&refused], 1),
        ("jobs status", &["--folder", &queue], 0),
        ("admin status", &["--data", &data], 0),
        ("admin games", &["--data", &data], 0),
        ("admin check", &["--data", &data], 0),
        ("admin backup", &["--data", &data, &backup, "--dry-run"], 0),
        ("admin backup", &["--data", &data, &backup], 0),
        ("admin restore", &["--data", &restored, &backup, "--dry-run"], 0),
        ("admin restore", &["--data", &restored, &backup], 0),
        ("admin end", &["--data", &data, "bfm4nq9vwsp2", "--yes"], 0),
        ("admin delete", &["--data", &data, "8w5r4pfd5b32", "--why", "asked for", "--yes"], 0),
    ] {
        let mut words: Vec<&str> = command.split(' ').collect();
        words.extend(rest);
        words.push("--json");
        let output = run(&words);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
        check(&validator, command, &String::from_utf8_lossy(&output.stdout));
        seen.insert(command);
    }
    let schema = outputs::schema();
    let described = schema["properties"].as_object().expect("properties");
    let described: BTreeSet<&str> = described.keys().map(String::as_str).collect();
    assert_eq!(seen, described, "each output in the schema is tested");
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
    let page = fs::read_to_string(document("json.md")).expect("the documentation");
    let folder = examples::folder("json");
    let mut undocumented: BTreeSet<String> =
        outputs::schema()["properties"].as_object().expect("properties").keys().cloned().collect();
    for Example { line, shown, .. } in pages::of_page("docs/json.md", &page, |_| true) {
        let shown = shown.expect("an output");
        let printed = examples::print_all(&line, &folder);
        assert!(examples::agrees(&shown, &printed), "{line}\nshown:\n{shown}\nprinted:\n{printed}");
        if line.contains("--json") {
            let words: Vec<&str> = line.split(' ').skip(1).collect();
            let name = [words[..2].join(" "), words[0].to_owned()];
            let name = name.iter().find(|name| undocumented.remove(*name)).expect("an output of the schema");
            check(&validator, name, &printed);
        }
    }
    fs::remove_dir_all(folder).expect("the folder goes");
    assert!(undocumented.is_empty(), "docs/json.md shows no output of {undocumented:?}");
}
