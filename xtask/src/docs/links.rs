//! Checks that the documentation links to files that exist.

use super::read;
use crate::run::{root, tracked};

/// The addresses of the links in a Markdown text.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next())
}

/// The file that a link leads to, without a place in it; `None` if it leaves the repository or stays on the page.
fn file(link: &str) -> Option<&str> {
    let file = link.split('#').next()?;
    let is_elsewhere = file.contains("://") || file.starts_with("mailto:") || file.starts_with("crate::");
    (!file.is_empty() && !is_elsewhere).then_some(file)
}

#[test]
fn every_link_of_the_documentation_leads_to_a_file() {
    let mut checked = 0;
    for path in tracked(&["*.md"]) {
        for link in links(&read(&path)).filter_map(file) {
            let goal = root().join(&path).parent().expect("a file has a folder").join(link);
            assert!(goal.exists(), "{path} links to {link}, which does not exist");
            checked += 1;
        }
    }
    assert!(checked > 50, "only {checked} links were found");
}

#[test]
fn links_are_found_in_a_text() {
    let text = "See [one](a.md), [two](b.md#part \"title\") and [the web](https://example.org).";
    assert_eq!(links(text).filter_map(file).collect::<Vec<_>>(), ["a.md", "b.md"]);
}
