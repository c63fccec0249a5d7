//! The crates that can be published: packed, unpacked and built as their users get them.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::run::{cargo, root, run, target};

/// Packs every crate that can be published and builds it from its package alone.
pub(crate) fn check() -> Result<()> {
    // Offline: the tests have downloaded everything. Dirty: a person tests before committing.
    let mut package = cargo(&["package", "--offline", "--allow-dirty", "--quiet"]);
    // One folder for all packages, so that what they share is built once.
    package.env("CARGO_TARGET_DIR", target().join("package"));
    for name in published()? {
        package.args(["--package", &name]);
    }
    run(&mut package)
}

/// The names of the packages whose manifest allows publishing.
fn published() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let manifest = folder?.path().join("Cargo.toml");
        let text = fs::read_to_string(&manifest)
            .with_context(|| format!("{} cannot be read", manifest.display()))?;
        if text.lines().any(|line| line == "publish = true") {
            let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            names.push(name.with_context(|| format!("{} has no name", manifest.display()))?.to_owned());
        }
    }
    ensure!(!names.is_empty(), "no crate can be published");
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::published;

    #[test]
    fn only_the_facade_and_what_it_needs_can_be_published() {
        assert_eq!(
            published().unwrap(),
            [
                "tessera-board-games",
                "tessera-draw",
                "tessera-game",
                "tessera-games",
                "tessera-messages",
                "tessera-players",
                "tessera-record",
                "tessera-search",
                "tessera-slither-stone",
                "tessera-trexo",
                "tessera-xok",
                "tessera-yoxii",
            ]
        );
    }
}
