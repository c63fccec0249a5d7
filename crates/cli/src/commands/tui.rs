//! `tessera tui`: the games on the whole terminal.

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use tessera_games::GameId;
use tessera_players::Level;

use crate::input;
use crate::speaker::language;
use crate::tui::{self, Wish};

/// Play on the whole terminal, with keyboard or mouse
#[derive(Args)]
#[command(after_help = "Examples:
  tessera tui                            choose a game, or continue the last one
  tessera tui yoxii --level 5            against the computer, which plays second
  tessera tui xok --language pl
  tessera tui slither --plain            no colours

F1 lists the keys. The game is saved when you leave, and offered the next time.")]
pub(crate) struct Tui {
    /// The game to begin at once
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: Option<GameId>,
    /// Play against the computer on this level, from 1 to 10
    #[arg(long, value_name = "N", requires = "game")]
    level: Option<Level>,
    /// Play second: the computer begins
    #[arg(long, requires = "level")]
    second: bool,
    /// Use no colours
    #[arg(long)]
    plain: bool,
    /// The file for saved games [default: in the user's state folder]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Tui {
    pub(crate) fn run(&self) -> Result<()> {
        if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
            bail!("this needs a terminal; `tessera table` plays without one");
        }
        tui::run(Wish {
            game: self.game,
            level: self.level,
            second: self.second,
            language: language(),
            colours: !self.plain && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
            file: self.file.clone().or_else(tui::usual_file),
        })
    }
}
