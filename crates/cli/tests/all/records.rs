//! `tessera record`: files of games in both forms, good and bad.

use std::process::{Output, Stdio};

use crate::common::{complaint, printed, run, run_with, tessera};

const NAMES: [&str; 5] = ["notes", "slither", "trexo", "xok", "yoxii"];

/// A file of games that the records themselves are tested with.
fn path(name: &str) -> String {
    format!("{}/../record/tests/games/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).expect("the file is there")
}

/// The exit code, what is printed, and the complaint.
fn parts(output: Output) -> (Option<i32>, String, String) {
    let [out, complaint] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("UTF-8"));
    (output.status.code(), out, complaint)
}

/// A good game, a bad one and another good one.
const MIXED: &str = "[Game \"xok\"]\n[Result \"*\"]\n\n1. d3d4 Sd3e *\n\n\
    [Game \"xok\"]\n[Result \"*\"]\n\n1. d3d4 Sa1e *\n\n\
    [Game \"yoxii\"]\n[Result \"second\"]\n\n1. d5-e6=3 second\n";

const COMPLAINT: &str = "line 9, column 9: \"Sa1e\" cannot be played: a shark must eat at least one fish\n";

#[test]
fn good_games_are_good_in_both_forms() {
    for name in NAMES {
        let text = printed(&["record", "check", &path(&format!("{name}.tgn"))]);
        assert!(text.ends_with(", all good\n") && !text.starts_with('0'), "{text}");
        assert_eq!(printed(&["record", "check", &path(&format!("{name}.jsonl"))]), text);
    }
    assert_eq!(printed(&["record", "check", "-"]), "0 games, all good\n");
}

#[test]
fn a_bad_game_is_told_with_its_line_and_column() {
    let (code, out, complaint) = parts(run_with(&["record", "check", "-"], MIXED.as_bytes()));
    assert_eq!((code, out.as_str()), (Some(1), COMPLAINT));
    assert_eq!(complaint, "error: 1 of 3 games cannot be read\n");
}

#[test]
fn text_becomes_json_and_json_becomes_text() {
    for name in NAMES {
        let [text, json] = ["tgn", "jsonl"].map(|ending| format!("{name}.{ending}"));
        for from in [&text, &json] {
            assert_eq!(printed(&["record", "convert", &path(from), "--to", "text"]), read(&text));
            assert_eq!(printed(&["record", "convert", &path(from), "--to", "json"]), read(&json));
        }
    }
}

#[test]
fn converting_leaves_bad_games_out_and_says_so() {
    let (code, out, complaint) =
        parts(run_with(&["record", "convert", "-", "--to", "text"], MIXED.as_bytes()));
    assert_eq!(code, Some(1));
    let good: Vec<&str> = MIXED.split("\n\n[").collect();
    assert_eq!(out, format!("{}\n\n[{}", good[0], good[2]));
    assert_eq!(complaint, format!("{COMPLAINT}error: 1 of 3 games cannot be read\n"));
}

#[test]
fn show_prints_tags_turns_and_the_last_board() {
    let shown = parts(run_with(&["record", "show", "-"], MIXED.as_bytes())).1;
    let position = printed(&["play", "xok", "start", "d3d4", "Sd3e"]);
    let game = MIXED.split("\n\n[").next().expect("a game");
    assert_eq!(shown, format!("{game}\n\n{}", printed(&["show", "xok", position.trim()])));
    let third = parts(run_with(&["record", "show", "-", "3"], MIXED.as_bytes()));
    assert_eq!(third.0, Some(0));
    assert!(third.1.starts_with("[Game \"yoxii\"]\n[Result \"second\"]\n\n1. d5-e6=3 second\n\n"));
}

#[test]
fn show_says_why_there_is_no_such_game() {
    let show = |number| parts(run_with(&["record", "show", "-", number], MIXED.as_bytes()));
    let (code, out, complaint) = show("2");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert_eq!(complaint, format!("error: game 2 cannot be read: {COMPLAINT}"));
    let (code, out, complaint) = show("4");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert_eq!(complaint, "error: there is no game 4: the file has 3 games\n");
}

#[test]
fn stats_are_a_table_with_a_line_for_each_game() {
    let (code, out, complaint) = parts(run_with(&["record", "stats", "-"], MIXED.as_bytes()));
    assert_eq!(code, Some(1));
    assert_eq!(complaint, "error: 1 of 3 games cannot be read\n");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 3, "{out}");
    assert_eq!(rows[1], ["xok", "1", "0", "0", "0", "1", "2.00", "2", "2", "2.00"]);
    assert_eq!(rows[2], ["yoxii", "1", "0", "1", "0", "0", "1.00", "1", "1", "1.00"]);
    let widths: Vec<usize> = out.lines().map(str::len).collect();
    assert!(widths.iter().all(|&width| width == widths[0]), "{out}");
    let [text, json] = ["xok.tgn", "xok.jsonl"].map(|name| printed(&["record", "stats", &path(name)]));
    assert_eq!(text, json);
}

#[test]
fn a_file_that_cannot_be_read_is_one_sentence() {
    for task in [&["check"][..], &["show"], &["convert", "--to", "json"], &["stats"]] {
        for file in ["no such file", env!("CARGO_MANIFEST_DIR")] {
            let (code, sentence) = complaint(&[&["record"][..], task, &[file]].concat());
            assert_eq!(code, Some(1), "{sentence}");
            assert!(sentence.starts_with("error: the file ") && sentence.lines().count() == 1, "{sentence}");
        }
    }
}

#[test]
fn bad_usage_ends_with_two() {
    for arguments in [
        &["record"][..],
        &["record", "burn", "-"],
        &["record", "check"],
        &["record", "convert", "-"],
        &["record", "convert", "-", "--to", "chess"],
        &["record", "show", "-", "0"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {sentence}");
    }
}

#[test]
fn every_task_has_a_help_with_examples() {
    for task in ["check", "show", "convert", "stats"] {
        let help = printed(&["record", task, "--help"]);
        assert!(help.contains("Examples:") && help.contains("Usage:"), "{help}");
    }
}

#[test]
fn a_broken_pipe_is_not_an_error() {
    for task in [&["check"][..], &["show"], &["convert", "--to", "json"], &["stats"]] {
        let mut child = tessera(&[&["record"][..], task, &[&path("xok.tgn")]].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{task:?}");
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(run(&["record", "check", &path("xok.tgn")]).status.code(), Some(0));
}

#[test]
fn a_game_becomes_an_animated_picture() {
    let folder = std::env::temp_dir().join(format!("tessera-film-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for name in ["slither", "trexo", "xok", "yoxii"] {
        let file = folder.join(format!("{name}.png"));
        let file = file.to_str().expect("UTF-8");
        let text = printed(&["record", "film", &path(&format!("{name}.tgn")), "--width", "90", "-o", file]);
        assert_eq!(text, "");
        let bytes = std::fs::read(file).expect("the picture");
        // The chunk that makes a PNG move.
        assert!(bytes.starts_with(b"\x89PNG") && bytes.windows(4).any(|part| part == b"acTL"), "{name}");
    }
    let (code, sentence) = complaint(&["record", "film", &path("xok.tgn"), "-o", "film.gif"]);
    assert_eq!(code, Some(2));
    assert!(sentence.contains("ends with .png or .apng"), "{sentence}");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn many_files_are_checked_and_named() {
    let (good, bad) = (path("xok.tgn"), path("no-such-file.tgn"));
    let text = printed(&["record", "check", &good, &path("yoxii.tgn")]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() == 2 && lines[0].starts_with(&good) && lines[1].contains("yoxii.tgn: "), "{text}");
    let (code, out, _) = parts(run(&["record", "check", &bad, &good]));
    assert_eq!(code, Some(1));
    assert!(out.contains("no-such-file.tgn") && out.contains(", all good"), "{out}");
}

#[test]
fn old_line_ends_are_read_and_a_json_array_is_refused() {
    let old = MIXED.replace('\n', "\r");
    let (code, out, _) = parts(run_with(&["record", "check", "-"], old.as_bytes()));
    assert_eq!((code, out.as_str()), (Some(1), COMPLAINT));
    let games = read("xok.jsonl");
    let games: Vec<&str> = games.lines().collect();
    for array in [format!("[{}]\n", games.join(",")), format!("[\n  {}\n]\n", games.join(",\n  "))] {
        let (code, out, _) = parts(run_with(&["record", "check", "-"], array.as_bytes()));
        assert_eq!((code, out.lines().count()), (Some(1), 1), "{out}");
        assert!(out.starts_with("line 1, column 1: this is a JSON array"), "{out}");
    }
}

#[test]
fn games_are_filtered() {
    let file = path("yoxii.tgn");
    let all = printed(&["record", "convert", &file, "--to", "json"]).lines().count();
    let count = |options: &[&str]| {
        let arguments = [&["record", "convert", &file, "--to", "json"][..], options].concat();
        printed(&arguments).lines().count()
    };
    assert_eq!(count(&["--game", "XOK"]), 0);
    assert_eq!(count(&["--game", "yoxii"]), all);
    let ended = ["first", "second", "draw", "none"].map(|result| count(&["--result", result]));
    assert_eq!(ended.iter().sum::<usize>(), all);
    assert_eq!(count(&["--least-turns", "5"]) + count(&["--most-turns", "4"]), all);
    assert_eq!(count(&["--player", "no such player"]), 0);
}

#[test]
fn a_game_is_annotated_once_and_stays_good() {
    let game = "[Game \"trexo\"]\n[Result \"*\"]\n\n1. e5e6 {good start} e4d4 2. a1b1 j10j9 *\n";
    let annotate = |input: &str, options: &[&str]| {
        let arguments = [&["record", "annotate", "-", "--nodes", "300"][..], options].concat();
        let (code, out, complaint) = parts(run_with(&arguments, input.as_bytes()));
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        out
    };
    let once = annotate(game, &[]);
    assert!(once.contains("{good start Tessera: X ") && once.matches("Tessera:").count() == 4, "{once}");
    assert_eq!(run_with(&["record", "check", "-"], once.as_bytes()).status.code(), Some(0));
    assert_eq!(annotate(&once, &[]).matches("Tessera:").count(), 4);
    let json: serde_json::Value = serde_json::from_str(&annotate(game, &["--json"])).expect("JSON");
    assert_eq!(json["turns"].as_array().map(Vec::len), Some(4));
    assert!(json["turns"][0]["expected"].is_f64() && json["turns"][0]["best"].is_string(), "{json}");
    let czech = annotate(game, &["--language", "cs"]);
    assert!(czech.contains(" %"), "{czech}");
}

#[test]
fn a_film_of_an_empty_board_begins_with_the_first_action() {
    let folder = std::env::temp_dir().join(format!("tessera-film-start-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let frames = |game: &str| {
        let (source, film) = (folder.join("game.tgn"), folder.join("game.png"));
        std::fs::write(&source, game).expect("a file");
        let [source, film] = [&source, &film].map(|path| path.to_str().expect("UTF-8"));
        printed(&["record", "film", source, "--width", "64", "-o", film]);
        let bytes = std::fs::read(film).expect("the film");
        let control = bytes.windows(4).position(|part| part == b"acTL").expect("a film");
        u32::from_be_bytes(bytes[control + 4..control + 8].try_into().expect("four bytes"))
    };
    // Two actions: two frames on an empty board, three where something stands from the beginning.
    assert_eq!(frames("[Game \"xok\"]\n[Result \"*\"]\n\n1. d3d4 Sd3e *\n"), 2);
    assert_eq!(frames("[Game \"yoxii\"]\n[Result \"*\"]\n\n1. d5-e6=3 *\n"), 2);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}
