//! `cargo xtask bench`: measures speed, beside a peer in the same run.

use std::fs;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, root, run};
use crate::{needs, python, storm, wasm};

/// Measure speed, print a table and write it as JSON
#[derive(Args)]
pub(crate) struct Bench {
    /// What to measure
    what: What,
    /// Online games: for how many seconds turns are played, 120 if left out
    #[arg(long, value_name = "N")]
    seconds: Option<u32>,
    /// Online games: how many sockets are held, 10 000 if left out
    #[arg(long, value_name = "N")]
    sockets: Option<u32>,
    /// Online games: some of idle, sqlite, burst, postgres, no-bus, watchers, return; all if left out
    rows: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// The rules of the four games, beside the chess rules of `cozy-chess`
    Rules,
    /// The players in the browser's engine, beside the same players on this machine
    Wasm,
    /// The Python package, beside OpenSpiel and PettingZoo
    Python,
    /// A server of online games, with its clients on this machine
    Online,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        let folder = root().join("target/bench");
        fs::create_dir_all(&folder)?;
        match self.what {
            What::Wasm => wasm::bench(&folder.join("wasm.json")),
            What::Python => python::bench(&folder.join("python.json")),
            What::Online => {
                needs::postgres()?;
                needs::NATS.ensure()?;
                needs::proxies()?;
                let mut storm = storm::build("release")?;
                storm.arg("bench").arg("--json").arg(folder.join("online.json"));
                for (option, number) in [("--seconds", self.seconds), ("--sockets", self.sockets)] {
                    storm.args(number.map(|number| format!("{option}={number}")));
                }
                run(storm.args(&self.rows))
            }
            What::Rules => {
                let json = folder.join("rules.json");
                let path = json.to_string_lossy();
                run(&mut cargo(&[
                    "bench",
                    "--package",
                    "tessera-games",
                    "--bench",
                    "rules",
                    "--",
                    "--json",
                    &path,
                ]))
            }
        }
    }
}
