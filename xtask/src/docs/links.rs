//! Checks that the documentation links to files and headings that exist.

use std::path::Path;

use super::read;
use crate::run::{root, tracked};

/// The addresses of the links in a Markdown text.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next())
}

/// The file of a link, empty if it is the page itself, and the heading in it; `None` if it leaves the repository.
fn target(link: &str) -> Option<(&str, Option<&str>)> {
    let is_elsewhere = link.contains("://") || link.starts_with("mailto:") || link.starts_with("crate::");
    let (file, heading) = link.split_once('#').map_or((link, None), |(file, heading)| (file, Some(heading)));
    (!is_elsewhere).then_some((file, heading))
}

/// The headings of a Markdown text, as links name them.
fn headings(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| line.starts_with('#'));
    lines.map(|line| {
        let kept = line.trim_start_matches('#').trim().to_lowercase();
        let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

#[test]
fn every_link_of_the_documentation_leads_somewhere() {
    let mut checked = 0;
    for path in tracked(&["*.md"]) {
        for (file, heading) in links(&read(&path)).filter_map(target) {
            let folder = Path::new(&path).parent().expect("a file has a folder");
            let goal = if file.is_empty() { Path::new(&path).to_owned() } else { folder.join(file) };
            assert!(root().join(&goal).exists(), "{path} links to {file}, which does not exist");
            if let Some(heading) = heading {
                let text = read(&goal.to_string_lossy());
                assert!(
                    headings(&text).any(|found| found == heading),
                    "{path}: {file} has no heading #{heading}"
                );
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "only {checked} links were found");
}

#[test]
fn links_are_found_in_a_text() {
    let text = "See [one](a.md), [two](b.md#part \"title\"), [three](#here) and [the web](https://example.org/#top).";
    let expected = [("a.md", None), ("b.md", Some("part")), ("", Some("here"))];
    assert_eq!(links(text).filter_map(target).collect::<Vec<_>>(), expected);
}

#[test]
fn headings_are_named_as_links_name_them() {
    let text = "# One, two\ntext\n## What's `new`?\n";
    assert_eq!(headings(text).collect::<Vec<_>>(), ["one-two", "whats-new"]);
}
