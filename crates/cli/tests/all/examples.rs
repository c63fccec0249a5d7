//! The examples in the help texts and in the documentation, run by a shell as they stand.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common::printed;
use crate::help::{commands, help};

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

/// The commands of a text: indented lines of a help, or lines of a block of code.
fn commands_of<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let starts = ["tessera ", "echo ", "printf ", "cat "];
    let lines = lines.map(str::trim_start).filter(|line| starts.iter().any(|start| line.starts_with(start)));
    lines.map(|line| line.split("  ").next().unwrap_or(line).replace("| less", "| cat")).collect()
}

fn of_help(text: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !line.starts_with("Example")).skip(1);
    commands_of(lines.take_while(|line| line.starts_with("  ")))
}

fn of_page(text: &str) -> Vec<String> {
    let blocks = text.split("```").skip(1).step_by(2);
    blocks
        .filter(|block| ["\n", "sh\n", "text\n"].iter().any(|kind| block.starts_with(kind)))
        .flat_map(|block| commands_of(block.lines()))
        .collect()
}

/// The pages of the documentation.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(root.join("docs")).expect("the docs").flatten().map(|entry| entry.path());
    let crates = fs::read_dir(root.join("crates")).expect("the crates").flatten();
    let crates = crates.map(|entry| entry.path().join("README.md")).filter(|path| path.exists());
    docs.filter(|path| path.extension().is_some_and(|end| end == "md")).chain(crates).collect()
}

/// Runs an example; its complaint if it fails.
fn run(example: &str, folder: &Path) -> Result<(), String> {
    let program = Path::new(env!("CARGO_BIN_EXE_tessera"));
    let path = format!(
        "{}:{}",
        program.parent().expect("a folder").display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let output = Command::new("sh")
        .args(["-c", &format!("set -e; {example}")])
        .env("PATH", path)
        .env("LC_ALL", "C")
        .env("PAGER", "cat")
        .env("HOME", folder)
        .stdin(Stdio::null())
        .current_dir(folder)
        .output()
        .expect("a shell");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() && !complaint.contains("error") {
        return Ok(());
    }
    Err(format!("{example}: {}: {complaint}", output.status))
}

/// A folder with the files that examples read.
fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tessera-examples-{}", std::process::id()));
    for name in ["", ".local/share/bash-completion/completions", ".config/fish/completions"] {
        fs::create_dir_all(folder.join(name)).expect("a folder");
    }
    let game =
        "[Game \"yoxii\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"first\"]\n\n1. d5-e6=3 first\n\n";
    fs::write(folder.join("games.tgn"), game.repeat(GAMES)).expect("a file");
    let source = folder.join("games.tgn").display().to_string();
    let json = printed(&["record", "convert", &source, "--to", "json"]);
    fs::write(folder.join("games.jsonl"), json).expect("a file");
    for game in ["yoxii", "trexo"] {
        let puzzles = printed(&["puzzles", "make", game, "--count", "1"]);
        fs::write(folder.join(format!("{game}.jsonl")), puzzles).expect("a file");
    }
    folder
}

#[test]
fn the_examples_of_help_and_documentation_run() {
    let mut examples: Vec<String> = commands().iter().flat_map(|names| of_help(&help(names, 100))).collect();
    let texts = pages().into_iter().map(|path| fs::read_to_string(path).expect("a page"));
    examples.extend(texts.flat_map(|text| of_page(&text)));
    examples.sort_by_key(|example| !example.starts_with("tessera prove"));
    examples.dedup();
    let folder = folder();
    let mut count = 0;
    let mut complaints = Vec::new();
    for example in &examples {
        if NOT_RUN.iter().all(|(part, _)| !format!("{example}\n").contains(part)) {
            complaints.extend(run(example, &folder).err());
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
