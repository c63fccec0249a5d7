//! The examples in the help texts, run by a shell as they stand.

use std::path::Path;
use std::process::Command;

use crate::common::printed;

/// The commands whose examples end soon and need nothing but a file of games.
const COMMANDS: [&[&str]; 14] = [
    &["games"],
    &["start"],
    &["show"],
    &["moves"],
    &["play"],
    &["draw"],
    &["rules"],
    &["batch"],
    &["record"],
    &["record", "check"],
    &["record", "show"],
    &["record", "convert"],
    &["record", "stats"],
    &["record", "film"],
];

/// The number of games in the file that the examples read.
const GAMES: usize = 12;

/// The examples of a help text, without what is said about them.
fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Example")).skip(1);
    let lines = lines.take_while(|line| line.starts_with("  ")).map(str::trim_start);
    let is_command =
        |line: &&str| ["tessera ", "echo ", "printf ", "cat "].iter().any(|word| line.starts_with(word));
    lines
        .filter(is_command)
        .map(|line| line.split("  ").next().unwrap_or(line).replace("| less", "| cat"))
        .collect()
}

fn run(example: &str, folder: &Path) {
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
        .current_dir(folder)
        .output()
        .expect("a shell");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {complaint}");
    assert!(!complaint.contains("error"), "{example}: {complaint}");
}

#[test]
fn the_examples_of_the_help_texts_run() {
    let folder = std::env::temp_dir().join(format!("tessera-examples-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let game =
        "[Game \"yoxii\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"first\"]\n\n1. d5-e6=3 first\n\n";
    std::fs::write(folder.join("games.tgn"), game.repeat(GAMES)).expect("a file");
    let source = folder.join("games.tgn").display().to_string();
    let json = printed(&["record", "convert", &source, "--to", "json"]);
    std::fs::write(folder.join("games.jsonl"), json).expect("a file");
    let mut count = 0;
    for command in COMMANDS {
        let help = printed(&[command, &["--help"]].concat());
        for example in examples(&help) {
            // Annotating is tested on its own, and takes its time.
            if !example.contains("annotate") {
                run(&example, &folder);
                count += 1;
            }
        }
    }
    assert!(count > 30, "only {count} examples were found");
    std::fs::remove_dir_all(folder).expect("the folder goes");
}
