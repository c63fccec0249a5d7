//! The test vectors of `vectors/`, which an independent implementation produced.

use std::fs;
use std::path::Path;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Position, perft};

/// Checks every line of `vectors/<game>.jsonl` that `wanted` picks by its position, and says how many.
///
/// # Panics
/// Where the game differs from a vector.
pub fn check_vectors<P: Position>(game: &str, wanted: impl Fn(&str) -> bool) -> usize {
    let lines = read(&format!("{game}.jsonl"));
    let mine: Vec<&Value> = lines.iter().filter(|line| wanted(start_of(line))).collect();
    for line in &mine {
        match text(line, "type") {
            "position" => check_position::<P>(line),
            "game" => check_game::<P>(line),
            "perft" => check_perft::<P>(line),
            "alias" => check_alias::<P>(line),
            other => panic!("unknown type of vector: {other}"),
        }
    }
    mine.len()
}

/// Checks that every line of `vectors/bad.jsonl` for this game is refused, where `wanted` picks its position.
///
/// # Panics
/// Where a bad text is accepted.
pub fn check_bad_vectors<P: Position>(game: &str, wanted: impl Fn(&str) -> bool) -> usize {
    let lines = read("bad.jsonl");
    let mine: Vec<&Value> =
        lines.iter().filter(|line| text(line, "game") == game && wanted(start_of(line))).collect();
    for line in &mine {
        let position = text(line, "position").parse::<P>();
        if text(line, "type") == "bad position" {
            assert!(position.is_err(), "accepted: {line}");
        } else {
            let position = position.unwrap_or_else(|error| panic!("{error}: {line}"));
            assert!(position.parse_action(text(line, "action")).is_err(), "accepted: {line}");
        }
    }
    mine.len()
}

fn check_position<P: Position>(line: &Value) {
    let position: P = parse(text(line, "position"));
    assert_eq!(position.to_string(), text(line, "position"));
    assert_eq!(position.to_move().to_string(), text(line, "to_move"), "{line}");
    assert_eq!(position.outcome().map(|o| o.to_string()).as_deref(), line["result"].as_str(), "{line}");
    let mut actions: Vec<String> = position.actions().iter().map(|&a| position.action_text(a)).collect();
    actions.sort();
    assert_eq!(Some(actions.len() as u64), line["count"].as_u64(), "{line}");
    assert_eq!(position.count_actions(), actions.len(), "{line}");
    if let Some(listed) = line["actions"].as_array() {
        assert_eq!(actions, listed.iter().filter_map(Value::as_str).collect::<Vec<_>>(), "{line}");
    }
    assert_eq!(hex(&Sha256::digest(actions.join("\n"))), text(line, "digest"), "{line}");
    if let Some(expected) = line["perft2"].as_u64() {
        assert_eq!(perft(&position, 2), expected, "{line}");
    }
    for sample in line["sample"].as_array().into_iter().flatten() {
        check_play(position, text(sample, "action"), text(sample, "next"));
    }
}

fn check_game<P: Position>(line: &Value) {
    let mut position: P = parse(text(line, "start"));
    for action in line["actions"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        assert_eq!(position.outcome(), None, "{line}");
        let action =
            position.parse_action(action).unwrap_or_else(|error| panic!("{action}: {error}: {line}"));
        position.play(action).unwrap_or_else(|error| panic!("{action:?}: {error}: {line}"));
    }
    assert_eq!(position.to_string(), text(line, "final"), "{line}");
    assert_eq!(position.outcome().map(|o| o.to_string()).as_deref(), line["result"].as_str(), "{line}");
}

fn check_perft<P: Position>(line: &Value) {
    let position: P = parse(text(line, "position"));
    for (depth, expected) in (1..).zip(line["perft"].as_array().into_iter().flatten()) {
        assert_eq!(Some(perft(&position, depth)), expected.as_u64(), "depth {depth}: {line}");
    }
}

fn check_alias<P: Position>(line: &Value) {
    let position: P = parse(text(line, "position"));
    let alias = position.parse_action(text(line, "text")).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(position.action_text(alias), text(line, "canonical"), "{line}");
    check_play(position, text(line, "text"), text(line, "next"));
}

fn check_play<P: Position>(mut position: P, action: &str, next: &str) {
    let parsed =
        position.parse_action(action).unwrap_or_else(|error| panic!("{action}: {error}: {position}"));
    let before = position;
    position.play(parsed).unwrap_or_else(|error| panic!("{action}: {error}: {position}"));
    assert_eq!(position.to_string(), next, "{action} in {before}");
    assert_eq!(position, parse(next), "{action} in {before}");
}

fn parse<P: Position>(text: &str) -> P {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position that a vector starts from, under whichever name.
fn start_of(line: &Value) -> &str {
    line["position"].as_str().unwrap_or_else(|| text(line, "start"))
}

fn text<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("no text {field:?} in {line}"))
}

fn read(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(file);
    let content = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    content.lines().map(|line| serde_json::from_str(line).expect("a line of vectors is JSON")).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
