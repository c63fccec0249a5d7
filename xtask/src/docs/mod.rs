//! Tests that keep the documentation true: its links, the map and the diagram of the crates, versions, the codes of online games,
//! the list of files with unsafe code, and the width of its lines.

mod codes;
mod crates;
mod diagram;
mod links;
mod map;
mod prose;
mod unsafe_code;
mod versions;

use std::fs;

use crate::run::root;

/// The text of a file, by its path from the root of the repository.
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"))
}

/// The part of a Markdown text between a heading and the next one of the same level.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let level = heading.split(' ').next().expect("a heading begins with its level");
    let (_, rest) =
        text.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("there is no {heading}"));
    rest.split(&format!("\n{level} ")).next().unwrap_or(rest)
}

#[test]
fn a_section_ends_at_the_next_heading_of_its_level() {
    let text = "# A\n\n## One\nfirst\n### Inner\nsecond\n## Two\nthird\n";
    assert_eq!(section(text, "## One"), "first\n### Inner\nsecond");
    assert_eq!(section(text, "## Two"), "third\n");
}
