//! The other commands, as a person uses them: what they print, their exit codes, and what they do in a pipe.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::common::{self, complaint, printed, run_with, tessera};

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
        &["start", "trexo", "--size", "13"],
        &["start", "slither", "--walls", "200"],
        &["start", "slither", "--walls", "60"],
        &["draw", "xok", "--slanted", "-o", "-"],
        &["draw", "xok", "--width", "0", "-o", "xok.png"],
        &["match", "xok", "level=1", "level=2", "--pairs", "0"],
        &["ladder", "xok", "level=1", "level=2", "--pairs", "0"],
        &["print", "xok", "--rules"],
        &["record", "film", "games.tgn", "-o", "film.gif"],
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {sentence}");
        let shows_usage = sentence.contains("Usage: tessera") || sentence.contains("For more information");
        assert!(shows_usage, "{arguments:?}: {sentence}");
    }
}

#[test]
fn a_usage_error_names_what_is_wrong_and_shows_the_usage_of_its_command() {
    for (arguments, words) in [
        (&["start", "xok", "--seed", "1"][..], "Usage: tessera start"),
        (&["draw", "xok", "--slanted", "-o", "-"], "Usage: tessera draw"),
        (&["print", "xok", "--rules"], "Usage: tessera print"),
        (&["start", "trexo", "--tiles", "-1"], "1..=999"),
        (&["start", "slither", "--columns", "1000"], "6..=21"),
        (&["start", "slither", "--walls", "60"], "at most 30 walls"),
    ] {
        let (code, sentence) = complaint(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {sentence}");
        assert!(sentence.contains(words), "{arguments:?}: {sentence}");
    }
}

#[test]
fn help_is_a_command_and_names_are_read_in_any_case() {
    assert_eq!(printed(&["help", "match"]), printed(&["match", "--help"]));
    assert!(printed(&["help", "record", "check"]).contains("Usage: tessera record check"));
    assert_eq!(printed(&["start", "XOK"]), printed(&["start", "xok"]));
    assert_eq!(printed(&["rules", "Xok", "--language", "PL"]), printed(&["rules", "xok", "--lang", "pl"]));
}

#[test]
fn a_refusal_speaks_the_language_of_the_person() {
    let illegal = |language| complaint(&["--language", language, "play", "xok", "start", "d3d4", "a1d4"]);
    let over = ["show", "yoxii", "nonsense"];
    let mut messages = Vec::new();
    for language in ["en", "pl", "cs"] {
        let (code, sentence) = illegal(language);
        assert_eq!((code, sentence.lines().count()), (Some(1), 1), "{sentence}");
        messages.push(sentence);
        let (code, sentence) = complaint(&[&over[..], &["--lang", language]].concat());
        assert_eq!((code, sentence.lines().count()), (Some(1), 1), "{sentence}");
        messages.push(sentence);
        let (code, sentence) = complaint(&["show", "slither", "--board", "hello", "--lang", language]);
        assert_eq!((code, sentence.lines().count()), (Some(1), 1), "{sentence}");
        messages.push(sentence);
    }
    for (index, one) in messages.iter().enumerate() {
        assert!(messages[index + 1..].iter().all(|other| other != one), "{messages:#?}");
    }
    let by_system = tessera(&["show", "yoxii", "nonsense"]).env("LC_ALL", "cs_CZ.UTF-8").output();
    assert_eq!(by_system.expect("it runs").stderr, messages[7].as_bytes());
}

#[test]
fn an_error_is_in_one_language() {
    for (language, sentence) in [
        ("en", "error: only Slither Stone has board codes\n"),
        ("pl", "błąd: Kody plansz ma tylko Slither Stone.\n"),
    ] {
        let (_, said) = complaint(&["show", "xok", "--board", "S75", "--language", language]);
        assert_eq!(said, sentence);
    }
    for arguments in [
        &["show", "xok", "--board", "S75"][..],
        &["record", "show", "none.tgn"],
        &["print", "xok", "-o", "/"],
    ] {
        let czech = tessera(arguments).env("LC_ALL", "cs_CZ.UTF-8").output().expect("it runs");
        let said = String::from_utf8(czech.stderr).expect("UTF-8");
        let (_, english) = complaint(arguments);
        assert!(said.starts_with("chyba: ") || said == english, "{said}");
    }
    let (_, english) = complaint(&["analyse", "xok", "nonsense"]);
    let czech = tessera(&["analyse", "xok", "nonsense"]).env("LC_ALL", "cs_CZ.UTF-8").output();
    assert_eq!(czech.expect("it runs").stderr, english.as_bytes());
}

#[test]
fn a_language_is_offered_where_it_has_an_effect() {
    for command in [&["games"][..], &["analyse", "xok"], &["record", "check", "-"], &["record", "stats", "-"]]
    {
        let (code, said) = complaint(&[command, &["--language", "pl"]].concat());
        assert_eq!(code, Some(2), "{command:?}: {said}");
        assert!(said.contains("speaks English only, so it takes no --language"), "{said}");
        let (code, _) = complaint(&[&["--language", "pl"], command].concat());
        assert_eq!(code, Some(2), "{command:?}");
    }
    for names in crate::help::commands() {
        let help = crate::help::help(&names, 100);
        let offered = help.contains("--language <CODE>");
        let [first, rest @ ..] = &names[..] else { continue };
        let translates = match (first.as_str(), rest) {
            ("tui" | "table" | "show" | "moves" | "play" | "draw" | "print" | "rules", _) => true,
            ("record", [part]) => ["show", "annotate"].contains(&part.as_str()),
            ("puzzles", [part]) => part == "play",
            _ => false,
        };
        assert_eq!(offered, translates, "{names:?}");
    }
    let polish = |arguments: &[&str]| printed(&[arguments, &["--language", "pl"]].concat());
    assert!(polish(&["show", "xok"]).contains("Białe") && polish(&["rules", "xok"]).contains("Xok"));
}

#[test]
fn results_for_programs_are_json() {
    for arguments in [
        &["analyse", "yoxii", "--nodes", "500", "--lines", "2", "--json"][..],
        &["solve", "trexo", "tiles=2 size=5 5/5/5/5/5 X", "--json"],
        &["perft", "xok", "2", "--divide", "--json"],
        &["random", "yoxii", "--games", "50", "--json"],
    ] {
        let text = printed(arguments);
        let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert!(value["nodes"].is_u64() || value["games"] == 50, "{text}");
        assert!(value["game"].is_string(), "{text}");
    }
    let json = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(&printed(arguments)).expect("JSON")
    };
    let moves = json(&["moves", "xok", "--json"]);
    assert_eq!(
        (&moves["game"], &moves["to_move"], &moves["result"]),
        (&"xok".into(), &"first".into(), &().into())
    );
    assert_eq!(moves["actions"].as_array().map(Vec::len), Some(71));
    let over = "tiles=60 size=5 O1>X1<3/1O1>X1<2/2O1>X1<1/3O1vX1v/3X1^O1^ O";
    assert_eq!(json(&["moves", "trexo", over, "--json"])["result"], "second");
    let games = json(&["games", "--json"]);
    assert_eq!(games["games"][3]["name"], "slither");
    assert_eq!(games["games"][0]["players"], serde_json::json!(["White", "Black"]));
    let file = format!("{}/../record/tests/games/yoxii.tgn", env!("CARGO_MANIFEST_DIR"));
    let stats = json(&["record", "stats", &file, "--json"]);
    assert_eq!((&stats["games"][0]["game"], &stats["unreadable"]), (&"yoxii".into(), &0.into()));
    assert!(stats["games"][0]["games"].is_u64() && stats["games"][0]["mean_turns"].is_f64(), "{stats}");
}

#[test]
fn lines_are_as_long_as_columns_says() {
    let rules = |columns: &str| {
        let output = tessera(&["rules", "xok"]).env("COLUMNS", columns).output().expect("it runs");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        // Boards are not broken.
        text.lines().filter(|line| !line.starts_with("    ")).map(|line| line.chars().count()).max()
    };
    assert!(rules("40") <= Some(40) && rules("60") > Some(40) && rules("500") <= Some(76));
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
    assert!(text.contains("There is no such game. Type one of: xok, yoxii, trexo, slither."), "{text}");
    assert!(text.contains("Red to move"), "{text}");
    assert!(text.contains("There is nothing to take back."), "{text}");
    assert!(text.contains(".../...../......./...T.../......./...../... w"), "{text}");
    assert_eq!(text.matches("Red to move:").count(), 3, "after quit nothing is read: {text}");
}

#[test]
fn the_table_tells_who_has_won_and_ends_with_the_input() {
    let text = run_with(&["table", "slither"], b"1n>e\n");
    let text = String::from_utf8(text.stdout).expect("UTF-8");
    assert!(text.contains("Orange to move:"), "the end of a turn need not be typed: {text}");
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
    assert!(text.contains("The computer plays ") && text.contains("Orange to move:"), "{text}");
    assert_eq!(complaint(&["table", "xok", "--level", "11"]).0, Some(2));
}

#[test]
fn the_table_speaks_three_languages_gives_hints_and_saves() {
    let folder = std::env::temp_dir().join(format!("tessera-table-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut helps = Vec::new();
    for (number, language) in ["en", "pl", "cs"].into_iter().enumerate() {
        let mut command = tessera(&["table", "yoxii", "--language", language]);
        let mut child = command
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let typed = b"zz\nd5-e6=3\nhint\nsave\nmoves\nquit\n";
        std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), typed).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(!text.contains("command-") && !text.contains("tui-"), "{text}");
        let file = format!("yoxii-{}.tgn", number + 1);
        assert!(text.contains(&file), "{text}");
        assert!(printed(&["record", "check", &folder.join(&file).to_string_lossy()]).contains("all good"));
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        helps.push(text);
    }
    assert!(helps[0].contains("Hint: ") && helps[0].contains("Red to move:"), "{}", helps[0]);
    assert!(helps[0] != helps[1] && helps[1] != helps[2]);
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

#[test]
fn the_computer_at_the_table_varies_and_repeats_with_a_seed() {
    let play = |options: &[&str]| {
        let arguments = [&["table", "yoxii", "--level", "1", "--second"][..], options].concat();
        let text = String::from_utf8(run_with(&arguments, b"quit\n").stdout).expect("UTF-8");
        text.lines().find(|line| line.starts_with("The computer plays")).expect("a turn").to_owned()
    };
    assert_eq!(play(&["--seed", "3"]), play(&["--seed", "3"]));
    let games: Vec<String> = (0..6).map(|_| play(&[])).collect();
    assert!(games.iter().any(|game| *game != games[0]), "{games:?}");
}

#[test]
fn sheets_with_a_usual_name_do_not_overwrite_a_file() {
    let folder = std::env::temp_dir().join(format!("tessera-print-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let print = |options: &[&str]| {
        let arguments = [&["print", "yoxii"][..], options].concat();
        tessera(&arguments).current_dir(&folder).output().expect("it runs").status.code()
    };
    std::fs::write(folder.join("yoxii.pdf"), "mine").expect("a file");
    assert_eq!(print(&[]), Some(1));
    assert_eq!(std::fs::read(folder.join("yoxii.pdf")).expect("the file"), b"mine");
    assert_eq!(print(&["--force"]), Some(0));
    assert_ne!(std::fs::read(folder.join("yoxii.pdf")).expect("the file"), b"mine");
    std::fs::remove_dir_all(folder).expect("the folder goes");
}
