//! Counts the shared files that name a game: those that a new game has to edit.

use std::fs;
use std::path::Path;

use crate::run::{command, root};

/// A game, the names of its own files and folders, and the maximum number of shared files that name it. Yoxii is the measure
/// of what a plain game costs; Xok is also the default game, and Trexo and Slither Stone have variants and boards to choose
/// from.
const GAMES: [(&str, &[&str], usize); 4] = [
    ("xok", &["xok", "xok_v0"], 22),
    ("yoxii", &["yoxii", "yoxii_v0"], 20),
    ("trexo", &["trexo", "trexo_v0"], 26),
    ("slither", &["slither", "slither-stone", "slither_stone", "slither_v0"], 37),
];

/// Folders and files that do not count: tests and their data, docs, examples, and what is generated.
const UNCOUNTED: [&str; 9] = [
    "benches",
    "docs",
    "examples",
    "fuzz",
    "game_files.rs",
    "messageKeys.ts",
    "tests",
    "types.ts",
    "vectors",
];

/// Files that do not count: lock files and tests beside the code.
const UNCOUNTED_ENDINGS: [&str; 6] = [".lock", "-lock.json", ".md", ".test.ts", ".spec.ts", "tests.rs"];

/// Whether the file belongs to the game alone.
fn is_own(path: &str, own: &[&str]) -> bool {
    path.split('/').any(|part| own.contains(&part.split('.').next().unwrap_or(part)))
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

/// The shared files that name a game.
fn shared(files: &[String], game: &str, own: &[&str]) -> Vec<String> {
    let names = |path: &String| {
        let text = fs::read_to_string(root().join(path)).unwrap_or_default().to_lowercase();
        lines(&text).any(|line| line.contains(game))
    };
    files.iter().filter(|path| counts(path) && !is_own(path, own) && names(path)).cloned().collect()
}

#[test]
fn few_shared_files_name_a_game() {
    assert!(Path::new(&root()).join(".git").exists(), "the files are those of the repository");
    let listed = command("git", &["ls-files"]).output().expect("git lists the files").stdout;
    let files: Vec<String> = String::from_utf8_lossy(&listed).lines().map(str::to_owned).collect();
    assert!(files.len() > 500, "git lists {} files", files.len());
    for (game, own, most) in GAMES {
        let found = shared(&files, game, own);
        assert!(found.len() > 5, "{game} is named in {found:?} only: the test is blind");
        assert!(
            found.len() <= most,
            "{} shared files name {game}, and {most} may:\n{}",
            found.len(),
            found.join("\n")
        );
    }
}

#[test]
fn own_files_tests_and_help_do_not_count() {
    let own = ["slither", "slither-stone"];
    assert!(is_own("crates/slither-stone/src/lib.rs", &own) && is_own("crates/view/src/slither.rs", &own));
    assert!(!is_own("crates/games/src/id.rs", &own));
    assert!(!counts("docs/rules/xok.md") && !counts("Cargo.lock") && !counts("crates/cli/tests/cli.rs"));
    assert!(counts("crates/games/src/id.rs"));
    let text = "use xok;\n// xok\n  tessera perft xok\n\n#[cfg(test)]\nmod tests {\nxok";
    assert_eq!(lines(text).filter(|line| line.contains("xok")).count(), 1);
}
