//! `tessera storm`: load and faults for servers of online games, and a check of their promises.

#[cfg(unix)]
mod bench;
#[cfg(unix)]
mod faults;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
#[cfg(unix)]
use clap::Subcommand;
use tessera_store::Store;
use tessera_storm::{Options, Storm as Games, check};

use crate::output;

/// Play many online games at once against a server, and check its promises
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
#[command(after_help = "Examples:
  tessera storm --games 100 --rate 50 --seconds 30
  tessera storm --history storm.jsonl --seconds 10
  tessera storm --check storm.jsonl --data games       after the server has ended
  tessera storm faults --minutes 60                    against servers of its own, with faults
  tessera storm bench                                  the figures of servers of its own

A server limits the requests of each address: start it with higher \
--requests-per-minute, --sockets-per-address and --connections-per-address.")]
pub(crate) struct Storm {
    #[cfg(unix)]
    #[command(subcommand)]
    task: Option<Task>,
    /// The address of the server; repeat it for several servers that share their games
    #[arg(long, value_name = "ADDRESS", default_value = "http://127.0.0.1:8044/")]
    url: Vec<String>,
    /// The number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// The number of watchers, spread over the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    watchers: u32,
    /// Turns a second of all games together; 0 is unlimited
    #[arg(long, value_name = "R", default_value_t = 50.0)]
    rate: f64,
    /// How long, in seconds
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// The random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Record every message sent and received to this file, as JSON Lines
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Play nothing, but check this history against the games of a server that has ended
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// The folder with the games of that server
    #[arg(long, value_name = "DIR", requires = "check")]
    data: Option<PathBuf>,
    /// The PostgreSQL database with the games of that server
    #[arg(long, value_name = "ADDRESS", requires = "check", conflicts_with = "data")]
    database: Option<String>,
}

/// Storms against servers that the command starts itself.
#[cfg(unix)]
#[derive(Subcommand)]
enum Task {
    Faults(faults::InjectFaults),
    Bench(bench::Measure),
}

impl Storm {
    pub(crate) fn run(&self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        #[cfg(unix)]
        if let Some(task) = &self.task {
            return runtime.block_on(async {
                match task {
                    Task::Faults(faults) => faults.run().await,
                    Task::Bench(bench) => bench.run().await,
                }
            });
        }
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
            (None, None) => bail!("--check needs the games of the server: give --data or --database"),
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
