//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::page;
use crate::run::{cargo, replace, run, target};

/// Build everything and play in the browser
#[derive(Args)]
pub(crate) struct Play {
    /// The port; 0 is any free one
    #[arg(long, default_value_t = 8044)]
    port: u16,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

impl Play {
    pub(crate) fn run(&self) -> Result<()> {
        page::build()?;
        run(&mut cargo(&["build", "--release", "--package", "tessera-cli"]))?;

        let mut program = Command::new(target().join("release/tessera"));
        program.args(["serve", "--port", &self.port.to_string()]).args((!self.no_open).then_some("--open"));
        replace(&mut program)
    }
}
