//! `tessera games`: the list of games.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tessera_games::GameId;

use crate::output;

/// List the games
#[derive(Args)]
#[command(after_help = "Examples:
  tessera games
  tessera games | cut -d' ' -f1          the names alone")]
pub(crate) struct Games {
    /// Print the games as JSON
    #[arg(long)]
    json: bool,
}

/// The games for programs.
#[derive(Serialize)]
struct GamesJson {
    games: Vec<GameJson>,
}

#[derive(Serialize)]
struct GameJson {
    name: &'static str,
    title: &'static str,
    /// The names of the first and the second player.
    players: [&'static str; 2],
    designer: &'static str,
}

impl Games {
    pub(crate) fn run(&self) -> Result<()> {
        if self.json {
            let games = GameId::ALL.map(|game| GameJson {
                name: game.name(),
                title: game.title(),
                players: game.players(),
                designer: game.designer(),
            });
            return output::print_json(&GamesJson { games: games.into() });
        }
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
