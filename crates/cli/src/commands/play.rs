//! `tessera play`: the position after some actions.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use tessera_games::{ActionError, AnyIllegal, GameId};

use crate::refusal::{self, Translated};
use crate::speaker::Speaker;
use crate::{input, output};

/// Play actions and print the position after them, and the result if the game is over
#[derive(Args)]
#[command(after_help = "Examples:
  tessera play trexo start e5e6 e4d4
  tessera play slither \"$(tessera start slither)\" '#e5' '1n>e' .

Every action is written, also the `.` that ends a turn of Slither Stone.")]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
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
            position.play_text(action).map_err(|error| refused(index + 1, action, &error))?;
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

/// Why an action cannot be played, in the language of the person.
fn refused(number: usize, text: &str, error: &ActionError<AnyIllegal>) -> anyhow::Error {
    let shown: String = text.chars().take(40).collect();
    let why = refusal::action(error);
    let facts = [("number", number.into()), ("text", shown.into()), ("why", why.clone().into())];
    Translated(Speaker::standard().map_or(why, |speaker| speaker.with("command-action", &facts))).into()
}
