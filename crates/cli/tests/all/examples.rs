//! The examples in the help texts and in the documentation, run by a shell as they stand.

#[path = "../../src/examples/pages.rs"]
pub(crate) mod pages;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::common::printed;
use crate::help::{commands, help};

use pages::Example;

/// Parts of examples that are not run here. A unit test of the program sees to it that they are understood.
const NOT_RUN: [(&str, &str); 28] = [
    ("nats://", "needs a service"),
    ("postgres://", "needs a service"),
    ("tessera serve", "does not end"),
    ("tessera tui", "needs a terminal"),
    ("tessera storm", "needs a server"),
    ("| lp", "needs a printer"),
    ("| man ", "needs a reader of manual pages"),
    ("tessera match", "takes minutes"),
    ("tessera ladder", "takes minutes"),
    ("tessera lab ", "takes minutes"),
    ("tessera boards", "takes minutes"),
    ("tessera bench", "takes minutes"),
    ("tessera worker", "takes minutes"),
    ("tessera jobs collect", "needs the work of minutes"),
    ("tessera explore build", "takes minutes"),
    ("tessera puzzles make", "takes minutes"),
    ("puzzles check --shipped", "takes minutes"),
    ("-o crates/", "overwrites a file of the repository"),
    ("tessera prove yoxii", "takes minutes"),
    ("tessera prove --", "takes minutes"),
    ("verify crates", "takes minutes"),
    ("verify large.gz", "needs the work of hours"),
    ("record annotate", "takes minutes without --nodes, and is tested on its own"),
    ("analyse yoxii\n", "takes ten seconds"),
    ("--time 30s", "takes half a minute"),
    ("--time 5m", "takes minutes"),
    ("--games 100000", "takes seconds in a program for tests"),
    ("--no-bulk", "takes a minute in a program for tests"),
];

/// The number of games in the file that the examples read.
const GAMES: usize = 12;

/// The command in a line of a help or of a block of code, without the remark behind it.
fn command_of(line: &str) -> Option<String> {
    let starts = ["tessera ", "echo ", "printf ", "cat "];
    let line = line.trim_start();
    let command = line.split("  ").next().unwrap_or(line).replace("| less", "| cat");
    starts.iter().any(|start| line.starts_with(start)).then_some(command)
}

fn of_help(names: &[String]) -> Vec<String> {
    let text = help(names, 100);
    let lines = text.lines().skip_while(|line| !line.starts_with("Example")).skip(1);
    lines.take_while(|line| line.starts_with("  ")).filter_map(command_of).collect()
}

/// The examples of the documentation.
pub(crate) fn of_pages() -> Vec<Example> {
    let names: Vec<String> = commands().iter().map(|names| format!("tessera {}", names.join(" "))).collect();
    let is_name = |line: &str| names.iter().any(|name| name == line);
    pages::pages().iter().flat_map(|(place, text)| pages::of_page(place, text, is_name)).collect()
}

/// Runs an example.
fn run(example: &str, folder: &Path) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_tessera"));
    let path = format!(
        "{}:{}",
        program.parent().expect("a folder").display(),
        std::env::var("PATH").unwrap_or_default()
    );
    Command::new("sh")
        .args(["-c", example])
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("PAGER", "cat")
        .env("HOME", folder)
        .stdin(Stdio::null())
        .current_dir(folder)
        .output()
        .expect("a shell")
}

/// The complaint of an example that fails.
fn complaint(example: &str, folder: &Path) -> Option<String> {
    let output = run(&format!("set -e; {example}"), folder);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    let is_fine = output.status.success() && !complaint.contains("error");
    (!is_fine).then(|| format!("{example}: {}: {complaint}", output.status))
}

/// What an example prints, errors too, as in a terminal.
pub(crate) fn print_all(example: &str, folder: &Path) -> String {
    String::from_utf8(run(&format!("exec 2>&1; {example}"), folder).stdout).expect("UTF-8")
}

/// Whether a page shows what is printed. `…` stands for anything; in JSON for any value, for the rest of a number, a text
/// or a list, and JSON may be spread over lines in any order of its properties.
pub(crate) fn agrees(shown: &str, printed: &str) -> bool {
    if shown.starts_with('{') {
        let read = |text: &str| {
            serde_json::Deserializer::from_str(text).into_iter().collect::<Result<Vec<Value>, _>>().ok()
        };
        let (shown, printed) = (read(&quoted(shown)), read(printed));
        return shown.zip(printed).is_some_and(|(shown, printed)| is_like(&shown.into(), &printed.into()));
    }
    fits(shown.trim_end(), printed.trim_end())
}

fn fits(pattern: &str, text: &str) -> bool {
    let Some((begin, pattern)) = pattern.split_once('…') else { return pattern == text };
    let (middle, end) = pattern.rsplit_once('…').unwrap_or(("", pattern));
    let Some(text) = text.strip_prefix(begin).and_then(|text| text.strip_suffix(end)) else { return false };
    let next = |text: &str, part: &str| text.find(part).map(|at| at + part.len());
    middle.split('…').try_fold(text, |text, part| next(text, part).map(|at| &text[at..])).is_some()
}

/// JSON in which `…` and numbers that end with it are texts.
fn quoted(json: &str) -> String {
    let is_open = |sign: char| sign == '…' || sign == '-' || sign == '.' || sign.is_ascii_digit();
    let (mut made, mut number, mut in_text) = (String::new(), String::new(), false);
    for sign in json.chars() {
        if !in_text && is_open(sign) {
            number.push(sign);
            continue;
        }
        let mark = if number.contains('…') { "\"" } else { "" };
        made.extend([mark, &number, mark, sign.encode_utf8(&mut [0; 4])]);
        number.clear();
        in_text ^= sign == '"';
    }
    let mark = if number.contains('…') { "\"" } else { "" };
    made + &format!("{mark}{number}{mark}")
}

fn is_like(shown: &Value, printed: &Value) -> bool {
    match (shown, printed) {
        (Value::String(pattern), Value::String(text)) => fits(pattern, text),
        (Value::String(pattern), other) => pattern.contains('…') && fits(pattern, &other.to_string()),
        (Value::Array(shown), Value::Array(printed)) => {
            let is_open = shown.last().is_some_and(|last| last == "…");
            let count = shown.len() - usize::from(is_open);
            let is_long = if is_open { printed.len() >= count } else { printed.len() == count };
            is_long && shown[..count].iter().zip(printed).all(|(shown, printed)| is_like(shown, printed))
        }
        (Value::Object(shown), Value::Object(printed)) => {
            let agrees = |(name, value)| printed.get(name).is_some_and(|printed| is_like(value, printed));
            shown.len() == printed.len() && shown.iter().all(agrees)
        }
        _ => shown == printed,
    }
}

#[test]
fn what_varies_is_left_open_where_an_output_is_shown() {
    assert!(agrees("3 jobs done\n", "3 jobs done\n"));
    assert!(!agrees("3 jobs done\n", "3 jobs done\n1 failed\n"));
    assert!(agrees("xok in … s, … positions\n…\nend\n", "xok in 2.5 s, 3 positions\na\nb\nend\n"));
    assert!(!agrees("xok in … s, … positions\n", "xok in 2.5 s and 3 positions\n"));
    assert!(!agrees("ab…ba", "aba"));
    let printed = "{\"ms\":17,\"a b\":[1,2.54,3],\"c\":\"x-1\"}\n{\"d\":null}\n";
    assert!(agrees("{\"a b\": [1, 2.5…,\n 3], \"ms\":…, \"c\":\"x-1\"}\n{\"d\":…}", printed));
    assert!(agrees("{\"a b\":[1,…],\"c\":\"x…\",\"ms\":17}\n…", printed));
    for wrong in [
        "{\"a b\":[1,…],\"c\":\"x…\",\"ms\":17}",
        "{\"a b\":[2,…],\"c\":…,\"ms\":…} …",
        "{\"a b\":…,\"ms\":…}\n…",
        "{\"a b\":[1,2.4…,3],\"c\":…,\"ms\":…}\n…",
        "{\"a b\":[1,2.54],\"c\":…,\"ms\":…}\n…",
    ] {
        assert!(!agrees(wrong, printed), "{wrong}");
    }
}

/// A folder with the files that examples read, and a way to the repository's crates.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tessera-{name}-{}", std::process::id()));
    for name in ["", ".local/share/bash-completion/completions", ".config/fish/completions"] {
        fs::create_dir_all(folder.join(name)).expect("a folder");
    }
    let tags = "[Game \"yoxii\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"first\"]\n\n";
    let game = format!("{tags}1. d5-e6=3 d4-c4=1 first\n\n");
    fs::write(folder.join("games.tgn"), game.repeat(GAMES)).expect("a file");
    let source = folder.join("games.tgn").display().to_string();
    let json = printed(&["record", "convert", &source, "--to", "json"]);
    fs::write(folder.join("games.jsonl"), json).expect("a file");
    frozen_games(&folder.join("games"));
    #[cfg(unix)]
    std::os::unix::fs::symlink(concat!(env!("CARGO_MANIFEST_DIR"), "/.."), folder.join("crates"))
        .expect("a link");
    folder
}

/// Makes a folder with the online games of an earlier version.
pub(crate) fn frozen_games(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/frozen/tessera.db.gz");
    let unpacked = Command::new("gzip").args(["-dc", source]).output().expect("gzip");
    fs::write(folder.join("tessera.db"), unpacked.stdout).expect("a file");
}

#[test]
fn the_examples_of_help_and_documentation_run() {
    let mut examples: Vec<String> = commands().iter().flat_map(|names| of_help(names)).collect();
    let pages = of_pages().into_iter().filter(|example| example.shown.is_none());
    examples.extend(pages.filter_map(|example| command_of(&example.line)));
    examples.sort_by_key(|example| !example.starts_with("tessera prove"));
    let mut seen = HashSet::new();
    examples.retain(|example| seen.insert(example.clone()));
    let folder = folder("examples");
    for game in ["yoxii", "trexo"] {
        let puzzles = printed(&["puzzles", "make", game, "--count", "1"]);
        fs::write(folder.join(format!("{game}.jsonl")), puzzles).expect("a file");
    }
    let mut count = 0;
    let mut complaints = Vec::new();
    for example in &examples {
        if NOT_RUN.iter().all(|(part, _)| !format!("{example}\n").contains(part)) {
            complaints.extend(complaint(example, &folder));
            count += 1;
        }
    }
    fs::remove_dir_all(folder).expect("the folder goes");
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(count > 90, "only {count} examples were found");
    for (part, reason) in NOT_RUN {
        let used = examples.iter().any(|example| format!("{example}\n").contains(part));
        assert!(used, "no example has {part:?}, which {reason}");
    }
}

#[test]
fn the_outputs_that_the_documentation_shows_are_those_of_the_program() {
    let folder = folder("shown");
    let mut complaints = Vec::new();
    let mut count = 0;
    for Example { place, line, shown } in of_pages() {
        // Another test compares the outputs of docs/json.md, with the schema too.
        let Some(shown) = shown.filter(|_| place != "docs/json.md") else { continue };
        let printed = print_all(&line, &folder);
        if !agrees(&shown, &printed) {
            complaints.push(format!("{place}: {line}\nshown:\n{shown}\nprinted:\n{printed}"));
        }
        count += 1;
    }
    fs::remove_dir_all(folder).expect("the folder goes");
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(count > 20, "only {count} outputs are shown");
}
