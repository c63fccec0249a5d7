//! `tessera admin restore`: a backup becomes the games of an empty folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use serde::Serialize;
use tessera_store::Store;

use super::check::{CheckJson, check};
use super::data_file;
use crate::output::Stopped;
use crate::{output, progress, services};

/// The result of a backup that cannot be used.
const NOTHING: &str = "nothing is restored";

/// Put the games of a backup into an empty folder
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin backup --data games monday.db
  tessera admin restore --data restored monday.db --dry-run
  tessera admin restore --data restored monday.db

First all logs of the backup are replayed. Nothing is written if it is damaged, or if the folder has games or a server. \
A PostgreSQL database is restored by pg_restore or psql.")]
pub(super) struct Restore {
    /// The folder for the games, made if it is missing [default: that of `tessera serve`]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The backup, from `tessera admin backup`
    file: PathBuf,
    /// Write nothing, and check the backup and the folder
    #[arg(long)]
    dry_run: bool,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// What was restored, for programs.
#[derive(Serialize)]
struct RestoreJson {
    file: String,
    games: u64,
    events: u64,
    /// `false` with `--dry-run`.
    restored: bool,
}

impl Restore {
    pub(super) async fn run(&self) -> Result<()> {
        ensure!(
            services::database(None, None, self.data.is_some())?.is_none(),
            "a PostgreSQL database is restored by pg_restore or psql: --data chooses a folder instead"
        );
        let target = data_file(self.data.as_deref())?;
        Store::check_vacant(&target)?;
        let backup = Store::read_sqlite(&self.file).await.context(NOTHING)?;
        let restored = self.restore(&backup, &target).await;
        backup.close().await;
        let CheckJson { games, events, .. } = restored?;
        if self.json {
            let file = target.to_str().context("the name of the folder is not UTF-8")?.to_owned();
            return output::print_json(&RestoreJson { file, games, events, restored: !self.dry_run });
        }
        let games = format!("{} with {}", output::plural(games, "game"), output::plural(events, "event"));
        let done = if self.dry_run { "would be restored" } else { "restored" };
        output::print_line(format_args!("{games} {done} to {}", target.display()))
    }

    async fn restore(&self, backup: &Store, target: &Path) -> Result<CheckJson> {
        let found = check(backup, u64::MAX).await.context(NOTHING)?;
        if let Some(problem) = found.problems.first() {
            let count = output::plural(found.problems.len() as u64, "problem");
            bail!("{NOTHING}: the backup has {count}, the first is {problem}");
        }
        if found.stopped {
            return Err(Stopped(NOTHING.into()).into());
        }
        if !self.dry_run {
            let folder = target.parent().context("the folder has no name")?;
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
            let spinner = progress::spinner("games copied");
            let restored = backup.restore_to(target).await;
            spinner.finish_and_clear();
            restored?;
        }
        Ok(found)
    }
}
