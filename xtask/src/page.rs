//! The page in `web/`: its packages, its build, its checks.

use std::process::Command;

use anyhow::Result;

use crate::run::{command, root, run};
use crate::stamp::Step;
use crate::wasm::Build;
use crate::{needs, wasm};

/// The folders and files that the page is built from, beside the browser modules.
const DATA: [&str; 8] = [
    "web",
    "crates/draw/art",
    "crates/lessons/courses",
    "crates/lessons/rules",
    "crates/messages",
    "crates/puzzles/data",
    "crates/slither-stone/boards",
    "docs/boards.jsonl",
];

/// Installs the packages that the page is built with, as the lock file says.
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

/// Builds the page, with the browser modules, into `web/dist`, from where the program takes it.
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
