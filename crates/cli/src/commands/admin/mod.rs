//! `tessera admin`: the stored online games, for the operator of a server.

mod backup;
mod check;
mod date;
mod delete;
mod end;
mod games;
mod record;
mod replay;
mod restore;
mod status;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, ensure};
use clap::{Args, Subcommand};
use tessera_store::Store;

use crate::{folder, services};

/// The games whose names are read at once.
const PAGE: u32 = 500;

/// The version of the tables that has removals.
const WITH_REMOVALS: i64 = 2;

/// Look after the online games of a server: numbers, lists, checks, backups
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin status --data games
  tessera admin games --data games --state running
  tessera admin check --data games
  tessera admin backup --data games games.db

The commands that only read work while a server is running. Those that write need an SQLite server stopped; \
with PostgreSQL, servers may run. More: docs/server.md.")]
pub(crate) struct Admin {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    Status(status::Status),
    Games(games::Games),
    Check(check::Check),
    Backup(backup::Backup),
    Restore(restore::Restore),
    End(end::End),
    Delete(delete::Delete),
}

impl Admin {
    pub(crate) fn run(&self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        runtime.block_on(async {
            match &self.step {
                Step::Status(command) => command.run().await,
                Step::Games(command) => command.run().await,
                Step::Check(command) => command.run().await,
                Step::Backup(command) => command.run().await,
                Step::Restore(command) => command.run().await,
                Step::End(command) => command.run().await,
                Step::Delete(command) => command.run().await,
            }
        })
    }
}

/// Where the games are.
#[derive(Args)]
#[expect(clippy::doc_markdown, reason = "the help shows these texts as they are")]
struct PlaceArgs {
    /// The folder with the online games [default: that of `tessera serve`]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL database with the online games, postgres://… [env: TESSERA_DATABASE]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// Read the address of the database from this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "database"])]
    database_file: Option<PathBuf>,
}

impl PlaceArgs {
    /// Opens the games for reading only.
    async fn read(&self) -> Result<Store> {
        match self.address()? {
            Some(address) => Store::read_postgres(&address).await.context("the database cannot be used"),
            None => Ok(Store::read_sqlite(&data_file(self.data.as_deref())?).await?),
        }
    }

    /// Opens the games for writing. With SQLite, no server may have them.
    async fn write(&self) -> Result<Store> {
        // To open a database that is not there would make one.
        self.read().await?.close().await;
        match self.address()? {
            Some(address) => Store::open_postgres(&address).await.context("the database cannot be used"),
            None => Ok(Store::open_sqlite(&data_file(self.data.as_deref())?).await?),
        }
    }

    /// The address of the database, if it is PostgreSQL.
    fn address(&self) -> Result<Option<String>> {
        services::database(self.database.as_deref(), self.database_file.as_deref(), self.data.is_some())
    }
}

/// The SQLite database in a folder, or in the usual one.
fn data_file(folder: Option<&Path>) -> Result<PathBuf> {
    let usual = || folder::of_person("XDG_DATA_HOME", ".local/share");
    let folder = folder.map(Path::to_owned).or_else(usual);
    Ok(folder.context("there is no folder for online games: choose one with --data")?.join("tessera.db"))
}

/// Asks whether to do something, unless that is clear; an error if not.
fn agreed(is_clear: bool, question: &str) -> Result<()> {
    if is_clear {
        return Ok(());
    }
    ensure!(io::stdin().is_terminal(), "there is no terminal to ask: --yes does it without a question");
    eprint!("{question} [y/N] ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    ensure!(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()), "nothing was changed");
    Ok(())
}

/// The time, in Unix milliseconds: that of PostgreSQL, as for its servers.
async fn now(store: &Store) -> Result<i64> {
    if let Some(now) = store.clock().await? {
        return Ok(now);
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock is before 1970")?;
    Ok(i64::try_from(since.as_millis())?)
}

/// Why there is no game of this name.
async fn missing(store: &Store, id: &str) -> Result<String> {
    let removal = if store.version().await? >= WITH_REMOVALS { store.removal(id).await? } else { None };
    Ok(match removal {
        Some(removal) => {
            format!("the game {id} was removed on {}: {}", date::text(removal.at), removal.reason)
        }
        None => format!("there is no game {id}"),
    })
}
