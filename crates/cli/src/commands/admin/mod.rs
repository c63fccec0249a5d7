//! `tessera admin`: the stored online games, for the operator of a server.

mod backup;
mod check;
mod date;
mod games;
mod record;
mod replay;
mod status;

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::{Args, Subcommand};
use tessera_store::Store;

use crate::{folder, services};

/// The games whose names are read at once.
const PAGE: u32 = 500;

/// Look after the online games of a server: numbers, lists, checks, backups
#[derive(Args)]
#[command(after_help = "Examples:
  tessera admin status --data games
  tessera admin games --data games --state running
  tessera admin check --data games
  tessera admin backup --data games games.db

These commands only read, also while a server is running. More: docs/server.md.")]
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
        let (option, file) = (self.database.as_deref(), self.database_file.as_deref());
        if let Some(address) = services::database(option, file, self.data.is_some())? {
            return Store::read_postgres(&address).await.context("the database cannot be used");
        }
        let usual = || folder::of_person("XDG_DATA_HOME", ".local/share");
        let data = self.data.clone().or_else(usual);
        let data = data.context("there is no folder for online games: choose one with --data")?;
        Ok(Store::read_sqlite(&data.join("tessera.db")).await?)
    }
}
