//! `cargo xtask types`: the page's types, made from the Rust types, into `web/src/core/types.ts`.

use std::fs;

use anyhow::{Result, ensure};
use clap::Args;

use crate::run::{cargo, root};

/// Make the page's types from the Rust types, into web/src/core/types.ts
#[derive(Args)]
pub(crate) struct Types {}

impl Types {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let arguments =
            ["run", "--quiet", "--package", "tessera-wasm", "--features", "typescript", "--example", "types"];
        let output = cargo(&arguments).stderr(std::process::Stdio::inherit()).output()?;
        ensure!(output.status.success(), "the types could not be made");
        fs::write(root().join("web/src/core/types.ts"), output.stdout)?;
        Ok(())
    }
}
