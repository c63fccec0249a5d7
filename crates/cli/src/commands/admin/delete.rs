//! `tessera admin delete`: deletes a finished game.

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use serde::Serialize;
use tessera_store::{Hash, Removal, Removed, Store, log_hash};

use super::{PlaceArgs, agreed, missing, now};
use crate::output;

/// The longest reason, in characters.
const LONGEST: usize = 500;

/// Delete a finished game for good
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin delete --data games scaffutrwgzf --why 'asked by both players' --dry-run
  tessera admin delete --data games scaffutrwgzf --why 'asked by both players' --yes

With SQLite, stop the server first. The database keeps the id, which is never used again, the time, the reason and \
the hash of the log. Backups still have the game.")]
pub(super) struct Delete {
    #[command(flatten)]
    place: PlaceArgs,
    /// The id of the game
    id: String,
    /// The reason, which is stored
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    /// Delete nothing, and say what would be deleted
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// What was deleted, for programs.
#[derive(Serialize)]
struct DeleteJson<'a> {
    id: &'a str,
    events: usize,
    why: &'a str,
    /// SHA-256 of the log, in hexadecimal.
    log: String,
    /// `false` with `--dry-run`.
    deleted: bool,
}

impl Delete {
    pub(super) async fn run(&self) -> Result<()> {
        let store = if self.dry_run { self.place.read().await? } else { self.place.write().await? };
        let deleted = self.delete(&store).await;
        store.close().await;
        let (events, log) = deleted?;
        let Self { id, why, .. } = self;
        if self.json {
            let log = log.iter().map(|byte| format!("{byte:02x}")).collect();
            return output::print_json(&DeleteJson { id, events, why, log, deleted: !self.dry_run });
        }
        let events = output::plural(events as u64, "event");
        let done = if self.dry_run { "would be" } else { "is" };
        output::print_line(format_args!("the game {id} with {events} {done} deleted"))
    }

    async fn delete(&self, store: &Store) -> Result<(usize, Hash)> {
        let id = &self.id;
        let Some((row, log)) = store.row_and_log(id).await? else { bail!(missing(store, id).await?) };
        ensure!(row.over, "the game {id} is not over: only finished games are deleted");
        let hash = log_hash(&log);
        if !self.dry_run {
            agreed(self.yes, &format!("Delete the game {id} for good?"))?;
            let at = now(store).await?;
            let removal = Removal { game: id.clone(), at, reason: self.why.clone(), log: hash };
            match store.remove(removal).await.context("the game was not deleted")? {
                Removed::Done => {}
                // Another process was faster.
                Removed::Missing => bail!(missing(store, id).await?),
                Removed::NotOver => bail!("the game {id} is not over"),
            }
        }
        Ok((log.len(), hash))
    }
}

fn reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= LONGEST && !text.chars().any(char::is_control);
    if fits { Ok(text.into()) } else { Err(format!("a reason is one line of 1 to {LONGEST} characters")) }
}
