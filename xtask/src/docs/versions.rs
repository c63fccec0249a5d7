//! Checks the versions that the documentation asks for, and the program that it builds.

use super::read;
use crate::needs::OLDEST_NODE;

#[test]
fn the_documentation_asks_for_the_versions_that_are_checked() {
    let manifest = read("Cargo.toml");
    let rust = manifest.split_once("rust-version = \"").and_then(|(_, rest)| rest.split_once('"'));
    let (rust, _) = rust.expect("the workspace has a rust-version");
    let node = format!("{}.{}", OLDEST_NODE.0, OLDEST_NODE.1);
    for path in ["README.md", "docs/server.md"] {
        // Versions stand behind names, which may be links.
        let text = read(path)
            .replace("](https://www.rust-lang.org/tools/install)", "")
            .replace("](https://nodejs.org)", "");
        for wanted in [format!("Rust {rust}"), format!("Node {node}")] {
            assert!(text.contains(&wanted), "{path} does not ask for {wanted}");
        }
    }
}

#[test]
fn every_documented_release_build_contains_the_small_page() {
    let mut builds = 0;
    for path in ["README.md", "docs/server.md", "docs/storm.md", "docs/contributing.md"] {
        let text = read(path);
        for block in text.split("```").skip(1).step_by(2) {
            let Some((before, _)) = block.split_once("cargo build --release --package tessera-cli") else {
                continue;
            };
            builds += 1;
            assert!(
                before.contains("cargo xtask page"),
                "{path} builds the program without its small page:\n{block}"
            );
        }
    }
    assert!(builds >= 2, "the documentation shows how to build the program");
}
