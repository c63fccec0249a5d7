//! Comments and docs keep to the glossary, too, and to plain English.

use std::fs;
use std::path::{Path, PathBuf};

use super::table::{ENGINEERS, Not, PLAYERS};
use super::{GAP, has};

/// Words that hide who acts, or which number is meant.
const VAGUE: &[&str] = &["told", "nobody", "somebody", "whoever", "anybody", "so many"];

/// Lines of a crate's code to one with a vague word.
const LINES_PER_VAGUE: usize = 1_000;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder whose names end like this, in order.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| path.extension().is_some_and(|own| own == *ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The source folders of the crates.
fn crates() -> Vec<PathBuf> {
    let folders = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let mut folders: Vec<PathBuf> = folders.filter(|folder| folder.is_dir()).collect();
    folders.sort();
    folders
}

/// The comment in a line of Rust, TypeScript or Svelte; all of a line of Markdown.
fn prose(line: &str, is_code: bool) -> Option<&str> {
    let line = line.trim_start();
    let starts = ["/*", "* ", "<!--"].iter().any(|start| line.starts_with(start));
    if !is_code || starts { Some(line) } else { line.split_once("//").map(|(_, comment)| comment) }
}

/// Text in small letters, without what stands between backticks; every sign ends a phrase.
fn without_code(text: &str) -> String {
    let prose: Vec<&str> = text.split('`').step_by(2).collect();
    let is_word = |sign: char| sign.is_alphanumeric() || sign.is_whitespace();
    prose.join("`").to_lowercase().replace(|sign| !is_word(sign), &format!(" {GAP} "))
}

/// Each line of a file with a phrase that a table rules out.
fn faults(path: &Path, text: &str, table: &[Not]) -> Vec<String> {
    let is_code = path.extension().is_some_and(|ending| ending != "md");
    let lines = text.lines().enumerate().filter_map(|(at, line)| Some((at + 1, prose(line, is_code)?)));
    let mut found = Vec::new();
    for (number, text) in lines.map(|(at, text)| (at, without_code(text))) {
        for not in table {
            let phrases = not.phrases.iter().filter(|phrase| has(&text, phrase));
            let place = format!("{}:{number}", path.display());
            found.extend(phrases.map(|phrase| format!("{place}: “{phrase}”, write: {}", not.instead)));
        }
    }
    found
}

#[test]
fn comments_and_docs_keep_to_the_glossary() {
    let mut all: Vec<PathBuf> = crates().iter().flat_map(|folder| files(folder, &["rs"])).collect();
    all.extend(files(&root().join("docs"), &["md"]));
    all.extend(files(&root().join("web/src"), &["ts", "svelte"]));
    // It lists the words to avoid.
    all.retain(|path| !path.ends_with("docs/glossary.md"));
    let faulty: Vec<String> =
        all.iter().flat_map(|path| faults(path, &fs::read_to_string(path).unwrap(), ENGINEERS)).collect();
    assert!(faulty.is_empty(), "{}", faulty.join("\n"));
}

#[test]
fn docs_for_players_use_the_words_of_the_page() {
    for name in ["docs/page.md", "docs/terminal.md"] {
        let path = root().join(name);
        let faulty = faults(&path, &fs::read_to_string(&path).unwrap(), PLAYERS);
        assert!(faulty.is_empty(), "{}", faulty.join("\n"));
    }
}

#[test]
fn comments_say_who_acts() {
    for folder in crates() {
        let texts = files(&folder, &["rs"]).into_iter().map(|path| fs::read_to_string(path).unwrap());
        let text = texts.collect::<Vec<_>>().join("\n").to_lowercase();
        // A name such as `is_told` is one word.
        let is_vague = |line: &&str| VAGUE.iter().any(|word| has(&line.replace('_', "0"), word));
        let vague: Vec<&str> = text.lines().filter(is_vague).collect();
        let most = text.lines().count() / LINES_PER_VAGUE;
        assert!(vague.len() <= most, "{}: more than {most}\n{vague:#?}", folder.display());
    }
}

#[test]
fn the_test_itself_finds_comments_only() {
    let found = |path: &str, text: &str| faults(Path::new(path), text, ENGINEERS).len();
    assert_eq!(found("a.rs", "let by_lot = 1; // Chosen by lot."), 1);
    assert_eq!(found("a.rs", "say(\"by lot\");"), 0);
    assert_eq!(found("a.rs", "//! Openings::by_lot(start)"), 0);
    assert_eq!(found("a.ts", "/** Chosen `by lot`. */"), 0);
    assert_eq!(found("a.svelte", "<!-- By lot. -->"), 1);
    assert_eq!(found("a.md", "Boards by lot."), 1);
}
