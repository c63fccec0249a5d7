//! `tessera games`: the list of games.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use tessera_games::GameId;

use crate::output;

/// List the games
#[derive(Args)]
#[command(after_help = "Examples:
  tessera games
  tessera games | cut -d' ' -f1          the names alone")]
pub(crate) struct Games {}

impl Games {
    #[expect(clippy::unused_self, reason = "every command is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let mut out = output::stdout();
        for game in GameId::ALL {
            let [first, second] = game.players();
            let (title, designer) = (game.title(), game.designer());
            writeln!(out, "{game:<8} {title:<14} {first} and {second}; designed by {designer}")?;
        }
        out.flush()?;
        Ok(())
    }
}
