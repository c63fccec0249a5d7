//! `tessera storm`: many games at once against a server, and a check of what it has promised.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use tessera_store::Store;
use tessera_storm::{Options, Storm as Games, check};

use crate::output;

/// Play many online games at once against a server, and check what it has promised
#[derive(Args)]
#[command(after_help = "Examples:
  tessera storm --games 100 --rate 50 --seconds 30
  tessera storm --history storm.jsonl --seconds 10
  tessera storm --check storm.jsonl --data games       when the server has ended

A server lets one address do only so much: start it with --requests-per-minute and --sockets-per-address for a storm.")]
pub(crate) struct Storm {
    /// The address of the server; of several servers with the same games, one after the other
    #[arg(long, value_name = "ADDRESS", default_value = "http://127.0.0.1:8044/")]
    url: Vec<String>,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// How many people watch, spread over the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    watchers: u32,
    /// How many turns a second are played in all games together; 0 is as many as possible
    #[arg(long, value_name = "R", default_value_t = 50.0)]
    rate: f64,
    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// The seed of all lots
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The file in which everything that is sent and heard is written down, as JSON Lines
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Play nothing: check this history against the games of a server that has ended
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// The folder with the games of that server
    #[arg(long, value_name = "DIR", requires = "check")]
    data: Option<PathBuf>,
    /// The PostgreSQL database with the games of that server
    #[arg(long, value_name = "ADDRESS", requires = "check", conflicts_with = "data")]
    database: Option<String>,
}

impl Storm {
    pub(crate) fn run(&self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            match &self.check {
                Some(history) => self.check(history).await,
                None => self.play().await,
            }
        })
    }

    async fn play(&self) -> Result<()> {
        let nodes = self.url.iter().map(|url| Options::node(url)).collect::<Result<Vec<_>, _>>()?;
        let options = Options {
            games: self.games,
            watchers: self.watchers,
            rate: self.rate,
            seed: self.seed,
            history: self.history.clone(),
            ..Options::new(nodes)
        };
        let stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopped);
        ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed))?;
        let storm = Games::begin(&options).context("the history cannot be written")?;
        storm.wait(Duration::from_secs(self.seconds), || stopped.load(Ordering::Relaxed)).await;
        let summary = storm.end().await?;
        output::print_line(format_args!("{summary}"))?;
        if summary.turns == 0 {
            bail!("no turn was played: is there a server at {}?", self.url.join(", "));
        }
        Ok(())
    }

    async fn check(&self, history: &Path) -> Result<()> {
        let store = match (&self.data, &self.database) {
            (Some(data), _) => Store::open_sqlite(&data.join("tessera.db")).await?,
            (None, Some(database)) => Store::open_postgres(database).await?,
            (None, None) => bail!("where are the games of the server? --data or --database says it"),
        };
        let problem = || format!("{} cannot be read", history.display());
        let report = check::check_file(history, &store).await.with_context(problem)?;
        store.close().await;
        output::print_line(format_args!("{report}"))?;
        for violation in report.violations.iter().take(20) {
            output::print_line(format_args!("{violation}"))?;
        }
        if report.violations.is_empty() { Ok(()) } else { bail!("promises were broken") }
    }
}
