//! `tessera engine`: the computer player for other programs.

use std::io;

use anyhow::Result;
use clap::Args;

use crate::ugi::Session;

/// Play for another program, which speaks UGI on standard input and output
#[derive(Args)]
#[command(after_help = "Example:
  printf 'ugi\\nsetoption name Game value yoxii\\nposition startpos\\ngo movetime 1000\\n' | tessera engine

docs/engine.md describes the protocol, and our choices where it is silent.")]
pub(crate) struct Engine {}

impl Engine {
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "every command is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        Session::new(Box::new(io::stdout())).run(io::stdin().lock());
        Ok(())
    }
}
