//! Checks the versions that the documentation asks for.

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
