//! `tessera puzzles` and `tessera print --puzzles`, as a person asks for them.

use std::fs;

use crate::common::{complaint, file, printed};

#[test]
fn puzzles_are_made_checked_and_packed() {
    let (lines, packed) = (file("puzzles.jsonl"), file("puzzles.txt"));
    let make = ["puzzles", "make", "yoxii", "--count", "3", "-o", &lines];
    assert_eq!(printed(&make), format!("{lines}: 3 of 3 puzzles\n"));
    assert_eq!(fs::read_to_string(&lines).unwrap(), printed(&["puzzles", "make", "yoxii", "--count", "3"]));
    assert_eq!(printed(&["puzzles", "check", &lines]), "3 puzzles confirmed\n");
    let said = printed(&["puzzles", "pack", &lines, "-o", &packed]);
    assert!(said.contains("3 puzzles, "), "{said}");
    assert_eq!(printed(&["puzzles", "check", &packed, "--every", "2"]), "2 puzzles confirmed\n");
    assert_eq!(fs::read_to_string(&packed).unwrap(), printed(&["puzzles", "pack", &lines]));
}

#[test]
fn a_file_that_is_damaged_or_wrong_is_named_in_one_sentence() {
    let path = file("damaged.jsonl");
    fs::write(&path, "{\"game\":\"go\"}\n").unwrap();
    let (_, said) = complaint(&["puzzles", "check", &path]);
    assert!(said.contains(&path) && said.contains("line 1 is not a puzzle"), "{said}");
    let made = printed(&["puzzles", "make", "yoxii", "--count", "1"]);
    fs::write(&path, made.replace("\"turns\":1", "\"turns\":2")).unwrap();
    let (_, said) = complaint(&["puzzles", "check", &path]);
    assert!(
        said.contains("1 of 1 puzzle disputed\npuzzle 1 is disputed: its solution has 1 turns"),
        "{said}"
    );
    let (_, said) = complaint(&["puzzles", "make", "xok", "--count", "1", "-o", &path]);
    assert!(said.contains("it belongs to another run"), "{said}");
}

#[test]
fn puzzles_are_printed_six_to_a_page_with_solutions_at_the_end() {
    let path = file("puzzles.pdf");
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let said = printed(&["print", "--puzzles", game, "-o", &path]);
        assert_eq!(said, format!("{path}: 3 pages\n"));
    }
    let said = printed(&["print", "yoxii", "--puzzles", "--theme", "jump-out", "--count", "7", "-o", &path]);
    assert_eq!(said, format!("{path}: 3 pages\n"));
    let (_, said) = complaint(&["print", "xok", "--puzzles", "--theme", "jump-out"]);
    assert!(said.contains("jump-out is not a theme of Xok: join, cut, feed-a-shark, race"), "{said}");
    let (_, said) = complaint(&["print", "xok", "--theme", "join"]);
    assert!(said.contains("--puzzles"), "{said}");
}
