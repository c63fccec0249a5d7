//! `tessera explore`, as a person asks for it.

use std::fs;

use crate::common::{complaint, file, printed, run};

#[test]
fn an_opening_is_shown_as_a_table_and_as_json() {
    let start = printed(&["explore", "yoxii"]);
    assert!(start.starts_with("for White, to move\nturn "), "{start}");
    assert!(start.contains("the first player scores "), "{start}");
    let json: serde_json::Value = serde_json::from_str(&printed(&["explore", "yoxii", "--json"])).unwrap();
    let best = json["turns"][0]["turn"].as_str().unwrap();
    assert!(start.lines().nth(2).is_some_and(|line| line.starts_with(best)), "{best}: {start}");
    assert_eq!(json["games"]["first"].as_u64(), {
        let turns = json["turns"].as_array().unwrap();
        Some(turns.iter().map(|turn| turn["games"]["first"].as_u64().unwrap()).sum())
    });
    let replies = printed(&["explore", "yoxii", best]);
    assert!(replies.starts_with("for Red, to move\n") && replies.lines().count() == 2 + 8 + 1, "{replies}");
    let board = printed(&["explore", "slither", "--board", "S2GV"]);
    assert_eq!(board, printed(&["explore", "slither"]));
}

#[test]
fn what_is_beyond_the_explorer_or_wrong_gets_a_clear_sentence() {
    let turns = ["a1a2", "g1g2", "c1c2", "e1e2"];
    let (code, said) = complaint(&[&["explore", "xok"], &turns[..]].concat());
    assert_eq!((code, said.as_str()), (Some(1), "error: the opening explorer of Xok ends after 4 turns\n"));
    let (_, said) = complaint(&["explore", "slither", "--board", "S75"]);
    assert!(said.contains("does not have this board; it has S2GV, S2QN, "), "{said}");
    let unlikely = ["explore", "xok", "a1a2", "b1b2", "c1c2"];
    let (_, said) = complaint(&unlikely);
    assert!(said.contains("does not know this position: it follows the best turns only"), "{said}");
    let (_, said) = complaint(&["explore", "xok", "a1a2", "a1a2"]);
    assert!(said.contains("turn 2, \"a1a2\": "), "{said}");
    let path = file("explorer-damaged.txt");
    fs::write(&path, "tessera-explorer 1 xok turns 4 replies 8 first every nodes 1 play 1\n0 0 a1a9\n")
        .unwrap();
    let (_, said) = complaint(&["explore", "xok", "--file", &path]);
    assert!(
        said.contains(&path) && said.contains("line 2 of the explorer is damaged: \"a1a9\" cannot"),
        "{said}"
    );
    let output = run(&[&unlikely[..], &["--json"]].concat());
    let unknown: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(output.status.code() == Some(1) && unknown["turns"].is_null(), "{unknown}");
}

#[test]
fn an_explorer_is_built_and_asked() {
    let path = file("explorer.txt");
    let build = ["explore", "build", "xok", "-o", &path, "--nodes", "60", "--games", "2", "--play", "20"];
    let said = printed(&build);
    assert!(said.starts_with(&format!("{path}: ")) && said.ends_with(" turns, 2 games\n"), "{said}");
    let written = fs::read(&path).unwrap();
    assert_eq!(printed(&build), said);
    assert!(fs::read(&path).unwrap() == written);
    let shown = printed(&["explore", "xok", "--file", &path]);
    assert!(shown.contains("2 strong games here"), "{shown}");
    let (_, said) = complaint(&["explore", "build", "yoxii", "-o", &path]);
    assert!(said.contains("it was begun with other settings: tessera-explorer 1 xok"), "{said}");
}
