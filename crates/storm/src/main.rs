//! `tessera-storm`: faults and measurements, for `cargo xtask storm` and `cargo xtask bench online`.

#[cfg(unix)]
mod unix {
    use std::path::PathBuf;
    use std::time::{Duration, Instant};

    use anyhow::{Context as _, Result, bail, ensure};
    use clap::{Parser, Subcommand, ValueEnum as _};
    use tessera_storm::bench::{Bench, Row};
    use tessera_storm::{Faults, Fleet, Settings};

    /// Throws faults at servers of online games, and measures them
    #[derive(Parser)]
    #[command(name = "tessera-storm")]
    struct Arguments {
        #[command(subcommand)]
        what: What,
    }

    #[derive(Subcommand)]
    enum What {
        /// Throw faults for a while; the first broken promise ends it
        Faults {
            /// The program tessera
            #[arg(long)]
            program: PathBuf,
            /// For how long
            #[arg(long, default_value_t = 10)]
            minutes: u64,
            /// The seed of the first round; each round has the next one
            #[arg(long, default_value_t = 1)]
            seed: u64,
            /// Where the history of a broken promise is kept
            #[arg(long, default_value = "target/storm")]
            keep: PathBuf,
        },
        /// Measure
        Bench {
            /// The program tessera
            #[arg(long)]
            program: PathBuf,
            /// For how long turns are played
            #[arg(long, default_value_t = 120)]
            seconds: u64,
            /// How many sockets are held
            #[arg(long, default_value_t = 10_000)]
            sockets: u32,
            /// The file for the figures
            #[arg(long)]
            json: Option<PathBuf>,
            /// What to measure; everything if left out
            rows: Vec<Row>,
        },
    }

    #[tokio::main]
    pub(super) async fn main() -> Result<()> {
        match Arguments::parse().what {
            What::Faults { program, minutes, seed, keep } => {
                let end = Instant::now() + Duration::from_secs(minutes * 60);
                let mut thrown = 0;
                for seed in seed.. {
                    let left = end.saturating_duration_since(Instant::now());
                    if left < Duration::from_secs(10) {
                        break;
                    }
                    eprintln!("\nseed {seed}, {thrown} faults so far, {} s left", left.as_secs());
                    let settings = if seed % 2 == 0 {
                        Settings { jumps: Settings::can_jump(), ..Settings::sqlite(&program) }
                    } else {
                        Settings::postgres(&program).context("PostgreSQL or NATS is missing")?
                    };
                    let fleet = Fleet::start(settings).await?;
                    let outcome = Faults::new(seed, 40, left).throw(fleet, &keep).await?;
                    thrown += outcome.faults.len();
                    eprintln!("{}\n{}", outcome.summary, outcome.report);
                    if let Some(violation) = outcome.report.violations.first() {
                        bail!("seed {seed}: {violation}");
                    }
                }
                println!("{thrown} faults, no violation");
                Ok(())
            }
            What::Bench { program, seconds, sockets, json, rows } => {
                let bench = Bench { seconds, sockets };
                let rows = if rows.is_empty() { Row::value_variants().to_vec() } else { rows };
                let mut all = Vec::new();
                println!("| what | wanted | found | |\n|---|---|---|---|");
                for row in rows {
                    let measured = bench.measure(row, &program).await.with_context(|| format!("{row:?}"))?;
                    let mark = if measured.enough { "enough" } else { "SHORT" };
                    println!("| {} | {} | {} | {mark} |", measured.what, measured.wanted, measured.found);
                    all.push(measured);
                }
                if let Some(json) = json {
                    std::fs::write(json, serde_json::to_string_pretty(&all)?)?;
                }
                ensure!(all.iter().all(|measured| measured.enough), "not every figure is reached");
                Ok(())
            }
        }
    }
}

fn main() -> std::process::ExitCode {
    #[cfg(unix)]
    let result = unix::main();
    #[cfg(not(unix))]
    let result: anyhow::Result<()> = Err(anyhow::anyhow!("processes are stopped and killed as on Unix only"));
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}
