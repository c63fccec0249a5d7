//! `tessera match` and `tessera ladder`, as a person or a script uses them.

use crate::common::{complaint, printed, run};

const PLAYERS: [&str; 2] = ["level=2 nodes=100 hash=1", "level=1 nodes=50 hash=1"];

/// A short match with some options.
fn play(options: &[&str]) -> std::process::Output {
    let match_ = ["match", "yoxii", PLAYERS[0], PLAYERS[1], "--pairs", "2", "--by-lot"];
    run(&[&match_[..], options].concat())
}

#[test]
fn the_result_is_text_or_json() {
    let text = String::from_utf8(play(&[]).stdout).expect("UTF-8");
    assert!(text.contains("score ") && text.contains("Elo "), "{text}");
    // Four games cannot say where the difference is, and do not pretend to.
    assert!(text.contains(" [") && !text.contains('±'), "{text}");
    let json = play(&["--json"]);
    let value: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!((value["finished"].as_u64(), value["games"].as_u64()), (Some(4), Some(4)));
    assert!(value["tally"]["score"].is_f64() && value["elo"]["superiority"].is_f64(), "{value}");
    let ladder =
        printed(&["ladder", "yoxii", PLAYERS[1], PLAYERS[0], "--pairs", "1", "--unfiltered", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&ladder).expect("JSON");
    assert_eq!(value["ladder"].as_array().map(Vec::len), Some(2));
    let (low, elo, high) =
        (&value["ladder"][1]["low"], &value["ladder"][1]["elo"], &value["ladder"][1]["high"]);
    assert!(low.as_f64() <= elo.as_f64() && elo.as_f64() <= high.as_f64(), "{value}");
}

#[test]
fn without_a_terminal_the_score_is_told_now_and_then() {
    let report = String::from_utf8(play(&["--report", "0ms"]).stderr).expect("UTF-8");
    assert!(report.lines().count() >= 4 && report.contains("4 of 4 games, "), "{report}");
    assert!(play(&[]).stderr.is_empty());
}

#[test]
fn openings_come_from_a_file_and_bad_usage_is_bad_usage() {
    let book = format!("{}/../record/tests/games/yoxii.tgn", env!("CARGO_MANIFEST_DIR"));
    let (code, words) = complaint(&["match", "xok", PLAYERS[0], PLAYERS[1], "--openings", &book]);
    assert!(code == Some(1) && words.contains("is no opening of Xok"), "{words}");
    let (code, words) = complaint(&["match", "xok", PLAYERS[0], PLAYERS[1], "--sprt", "5", "0"]);
    assert!(code == Some(2) && words.contains("Usage: tessera match"), "{words}");
    let mute = ["match", "xok", "name=Mute cmd=\"sleep 60\" nodes=1", PLAYERS[1], "--timeout", "200ms"];
    let (code, words) = complaint(&mute);
    assert!(code == Some(1) && words.contains("within 200 ms"), "{words}");
}
