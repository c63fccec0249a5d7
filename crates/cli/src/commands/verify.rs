//! `tessera verify`: check certificates of solved boards.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use tessera_proofs::{Report, VerifyOptions, expanded, verify};

use crate::thinking::stop_on_ctrl_c;
use crate::{output, progress};

/// Check certificates of solved boards by the rules alone
#[derive(Args)]
#[command(after_help = "Examples:
  tessera verify small.gz
  tessera verify crates/proofs/certificates/*.gz
  tessera verify large.gz --sample 10000 --seed 7

What is checked: docs/proofs.md. The exit code is 1 if a certificate is refused.")]
pub(crate) struct Verify {
    /// Certificates, compressed by gzip or not
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Check only N random lines of each plan
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
    /// The seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let sample = self.sample.map(|count| count as usize);
        let options = VerifyOptions { sample, seed: self.seed, stop };
        let mut refused = Vec::new();
        for path in &self.files {
            match check(path, &options) {
                Ok(report) => output::print_line(format_args!("{}: {}", path.display(), summary(&report)))?,
                Err(error) => refused.push(format!("{}: {error:#}", path.display())),
            }
            if options.stop.is_raised() {
                break;
            }
        }
        if refused.is_empty() {
            return Ok(());
        }
        bail!("{} refused\n{}", output::plural(refused.len() as u64, "certificate"), refused.join("\n"))
    }
}

fn check(path: &Path, options: &VerifyOptions) -> Result<Report> {
    let bytes = fs::read(path)?;
    let text = expanded(bytes).context("the file is damaged")?;
    let bar = progress::bar(0, "checking");
    let report = verify(&text, options, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    Ok(report?)
}

fn summary(report: &Report) -> String {
    let Report { value, positions, checked, turns, .. } = report;
    let positions = output::plural(*positions, "position");
    if *turns > 0 || *checked == 0 {
        let turns = output::plural((*turns).into(), "turn");
        return format!("accepted, {value}, {turns} at most, {positions}");
    }
    format!("accepted as far as checked, {value}, {checked} of {positions}")
}
