//! `tessera verify`: check certificates of solved boards.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use tessera_proofs::{Refusal, Report, VerifyOptions, read_certificate, verify};

use crate::output::Stopped;
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
    /// Print a line of JSON for each certificate
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let sample = self.sample.map(|count| count as usize);
        let options = VerifyOptions { sample, seed: self.seed, stop };
        let (mut checked, mut refused) = (0, Vec::new());
        for path in &self.files {
            let result = check(path, &options);
            if let Err(error) = &result
                && error.downcast_ref() == Some(&Refusal::Stopped)
            {
                break;
            }
            checked += 1;
            if self.json {
                output::print_json(&VerifyJson::new(path, &result))?;
            }
            match result {
                Ok(_) if self.json => {}
                Ok(report) => output::print_line(format_args!("{}: {}", path.display(), summary(&report)))?,
                Err(error) => refused.push(format!("{}: {error:#}", path.display())),
            }
        }
        if !refused.is_empty() {
            bail!("{} refused\n{}", output::plural(refused.len() as u64, "certificate"), refused.join("\n"))
        }
        if checked < self.files.len() {
            let files = output::plural(self.files.len() as u64, "certificate");
            return Err(Stopped(format!("{checked} of {files} checked")).into());
        }
        Ok(())
    }
}

fn check(path: &Path, options: &VerifyOptions) -> Result<Report> {
    let text = read_certificate(path).map_err(|error| {
        let is_damaged = matches!(
            error.kind(),
            io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof
        );
        if is_damaged { anyhow::Error::new(error).context("the file is damaged") } else { error.into() }
    })?;
    let bar = progress::bar(0, "checking");
    let report = verify(&text, options, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    Ok(report?)
}

/// The result for programs. A refused certificate has only a reason.
#[derive(Serialize)]
struct VerifyJson {
    file: String,
    accepted: bool,
    /// Why the certificate is refused.
    reason: Option<String>,
    game: Option<&'static str>,
    position: Option<String>,
    value: Option<String>,
    positions: Option<u64>,
    checked: Option<u64>,
    /// The turns of the longest game in which a plan is followed; 0 if only a sample was checked.
    turns: Option<u32>,
}

impl VerifyJson {
    fn new(path: &Path, result: &Result<Report>) -> Self {
        let report = result.as_ref().ok();
        Self {
            file: path.display().to_string(),
            accepted: report.is_some(),
            reason: result.as_ref().err().map(|error| format!("{error:#}")),
            game: report.map(|report| report.game.name()),
            position: report.map(|report| report.position.clone()),
            value: report.map(|report| report.value.to_string()),
            positions: report.map(|report| report.positions),
            checked: report.map(|report| report.checked),
            turns: report.map(|report| report.turns),
        }
    }
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
