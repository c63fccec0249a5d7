//! `tessera moves`: the legal actions of a position.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde::Serialize;

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
    /// Print the actions as JSON
    #[arg(long)]
    json: bool,
}

/// The actions for programs.
#[derive(Serialize)]
struct MovesJson {
    game: &'static str,
    position: String,
    to_move: String,
    /// The result, if the game is over.
    result: Option<String>,
    actions: Vec<String>,
}

impl Moves {
    pub(crate) fn run(&self) -> Result<()> {
        let position = self.at.position()?;
        if self.json {
            return output::print_json(&MovesJson {
                game: position.game().name(),
                position: position.to_string(),
                to_move: position.to_move().to_string(),
                result: position.outcome().map(|outcome| outcome.to_string()),
                actions: position.action_texts(),
            });
        }
        let mut out = output::stdout();
        for action in position.action_texts() {
            writeln!(out, "{action}")?;
        }
        out.flush()?;
        Ok(())
    }
}
