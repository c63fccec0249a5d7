//! `tessera play`: the position after some actions.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use tessera_games::GameId;

use crate::{input, output};

/// Play actions and print the position after them, and the result if the game is over
#[derive(Args)]
#[command(after_help = "Examples:
  tessera play trexo start e5e6 e4d4
  tessera play slither \"$(tessera start slither)\" '#e5' '1n>e' .

Every action is written, also the `.` that ends a turn of Slither Stone.")]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = input::game_parser())]
    game: GameId,
    /// A position string of the game (quote it), or `start`
    position: String,
    /// The actions, in their order
    #[arg(required = true, value_name = "ACTION", allow_hyphen_values = true)]
    actions: Vec<String>,
}

impl Play {
    pub(crate) fn run(&self) -> Result<()> {
        let mut position = input::position(self.game, &self.position)?;
        for (index, action) in self.actions.iter().enumerate() {
            let shown: String = action.chars().take(40).collect();
            position
                .play_text(action)
                .with_context(|| format!("action {} ({shown:?}) cannot be played", index + 1))?;
        }
        let mut out = output::stdout();
        writeln!(out, "{position}")?;
        if let Some(outcome) = position.outcome() {
            writeln!(out, "result: {outcome}")?;
        }
        out.flush()?;
        Ok(())
    }
}
