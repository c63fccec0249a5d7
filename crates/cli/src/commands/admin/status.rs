//! `tessera admin status`: what is stored, in numbers.

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tessera_store::Counts;

use super::PlaceArgs;
use crate::output;

/// Show how many games and events are stored
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin status --data games
  tessera admin status --data games --json
  tessera admin status --database postgres://db/tessera")]
pub(super) struct Status {
    #[command(flatten)]
    place: PlaceArgs,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// The numbers, for programs.
#[derive(Serialize)]
struct StatusJson {
    /// The version of the tables.
    version: i64,
    games: u64,
    running: u64,
    waiting: u64,
    finished: u64,
    events: u64,
    /// When a server was last alive, in Unix milliseconds.
    last_seen: Option<i64>,
}

impl Status {
    pub(super) async fn run(&self) -> Result<()> {
        let store = self.place.read().await?;
        let Counts { games, finished, waiting, events } = store.counts().await?;
        let status = StatusJson {
            version: store.version().await?,
            games,
            running: games.saturating_sub(finished + waiting),
            waiting,
            finished,
            events,
            last_seen: store.last_seen().await?,
        };
        store.close().await;
        if self.json {
            return output::print_json(&status);
        }
        let StatusJson { running, .. } = status;
        let (games, events) = (output::plural(games, "game"), output::plural(events, "event"));
        output::print_line(format_args!("{games} with {events}"))?;
        output::print_line(format_args!(
            "{running} running, {waiting} waiting for a second player, {finished} finished"
        ))
    }
}
