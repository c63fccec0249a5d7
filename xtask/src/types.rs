//! `cargo xtask types`: generates the page's types and message keys, and the schema of online games, from Rust.

use std::fs;

use anyhow::{Result, ensure};
use clap::Args;

use crate::run::{cargo, root};

/// Make the page's types and message keys, and the schema of online games
#[derive(Args)]
pub(crate) struct Types {}

impl Types {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        made("tessera-wasm", "typescript", "types", "web/src/core/types.ts")?;
        made("tessera-messages", "typescript", "keys", "web/src/app/messageKeys.ts")?;
        made("tessera-online", "schema", "schema", "docs/online.schema.json")
    }
}

/// Runs an example of a crate and writes its output to a file.
fn made(package: &str, feature: &str, example: &str, file: &str) -> Result<()> {
    let arguments = ["run", "--quiet", "--package", package, "--features", feature, "--example", example];
    let output = cargo(&arguments).stderr(std::process::Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{file} could not be made");
    fs::write(root().join(file), output.stdout)?;
    Ok(())
}
