//! `cargo xtask storm`: injects faults into servers of online games for some minutes or hours.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::needs;
use crate::run::{cargo, command, run, target};

/// Inject faults into servers of online games for longer than the tests do
#[derive(Args)]
pub(crate) struct Storm {
    /// For how many minutes
    #[arg(long, default_value_t = 10)]
    minutes: u32,
    /// The seed of the first round; each round has the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Storm {
    pub(crate) fn run(&self) -> Result<()> {
        needs::postgres()?;
        needs::NATS.ensure()?;
        needs::FAKETIME.ensure()?;
        let (program, mut storm) = build("dev")?;
        storm.arg("faults").arg("--program").arg(program);
        storm.arg("--keep").arg(target().join("storm"));
        run(storm.args(["--minutes", &self.minutes.to_string(), "--seed", &self.seed.to_string()]))
    }
}

/// Builds the server and the storm. Returns the server's program and a command that runs the storm.
pub(crate) fn build(profile: &str) -> Result<(PathBuf, Command)> {
    let mut build = cargo(&["build", "--profile", profile, "--bin", "tessera", "--bin", "tessera-storm"]);
    if profile == "dev" {
        // As the tests build it, so that cargo reuses their build.
        build.args(["--workspace", "--all-features"]);
    } else {
        build.args(["--package", "tessera-cli", "--package", "tessera-storm"]);
        build.args(["--features", "tessera-cli/nats,tessera-cli/postgres,tessera-storm/postgres"]);
    }
    run(&mut build)?;
    let folder = target().join(if profile == "dev" { "debug" } else { profile });
    let storm = folder.join("tessera-storm");
    Ok((folder.join("tessera"), command(&storm.to_string_lossy(), &[])))
}
