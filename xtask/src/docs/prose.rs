//! Checks the width of lines in the documentation.

use super::read;
use crate::run::tracked;

/// Columns of a line.
const WIDTH: usize = 120;

/// The lines of a Markdown text that are too long, with their numbers. Tables, code and lines without a space to break at do
/// not count.
fn too_long(text: &str) -> Vec<(usize, &str)> {
    let mut is_code = false;
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        is_code ^= start.starts_with("```");
        let is_prose = !is_code && !start.starts_with('|') && start.trim_start_matches("- ").contains(' ');
        if is_prose && line.chars().count() > WIDTH {
            found.push((index + 1, line));
        }
    }
    found
}

#[test]
fn prose_wraps_at_120_columns() {
    for path in tracked(&["README.md", "CHANGELOG.md", "web/README.md", "docs/*.md"]) {
        let text = read(&path);
        let long = too_long(&text);
        assert!(long.is_empty(), "{path} has lines of more than {WIDTH} columns: {long:#?}");
    }
}

#[test]
fn tables_and_code_may_be_wide() {
    let wide = "word ".repeat(30);
    let text = format!("{wide}\n| {wide}\n```\n{wide}\n```\n- {}\n  {wide}", "x".repeat(130));
    assert_eq!(too_long(&text).iter().map(|(number, _)| *number).collect::<Vec<_>>(), [1, 7]);
}
