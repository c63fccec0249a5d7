//! `cargo xtask types`: generates the page's types and message keys, and the schemas of online games and of the output of
//! `--json`, from Rust.

use std::fs;

use anyhow::{Result, ensure};
use clap::Args;

use crate::run::{cargo, root};

/// Make the page's types and message keys, and the schemas of online games and of `--json`
#[derive(Args)]
pub(crate) struct Types {}

impl Types {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        made("tessera-wasm", Some("typescript"), "types", "web/src/core/types.ts")?;
        made("tessera-messages", Some("typescript"), "keys", "web/src/app/messageKeys.ts")?;
        made("tessera-online", Some("schema"), "schema", "docs/online.schema.json")?;
        made("tessera-cli", None, "outputs-schema", "docs/json.schema.json")
    }
}

/// Runs an example of a crate and writes its output to a file.
fn made(package: &str, feature: Option<&str>, example: &str, file: &str) -> Result<()> {
    let mut arguments = vec!["run", "--quiet", "--package", package, "--example", example];
    if let Some(feature) = feature {
        arguments.extend(["--features", feature]);
    }
    let output = cargo(&arguments).stderr(std::process::Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{file} could not be made");
    fs::write(root().join(file), output.stdout)?;
    Ok(())
}
