//! `tessera prove` and `tessera verify`, as a person asks for them.

use std::fs;
use std::path::Path;

use crate::common::{complaint, file, printed, run};

const SMALL: &str = "tiles=4 size=3 line=3 3/3/3 X";

#[test]
fn a_board_is_solved_and_its_certificate_is_accepted() {
    let (packed, plain) = (file("small.gz"), file("small.txt"));
    let said = printed(&["prove", "trexo", SMALL, "-o", &packed, "--memory", "16"]);
    assert!(said.starts_with("draw, 4 turns at most, ") && said.contains(&packed), "{said}");
    printed(&["prove", "trexo", SMALL, "-o", &plain, "--memory", "1", "--threads", "2"]);
    let said = printed(&["verify", &packed, &plain]);
    assert_eq!(said.matches(": accepted, draw, 4 turns at most, ").count(), 2, "{said}");
    let json = printed(&["verify", &packed, &plain, "--json"]);
    let report: serde_json::Value = serde_json::from_str(json.lines().last().expect("a line")).expect("JSON");
    assert_eq!((&report["accepted"], &report["value"]), (&true.into(), &"draw".into()), "{report}");
    let said = printed(&["verify", &plain, "--sample", "5"]);
    assert!(said.contains("accepted as far as checked, draw, 10 of "), "{said}");
    let line = printed(&["prove", "trexo", SMALL, "-o", &packed, "--json"]);
    let board: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(
        (&board["name"], &board["value"], &board["turns"]),
        (&"small".into(), &"draw".into(), &4.into())
    );
}

#[test]
fn a_certificate_with_a_wrong_line_is_refused_with_exit_code_1() {
    let path = file("broken.txt");
    printed(&["prove", "trexo", SMALL, "-o", &path]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("value draw", "value first")).unwrap();
    let (code, said) = complaint(&["verify", &path]);
    assert_eq!(code, Some(1));
    assert!(said.contains("1 certificate refused"), "{said}");
    assert!(said.contains(&format!("{path}: line 5: `holds first win` should stand here")), "{said}");
    fs::write(&path, [0x1f, 0x8b, 8, 0, 1, 2]).unwrap();
    let (_, said) = complaint(&["verify", &path]);
    assert!(said.contains("the file is damaged"), "{said}");
    let json = run(&["verify", &path, "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert!(json.status.code() == Some(1) && report["accepted"] == false && report["reason"].is_string());
}

#[test]
fn what_cannot_be_solved_is_told_with_exit_code_3_or_1() {
    let path = file("unsolved.gz");
    let (code, _) = complaint(&["prove", "xok", "-o", &path, "--seconds", "1", "--memory", "16"]);
    assert_eq!(code, Some(3));
    let (code, said) = complaint(&["prove", "slither", "-o", &path]);
    assert_eq!(code, Some(1));
    assert!(said.contains("there are no certificates for Slither Stone"), "{said}");
    let (code, _) = complaint(&["prove", "trexo", "tiles=x", "-o", &path]);
    assert_eq!(code, Some(1));
    assert!(!Path::new(&path).exists());
}

#[test]
fn boards_of_the_list_are_made_again() {
    let folder = file("certificates");
    let said = printed(&["prove", "--all", "--only", "trexo-line3-3x3", "-o", &folder, "--memory", "16"]);
    assert!(said.contains("trexo-line3-3x3.gz: second, as in the list"), "{said}");
    let again = printed(&["prove", "--all", "--only", "trexo-line3-3x3", "-o", &folder]);
    assert_eq!(again, said);
}

#[test]
fn endings_are_counted_by_free_squares() {
    let said = printed(&["prove", "--endings", "yoxii", "--samples", "2", "--nodes", "2000", "--json"]);
    let first: serde_json::Value = serde_json::from_str(said.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["solved"], first["tried"]);
}
