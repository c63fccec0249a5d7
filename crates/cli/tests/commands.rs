//! The other commands, as a person uses them: what they print, their exit codes, and what they do in a pipe.

#[allow(dead_code, reason = "each test file uses a part of it")]
mod common;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use common::{complaint, printed, run_with, tessera};

const COMMANDS: [&str; 23] = [
    "games",
    "table",
    "start",
    "show",
    "moves",
    "play",
    "perft",
    "random",
    "batch",
    "engine",
    "analyse",
    "solve",
    "bench",
    "match",
    "ladder",
    "lab",
    "draw",
    "print",
    "rules",
    "record",
    "serve",
    "completions",
    "man",
];

#[test]
fn every_command_has_a_help_with_examples() {
    for command in COMMANDS {
        let help = printed(&[command, "--help"]);
        assert!(help.contains("Example") && help.contains("Usage:"), "{command}:\n{help}");
    }
    let help = printed(&["--help"]);
    assert!(COMMANDS.iter().all(|command| help.contains(command)));
}

#[test]
fn the_games_are_listed_by_name() {
    let names: Vec<String> =
        printed(&["games"]).lines().filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect();
    assert_eq!(names, ["xok", "yoxii", "trexo", "slither"]);
}

#[test]
fn a_game_starts_as_its_rules_say() {
    assert_eq!(printed(&["start", "xok"]), ".../..../...../....../...../..../... w\n");
    assert_eq!(printed(&["start", "yoxii"]), ".../...../......./...T.../......./...../... w\n");
    assert_eq!(printed(&["start", "trexo"]), "10/10/10/10/10/10/10/10/10/10 X\n");
    let variant = printed(&["start", "trexo", "--tiles", "45", "--size", "8"]);
    assert_eq!(variant, "tiles=45 size=8 8/8/8/8/8/8/8/8 X\n");
}

#[test]
fn a_slither_stone_board_comes_from_numbers_or_from_its_code() {
    let numbers = ["--columns", "8", "--rows", "9", "--walls", "6", "--seed", "7"];
    let arguments = [&["start", "slither"][..], &numbers].concat();
    let board = printed(&arguments);
    assert_eq!(board, printed(&arguments));
    assert_eq!(board.split(' ').next().map(|rows| rows.split('/').count()), Some(9));
    assert_ne!(printed(&["start", "slither", "--seed", "1"]), printed(&["start", "slither", "--seed", "2"]));
    let fresh = common::run(&["start", "slither", "--fresh"]);
    let code = String::from_utf8(fresh.stderr).expect("UTF-8");
    let code = code.trim().strip_prefix("board ").expect("the code is shown");
    assert_eq!(printed(&["start", "slither", "--board", code]).into_bytes(), fresh.stdout);
    assert_eq!(printed(&["start", "slither", "--seed", "7", "--code"]), "S75\n");
    assert_eq!(
        printed(&["start", "slither", "--board", "s 7-5"]),
        printed(&["start", "slither", "--seed", "7"])
    );
}

#[test]
fn moves_are_canonical_sorted_and_one_per_line() {
    let moves = printed(&["moves", "xok"]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 71);
    assert!(lines.is_sorted() && lines.contains(&"d3d4"));
    let over = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1vX1v/3X1^O1^ O";
    assert_eq!(printed(&["moves", "trexo", over]), "");
}

#[test]
fn play_prints_the_position_and_the_result() {
    let position = printed(&["play", "xok", "start", "d3d4", "a1b2"]);
    assert_eq!(position, ".../..../...../..FF../...../.f../f.. w\n");
    let before = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1v1/3X1^1 X";
    let won = printed(&["play", "trexo", before, "e2e1"]);
    assert!(won.ends_with(" O\nresult: second\n"), "{won}");
}

#[test]
fn show_is_plain_in_a_pipe_and_coloured_when_forced() {
    for game in ["xok", "yoxii", "trexo", "slither"] {
        let plain = printed(&["show", game]);
        assert!(!plain.contains('\u{1b}'), "{game}");
        assert!(plain.contains("to move"), "{plain}");
        let forced = tessera(&["show", game]).env("CLICOLOR_FORCE", "1").output().expect("it runs");
        assert!(String::from_utf8_lossy(&forced.stdout).contains('\u{1b}'), "{game}");
        let quiet = tessera(&["show", game]).env("NO_COLOR", "1").output().expect("it runs");
        assert_eq!(String::from_utf8_lossy(&quiet.stdout), plain);
    }
}

#[test]
fn perft_counts_with_and_without_bulk_on_one_thread_or_two() {
    for options in [&[][..], &["--no-bulk"], &["--threads", "2"]] {
        let text = printed(&[&["perft", "xok", "2"][..], options].concat());
        assert!(text.starts_with("nodes  10706\n") && text.contains("nodes/s"), "{text}");
    }
    assert!(printed(&["perft", "xok", "0"]).starts_with("nodes  1\n"));
    let divided = printed(&["perft", "yoxii", "1", "--divide"]);
    assert_eq!(divided.lines().filter(|line| line.ends_with(" 1")).count(), 256);
}

#[test]
fn random_games_are_the_same_for_the_same_seed() {
    let results = |threads| {
        let text = printed(&["random", "yoxii", "--games", "500", "--seed", "4", "--threads", threads]);
        text.lines().filter(|line| !line.contains("/s")).collect::<Vec<_>>().join("\n")
    };
    let one = results("1");
    assert!(one.contains("games        500") && one.contains("mean length"), "{one}");
    assert_eq!(one, results("2"));
    assert!(printed(&["random", "xok", "--games", "0"]).contains("games        0"));
}

#[test]
fn bad_input_ends_with_one_and_a_sentence() {
    for arguments in [
        &["show", "xok", "nonsense"][..],
        &["moves", "yoxii", ""],
        &["play", "xok", "start", "d3d5"],
        &["play", "trexo", "start", "e5e6", "e5e6"],
        &["perft", "trexo", "1", "10/10 X"],
        &["random", "slither", "--board", "S0T"],
        &["show", "slither", "--board", "hello"],
        &["show", "xok", "--board", "S0B"],
        &["start", "trexo", "--size", "13"],
        &["start", "slither", "--walls", "200"],
        &["start", "slither", "--board", "?"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(1), "{arguments:?}: {sentence}");
        assert!(
            sentence.starts_with("error: ") && sentence.lines().count() == 1,
            "{arguments:?}: {sentence}"
        );
    }
}

#[test]
fn bad_usage_ends_with_two() {
    for arguments in [
        &[][..],
        &["dance"],
        &["show"],
        &["show", "chess"],
        &["play", "xok", "start"],
        &["perft", "xok", "minus one"],
        &["perft", "xok", "2", "--threads", "0"],
        &["start", "xok", "--seed", "1"],
        &["start", "slither", "--tiles", "45"],
        &["start", "slither", "--board", "S0B", "--seed", "1"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {sentence}");
    }
}

#[test]
fn a_broken_pipe_is_not_an_error() {
    for arguments in [&["moves", "trexo"][..], &["show", "trexo"], &["man"], &["completions", "bash"]] {
        let mut child =
            tessera(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let mut child =
        tessera(&["perft", "xok", "2", "--divide"]).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = printed(&["completions", shell]);
        assert!(COMMANDS.iter().all(|command| text.contains(command)), "{shell}");
    }
    assert!(printed(&["man"]).contains("tessera"));
    let folder = std::env::temp_dir().join(format!("tessera-man-{}", std::process::id()));
    printed(&["man", &folder.to_string_lossy()]);
    for command in COMMANDS {
        assert!(folder.join(format!("tessera-{command}.1")).exists(), "{command}");
    }
    std::fs::remove_dir_all(folder).expect("the folder was made");
}

#[test]
fn two_people_play_at_the_table() {
    let typed = b"chess\nyoxii\nhelp\nd5-e6=3\nd5-e6=3\nmoves\nundo\nundo\ntext\nquit\nd5-e6=3\n";
    let output = run_with(&["table"], typed);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("the game is one of xok, yoxii, trexo and slither"), "{text}");
    assert!(text.contains("Red to move"), "{text}");
    assert!(text.contains("there is nothing to take back"), "{text}");
    assert!(text.contains(".../...../......./...T.../......./...../... w"), "{text}");
    assert_eq!(text.matches("Red to move:").count(), 3, "after quit nothing is read: {text}");
}

#[test]
fn the_table_tells_who_has_won_and_ends_with_the_input() {
    let text = run_with(&["table", "slither"], b"1n>e\n");
    let text = String::from_utf8(text.stdout).expect("UTF-8");
    assert!(text.contains("Player 2 to move:"), "the end of a turn need not be typed: {text}");
}

#[test]
fn the_computer_plays_at_the_table_and_its_turn_is_taken_back_with_ours() {
    let typed = b"d5-e6=3\nundo\ntext\nquit\n";
    let output = run_with(&["table", "yoxii", "--level", "1"], typed);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.matches("The computer plays ").count(), 1, "{text}");
    assert!(text.contains(".../...../......./...T.../......./...../... w"), "{text}");
    let output = run_with(&["table", "slither", "--level", "1", "--second"], b"quit\n");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("The computer plays ") && text.contains("Player 2 to move:"), "{text}");
    assert_eq!(complaint(&["table", "xok", "--level", "11"]).0, Some(2));
}
