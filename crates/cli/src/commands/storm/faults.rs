//! `tessera storm faults`: faults for servers of its own, until one breaks a promise or the time is over.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use tessera_storm::{Faults, Fleet, Settings};

use crate::output;

/// The number of faults in a round, after which the next seed follows.
const ROUND: usize = 40;

/// The shortest round.
const SHORTEST: Duration = Duration::from_secs(10);

/// Start servers, inject faults while games are played, and stop at the first broken promise
#[derive(Args)]
#[command(after_help = "Example:
  tessera storm faults --minutes 60 --keep storm       needs PostgreSQL and NATS")]
pub(super) struct InjectFaults {
    /// How long, in minutes
    #[arg(long, value_name = "N", default_value_t = 10)]
    minutes: u64,
    /// The seed of the first round; each round takes the next one
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The folder for the history of a broken promise
    #[arg(long, value_name = "DIR", default_value = "target/storm")]
    keep: PathBuf,
}

impl InjectFaults {
    pub(super) async fn run(&self) -> Result<()> {
        let program = std::env::current_exe()?;
        let end = Instant::now() + Duration::from_secs(self.minutes * 60);
        let mut injected = 0;
        for seed in self.seed.. {
            let left = end.saturating_duration_since(Instant::now());
            if left < SHORTEST {
                break;
            }
            eprintln!("\nseed {seed}, {injected} faults so far, {} s left", left.as_secs());
            let settings = if seed % 2 == 0 {
                Settings { jumps: Settings::can_jump(), ..Settings::sqlite(&program) }
            } else {
                Settings::postgres(&program).context("PostgreSQL or NATS is missing")?
            };
            let fleet = Fleet::start(settings).await?;
            let outcome = Faults::new(seed, ROUND, left).run(fleet, &self.keep).await?;
            injected += outcome.faults.len();
            eprintln!("{}\n{}", outcome.summary, outcome.report);
            if let Some(violation) = outcome.report.violations.first() {
                bail!("seed {seed}: {violation}");
            }
        }
        output::print_line(format_args!("{injected} faults, no violation"))
    }
}
