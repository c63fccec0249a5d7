//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::process::Command;
use std::thread;

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, replace, run, target};
use crate::wasm::Build;
use crate::{needs, page};

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
        // A missing Node is reported before the long steps.
        needs::node()?;
        thread::scope(|scope| {
            // The program contains the page, but most of it can be compiled while the page is built. The build below
            // reports any failure.
            scope.spawn(|| program().arg("--quiet").status());
            page::build(Build::Quick)
        })?;
        run(&mut program())?;

        let mut serve = Command::new(target().join("play/tessera"));
        serve.args(["serve", "--port", &self.port.to_string()]).args((!self.no_open).then_some("--open"));
        replace(&mut serve)
    }
}

/// The build of the program, without link-time optimisation: playing does not need it.
fn program() -> Command {
    cargo(&["build", "--profile", "play", "--package", "tessera-cli"])
}
