//! `cargo xtask storm`: `tessera storm faults`, with everything that it needs.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::needs;
use crate::run::{cargo, command, run, target};

/// Inject faults into servers of online games for longer than the tests do
#[derive(Args)]
pub(crate) struct Storm {
    /// How long, in minutes
    #[arg(long, default_value_t = 10)]
    minutes: u32,
    /// The seed of the first round; each round takes the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Storm {
    pub(crate) fn run(&self) -> Result<()> {
        needs::postgres()?;
        needs::NATS.ensure()?;
        needs::FAKETIME.ensure()?;
        let mut storm = build("dev")?;
        storm.arg("faults").arg("--keep").arg(target().join("storm"));
        run(storm.args(["--minutes", &self.minutes.to_string(), "--seed", &self.seed.to_string()]))
    }
}

/// Builds the program with its storms. Returns the command `tessera storm`.
pub(crate) fn build(profile: &str) -> Result<Command> {
    let mut build = cargo(&["build", "--profile", profile, "--bin", "tessera"]);
    if profile == "dev" {
        // The same features as in the tests, so that nothing is compiled twice.
        build.args(["--workspace", "--all-features"]);
    } else {
        build.args(["--package", "tessera-cli", "--features", "nats,postgres,storm"]);
    }
    run(&mut build)?;
    let program = target().join(if profile == "dev" { "debug" } else { profile }).join("tessera");
    Ok(command(&program.to_string_lossy(), &["storm"]))
}
