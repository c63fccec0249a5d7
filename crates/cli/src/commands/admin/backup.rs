//! `tessera admin backup`: a copy of the games, of one moment.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use serde::Serialize;
use tessera_store::Store;

use super::PlaceArgs;
use super::check::{CheckJson, check};
use crate::{output, progress};

/// How many games of the copy are replayed.
const SAMPLE: u64 = 1_000;

/// Copy the games of a folder to a file, as they are at one moment
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin backup --data games games.db
  tessera admin backup --data games monday.db --dry-run

The copy is opened, and up to 1000 of its games are replayed. `tessera admin restore` puts it into an empty \
folder. A PostgreSQL database is copied by pg_dump.")]
pub(super) struct Backup {
    #[command(flatten)]
    place: PlaceArgs,
    /// The file to write; it must not exist
    file: PathBuf,
    /// Write nothing, and say what would be copied
    #[arg(long)]
    dry_run: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// What was copied, for programs.
#[derive(Serialize)]
struct BackupJson {
    file: String,
    games: u64,
    events: u64,
    /// The size of the copy; `null` with `--dry-run`.
    bytes: Option<u64>,
    /// How many games of the copy were replayed.
    checked: u64,
}

impl Backup {
    pub(super) async fn run(&self) -> Result<()> {
        let file = self.file.display();
        ensure!(!self.file.exists(), "{file} exists already: choose another name");
        let store = self.place.read().await?;
        let mut counts = store.counts().await?;
        let (mut bytes, mut checked) = (None, 0);
        if !self.dry_run {
            let spinner = progress::spinner("games copied");
            let copied = store.copy_to(&self.file).await;
            spinner.finish_and_clear();
            copied?;
            bytes = Some(fs::metadata(&self.file)?.len());
            let copy = Store::read_sqlite(&self.file).await?;
            counts = copy.counts().await?;
            let CheckJson { games, problems, stopped, .. } = check(&copy, SAMPLE).await?;
            copy.close().await;
            ensure!(problems.is_empty(), "the games are damaged: `tessera admin check` says where");
            ensure!(!stopped, "the copy {file} is whole, but it was not checked to the end");
            checked = games;
        }
        store.close().await;
        let (games, events) = (counts.games, counts.events);
        if self.json {
            let name = self.file.to_str().context("the name of the file is not UTF-8")?.to_owned();
            return output::print_json(&BackupJson { file: name, games, events, bytes, checked });
        }
        let copied = format!("{} with {}", output::plural(games, "game"), output::plural(events, "event"));
        if self.dry_run {
            return output::print_line(format_args!("{copied} would be copied to {file}"));
        }
        output::print_line(format_args!("{copied} copied to {file}, {checked} of them replayed"))
    }
}
