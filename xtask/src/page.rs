//! The page in `web/`: its packages, its build, its checks.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::run::{command, root, run};
use crate::stamp::Step;
use crate::wasm::Build;
use crate::{needs, wasm};

/// Build the page to publish, small and fast to load, into web/dist
#[derive(Args)]
pub(crate) struct Page {}

impl Page {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        build(Build::Small)
    }
}

/// The folders and files that the page is built from, beside the browser modules.
const DATA: [&str; 9] = [
    "web",
    "crates/draw/art",
    "crates/explorer/data",
    "crates/lessons/courses",
    "crates/lessons/rules",
    "crates/messages",
    "crates/puzzles/data",
    "crates/slither-stone/boards",
    "docs/boards.jsonl",
];

/// Installs the npm packages in the lock file.
fn install() -> Result<()> {
    needs::node()?;
    let web = root().join("web");
    Step {
        name: "packages",
        reads: &[web.join("package.json"), web.join("package-lock.json")],
        makes: &web.join("node_modules"),
    }
    .run(|| run(&mut npm(&["ci", "--no-audit", "--no-fund"])))
}

/// Builds the browser modules and the page into `web/dist`, which the program embeds.
pub(crate) fn build(how: Build) -> Result<()> {
    // First, so that a missing Node is reported before the long step.
    install()?;
    wasm::build(how)?;
    let root = root();
    Step {
        name: "page",
        reads: &DATA.map(|folder| root.join(folder)),
        makes: &root.join("web/dist/index.html"),
    }
    .run(|| run(&mut npm(&["run", "build"])))
}

/// Checks types, style and state of the page, once it is built.
pub(crate) fn check() -> Result<()> {
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["run", "lint"]))?;
    run(&mut npm(&["run", "test"]))
}

/// npm, in the folder of the page.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut npm = command(if cfg!(windows) { "npm.cmd" } else { "npm" }, arguments);
    npm.current_dir(root().join("web"));
    npm
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Component, Path, PathBuf};

    use super::DATA;
    use crate::run::{root, tracked};

    /// The paths that start with `../` in a file's strings, from the root of the repository. Each ends where the string stops
    /// being literal: at a wildcard, a group or a placeholder.
    fn relative_paths(file: &Path, text: &str) -> Vec<PathBuf> {
        let folder = file.parent().expect("a file has a folder");
        let strings = text.split(['\'', '"', '`']).filter(|string| string.starts_with("../"));
        let literal = |string: &str| string.split(['*', '{', '$', '?']).next().unwrap_or_default().to_owned();
        strings.map(|string| without_parents(&folder.join(literal(string)))).collect()
    }

    /// The path with each `..` and the folder before it removed.
    fn without_parents(path: &Path) -> PathBuf {
        let mut plain = PathBuf::new();
        for part in path.components() {
            match part {
                Component::ParentDir => drop(plain.pop()),
                part => plain.push(part),
            }
        }
        plain
    }

    /// What the sources and the build of the page read outside `web/`. The root itself is not a source.
    fn outside_web() -> Vec<PathBuf> {
        let sources = tracked(&["web/src", "web/plugins", "web/*.ts"]);
        let built = sources.iter().filter(|path| !path.ends_with(".test.ts"));
        let read = built.flat_map(|path| {
            let text = fs::read(root().join(path)).expect("a tracked file");
            relative_paths(Path::new(path), &String::from_utf8_lossy(&text))
        });
        read.filter(|path| !path.starts_with("web") && path != Path::new("")).collect()
    }

    #[test]
    fn the_page_is_built_again_when_any_file_that_it_reads_changes() {
        let read = outside_web();
        for path in &read {
            assert!(DATA.iter().any(|data| path.starts_with(data)), "{} is not in DATA", path.display());
        }
        for data in DATA.iter().filter(|data| **data != "web") {
            assert!(read.iter().any(|path| path.starts_with(data)), "the page does not read {data}");
        }
    }

    #[test]
    fn paths_are_found_in_strings() {
        let text = "glob('../../../crates/a/*/{b,c}.ftl'); import x from \"../../../docs/d.jsonl?url\"; `../core/${e}`";
        let found = relative_paths(Path::new("web/src/app/f.ts"), text);
        assert_eq!(found, ["crates/a", "docs/d.jsonl", "web/src/core"].map(PathBuf::from));
    }
}
