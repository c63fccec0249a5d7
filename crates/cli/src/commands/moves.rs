//! `tessera moves`: the legal actions of a position.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use crate::input::Where;
use crate::output;

/// List the legal actions of a position, one per line, sorted
#[derive(Args)]
#[command(after_help = "Examples:
  tessera moves xok
  tessera moves yoxii '.../...../......./...T.../......./...../... w' | wc -l
  tessera moves slither --board S75

When the game is over, nothing is listed.")]
pub(crate) struct Moves {
    #[command(flatten)]
    at: Where,
}

impl Moves {
    pub(crate) fn run(&self) -> Result<()> {
        let mut out = output::stdout();
        for action in self.at.position()?.action_texts() {
            writeln!(out, "{action}")?;
        }
        out.flush()?;
        Ok(())
    }
}
