//! `tessera show`: a position, drawn for people.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use crate::input::Where;
use crate::speaker::Speaker;
use crate::{board, output};

/// Draw a position: the board, the supplies, and who is to move
#[derive(Args)]
#[command(after_help = "Examples:
  tessera show xok
  tessera show slither --board S75
  tessera show trexo \"$(tessera play trexo start e5e6 e4d4)\"

Colours are used on a terminal only, and not if NO_COLOR is set.")]
pub(crate) struct Show {
    #[command(flatten)]
    at: Where,
}

impl Show {
    pub(crate) fn run(&self) -> Result<()> {
        let position = self.at.position()?;
        let mut out = output::stdout();
        write!(out, "{}", board::draw(&position, &Speaker::standard()?)?)?;
        out.flush()?;
        Ok(())
    }
}
