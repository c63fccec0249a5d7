//! `tessera storm bench`: benchmarks of servers of its own against their targets.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use tessera_storm::bench::{Bench, Row};

use crate::output;

/// Start servers, measure them, and print a table
#[derive(Args)]
#[command(after_help = "Example:
  tessera storm bench --seconds 20 sqlite burst")]
pub(super) struct Measure {
    /// The length of a measurement, in seconds
    #[arg(long, value_name = "N", default_value_t = 120)]
    seconds: u64,
    /// The number of sockets of the rows idle and return
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    sockets: u32,
    /// Also write the figures to this file, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The rows of the table [default: all]
    rows: Vec<Row>,
}

impl Measure {
    pub(super) async fn run(&self) -> Result<()> {
        let program = std::env::current_exe()?;
        let bench = Bench { seconds: self.seconds, sockets: self.sockets };
        let rows = if self.rows.is_empty() { Row::value_variants() } else { &self.rows };
        let mut all = Vec::new();
        output::print_line(format_args!("| what | target | measured | |\n|---|---|---|---|"))?;
        for &row in rows {
            let measured = bench.measure(row, &program).await.with_context(|| format!("{row:?}"))?;
            let mark = if measured.enough { "enough" } else { "SHORT" };
            let (what, wanted, found) = (&measured.what, &measured.wanted, &measured.found);
            output::print_line(format_args!("| {what} | {wanted} | {found} | {mark} |"))?;
            all.push(measured);
        }
        if let Some(json) = &self.json {
            std::fs::write(json, serde_json::to_string_pretty(&all)?)?;
        }
        ensure!(all.iter().all(|measured| measured.enough), "not every target is reached");
        Ok(())
    }
}
