//! Checks the map of the crates in docs/contributing.md, and that of the page's folders in web/README.md.

use std::collections::BTreeSet;

use super::crates::crates;
use super::{read, section};
use crate::run::tracked;

/// The rows of the map: each has the folders in its first column.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let columns = section(text, "## The map").lines().filter_map(|line| line.split('|').nth(1));
    columns.map(folders).filter(|folders| !folders.is_empty()).collect()
}

/// The names between backticks.
fn folders(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_crate_is_on_the_map_below_the_crates_that_it_uses() {
    let text = read("docs/contributing.md");
    let rows = rows(&text);
    let row_of = |folder: &str| rows.iter().position(|row| row.contains(&folder));
    let crates = crates();
    for (folder, found) in &crates {
        let row = row_of(folder).unwrap_or_else(|| panic!("{folder} is not on the map"));
        for used in found.all().chain(&found.dev).filter(|used| *used != folder) {
            assert!(
                row_of(used).is_some_and(|above| above < row),
                "{folder} uses {used}, which is not above it"
            );
        }
    }
    for folder in rows.iter().flatten().filter(|folder| folder.starts_with("crates/")) {
        assert!(crates.contains_key(*folder), "{folder} is on the map, but it is not a crate");
    }
}

#[test]
fn every_folder_of_the_page_is_on_its_map() {
    let text = read("web/README.md");
    let columns = text.lines().filter(|line| line.starts_with('|')).filter_map(|line| line.split('|').nth(1));
    let listed: BTreeSet<&str> =
        columns.flat_map(folders).filter(|folder| folder.starts_with("src/")).collect();
    let sources = tracked(&["web/src/*/*"]);
    let parts = sources.iter().filter_map(|path| {
        path.strip_prefix("web/")?.match_indices('/').nth(1).map(|(end, _)| &path[4..4 + end])
    });
    assert_eq!(listed, parts.collect());
}

#[test]
fn folders_are_read_from_the_first_column() {
    let text = "\n## The map\n\n| where | what |\n|---|---|\n| `a`, `b` | uses `c` |\n| `d` | last |\n\n## Next\n| `e` | |";
    assert_eq!(rows(text), [vec!["a", "b"], vec!["d"]]);
}
