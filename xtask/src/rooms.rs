//! Counts the files that name a game outside its own rooms: those that a new game has to edit.

use std::fs;
use std::path::Path;

use crate::run::{command, root};

/// A game, the names of its rooms (folders and files of that name belong to the game alone), and the most files that may
/// name it outside. Yoxii is the measure of what a plain game costs; Xok is also the default game, and Trexo and Slither
/// Stone have variants and boards to choose from.
const GAMES: [(&str, &[&str], usize); 4] = [
    ("xok", &["xok", "xok_v0"], 28),
    ("yoxii", &["yoxii", "yoxii_v0"], 25),
    ("trexo", &["trexo", "trexo_v0"], 32),
    ("slither", &["slither", "slither-stone", "slither_stone", "slither_v0"], 40),
];

/// Folders and files that do not count: tests and their data, docs, examples, and what is generated.
const UNCOUNTED: [&str; 8] =
    ["benches", "docs", "examples", "fuzz", "rooms.rs", "tests", "types.ts", "vectors"];

/// Files that do not count: lock files and tests beside the code.
const UNCOUNTED_ENDINGS: [&str; 6] = [".lock", "-lock.json", ".md", ".test.ts", ".spec.ts", "tests.rs"];

/// Whether the file belongs to the game.
fn is_room(path: &str, rooms: &[&str]) -> bool {
    path.split('/').any(|part| rooms.contains(&part.split('.').next().unwrap_or(part)))
}

fn counts(path: &str) -> bool {
    !path.split('/').any(|part| UNCOUNTED.contains(&part))
        && !UNCOUNTED_ENDINGS.iter().any(|ending| path.ends_with(ending))
}

/// The lines that make a file depend on a game: without unit tests, comments, reasons of lints and examples of commands.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    code.lines().filter(|line| {
        let line = line.trim_start();
        let is_help = ["tessera ", "printf ", ">>> "].iter().any(|command| line.starts_with(command));
        !line.starts_with("//") && !line.contains("reason = \"") && !is_help
    })
}

/// The files that name a game outside its rooms.
fn outside(files: &[String], game: &str, rooms: &[&str]) -> Vec<String> {
    let names = |path: &String| {
        let text = fs::read_to_string(root().join(path)).unwrap_or_default().to_lowercase();
        lines(&text).any(|line| line.contains(game))
    };
    files.iter().filter(|path| counts(path) && !is_room(path, rooms) && names(path)).cloned().collect()
}

#[test]
fn few_files_name_a_game_outside_its_rooms() {
    assert!(Path::new(&root()).join(".git").exists(), "the files are those of the repository");
    let listed = command("git", &["ls-files"]).output().expect("git lists the files").stdout;
    let files: Vec<String> = String::from_utf8_lossy(&listed).lines().map(str::to_owned).collect();
    assert!(files.len() > 500, "git lists {} files", files.len());
    for (game, rooms, most) in GAMES {
        let found = outside(&files, game, rooms);
        assert!(found.len() > 5, "{game} is named in {found:?} only: the test is blind");
        assert!(
            found.len() <= most,
            "{} files name {game} outside its rooms, and {most} may:\n{}",
            found.len(),
            found.join("\n")
        );
    }
}

#[test]
fn rooms_tests_and_help_do_not_count() {
    let rooms = ["slither", "slither-stone"];
    assert!(
        is_room("crates/slither-stone/src/lib.rs", &rooms) && is_room("crates/view/src/slither.rs", &rooms)
    );
    assert!(!is_room("crates/games/src/id.rs", &rooms));
    assert!(!counts("docs/rules/xok.md") && !counts("Cargo.lock") && !counts("crates/cli/tests/cli.rs"));
    assert!(counts("crates/games/src/id.rs"));
    let text = "use xok;\n// xok\n  tessera perft xok\n\n#[cfg(test)]\nmod tests {\nxok";
    assert_eq!(lines(text).filter(|line| line.contains("xok")).count(), 1);
}
