//! `cargo xtask bench`: speed, beside a peer in the same run.

use std::fs;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::run::{cargo, root, run};
use crate::wasm;

/// Measure speed, print a table and write it as JSON
#[derive(Args)]
pub(crate) struct Bench {
    /// What to measure
    what: What,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// The rules of the four games, beside the chess rules of `cozy-chess`
    Rules,
    /// The players in the browser's engine, beside the same players on this machine
    Wasm,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        let folder = root().join("target/bench");
        fs::create_dir_all(&folder)?;
        match self.what {
            What::Wasm => wasm::bench(&folder.join("wasm.json")),
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
