//! Checks the diagram of the crates in docs/architecture.md.

use std::collections::{BTreeMap, BTreeSet};

use super::crates::crates;
use super::{read, section};

/// An arrow between two nodes.
#[derive(Debug, PartialEq, Eq)]
struct Arrow {
    from: String,
    to: String,
    /// The label of a dotted arrow; `None` for a solid one.
    label: Option<String>,
}

/// A diagram in Mermaid's notation. Nodes are named by the first line of their text.
#[derive(Debug, Default)]
struct Diagram {
    nodes: BTreeSet<String>,
    arrows: Vec<Arrow>,
}

impl Diagram {
    fn parse(text: &str) -> Self {
        let (_, text) = text.split_once("flowchart TD\n").expect("a flow chart");
        let text = text.split("```").next().unwrap_or(text);
        let lines: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(split).collect();
        // The text of a node stands where it is first named.
        let mut names = BTreeMap::new();
        for (id, text, _) in &lines {
            let name = names.entry(*id).or_insert_with(|| (*id).to_owned());
            if let Some(text) = text {
                *name = text.split("<br/>").next().unwrap_or(text).to_owned();
            }
        }
        let name = |id: &str| names.get(id).unwrap_or_else(|| panic!("{id} has no line of its own")).clone();
        let arrows = lines.iter().filter_map(|(id, _, rest)| Some((*id, (*rest)?)));
        let arrows =
            arrows.flat_map(|(from, (label, targets))| targets.split(" & ").map(move |to| (from, label, to)));
        Self {
            arrows: arrows
                .map(|(from, label, to)| Arrow {
                    from: name(from),
                    to: name(to),
                    label: label.map(str::to_owned),
                })
                .collect(),
            nodes: names.into_values().collect(),
        }
    }

    /// Whether a node is reached from another by arrows of some sort, not counting one arrow.
    fn reaches(&self, from: &str, to: &str, counts: &dyn Fn(&Arrow) -> bool) -> bool {
        let mut open = vec![from];
        let mut seen = BTreeSet::new();
        while let Some(node) = open.pop() {
            for arrow in self.arrows.iter().filter(|arrow| arrow.from == node && counts(arrow)) {
                if arrow.to == to {
                    return true;
                }
                if seen.insert(&arrow.to) {
                    open.push(&arrow.to);
                }
            }
        }
        false
    }
}

/// A line of the diagram: a node's id and text, then an arrow's label and targets.
type Line<'a> = (&'a str, Option<&'a str>, Option<(Option<&'a str>, &'a str)>);

/// Reads `id["text"] --> a & b` or `id -.->|label| a`; the text and the arrow may be missing.
fn split(line: &str) -> Line<'_> {
    let (node, rest) = match (line.split_once(" --> "), line.split_once(" -.->|")) {
        (Some((node, targets)), _) => (node, Some((None, targets))),
        (_, Some((node, rest))) => {
            let (label, targets) = rest.split_once("| ").expect("a label ends");
            (node, Some((Some(label), targets)))
        }
        _ => (line, None),
    };
    match node.split_once("[\"") {
        Some((id, text)) => (id, text.strip_suffix("\"]"), rest),
        None => (node, None, rest),
    }
}

fn diagram() -> Diagram {
    Diagram::parse(section(&read("docs/architecture.md"), "## The crates"))
}

/// The folder of a crate in the diagram; `None` if the node is not a crate.
fn folder(node: &str) -> Option<String> {
    (!node.ends_with('/')).then(|| format!("crates/{node}"))
}

fn is_solid(arrow: &Arrow) -> bool {
    arrow.label.is_none()
}

#[test]
fn the_diagram_has_every_crate_and_no_other() {
    let shown: BTreeSet<String> = diagram().nodes.iter().filter_map(|node| folder(node)).collect();
    // It builds and tests the others, and uses none.
    let expected: BTreeSet<String> = crates().into_keys().filter(|folder| folder != "xtask").collect();
    assert_eq!(shown, expected);
}

#[test]
fn every_arrow_is_a_dependency() {
    let crates = crates();
    for arrow in diagram().arrows {
        let (Some(from), Some(to)) = (folder(&arrow.from), folder(&arrow.to)) else { continue };
        let user = &crates[&from];
        match &arrow.label {
            None => assert!(user.normal.contains(&to), "{from} does not use {to}"),
            Some(feature) => assert!(
                user.optional.get(&to).is_some_and(|features| features.contains(feature)),
                "the feature {feature} of {from} does not turn on {to}"
            ),
        }
    }
}

#[test]
fn every_dependency_is_an_arrow_or_follows_from_arrows() {
    let diagram = diagram();
    for (folder, found) in crates() {
        let name = |folder: &str| folder.trim_start_matches("crates/").to_owned();
        for used in &found.normal {
            let is_shown = diagram.reaches(&name(&folder), &name(used), &is_solid)
                || diagram.arrows.iter().any(|arrow| arrow.from == name(&folder) && arrow.to == name(used));
            assert!(is_shown, "no arrow leads from {folder} to {used}");
        }
        for used in found.optional.keys() {
            assert!(
                diagram.reaches(&name(&folder), &name(used), &|_| true),
                "no arrow leads from {folder} to {used}"
            );
        }
    }
}

#[test]
fn arrows_that_follow_from_others_are_left_out() {
    let diagram = diagram();
    for arrow in diagram.arrows.iter().filter(|arrow| is_solid(arrow)) {
        let other = |other: &Arrow| is_solid(other) && other != arrow;
        assert!(
            !diagram.reaches(&arrow.from, &arrow.to, &other),
            "the arrow from {} to {} follows from others",
            arrow.from,
            arrow.to
        );
    }
}

#[test]
fn a_diagram_is_read() {
    let text = "flowchart TD\n  a\n  b[\"long-b<br/>what it is\"] --> a\n\n  c --> a & b\n  c -.->|some feature| b\n```";
    let Diagram { nodes, arrows } = Diagram::parse(text);
    assert_eq!(nodes.into_iter().collect::<Vec<_>>(), ["a", "c", "long-b"]);
    let shown: Vec<_> =
        arrows.iter().map(|arrow| (&*arrow.from, &*arrow.to, arrow.label.as_deref())).collect();
    assert_eq!(
        shown,
        [
            ("long-b", "a", None),
            ("c", "a", None),
            ("c", "long-b", None),
            ("c", "long-b", Some("some feature"))
        ]
    );
}
