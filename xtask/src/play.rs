//! `cargo xtask play`: from a fresh clone to a game on the screen.

use anyhow::Result;
use clap::Args;

use crate::run::{cargo, root, run};

/// Build everything and play
#[derive(Args)]
pub(crate) struct Play {
    /// The game to open: xok, yoxii, trexo or slither (asked for if left out)
    game: Option<String>,
}

impl Play {
    pub(crate) fn run(&self) -> Result<()> {
        run(&mut cargo(&["build", "--release", "--package", "tessera-cli"]))?;
        let program = root().join("target/release/tessera");
        let mut game = std::process::Command::new(program);
        game.arg("table").args(&self.game);
        run(&mut game)
    }
}
