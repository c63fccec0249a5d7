//! `cargo xtask fuzz`: the laws in `fuzz/`, each for a while. The test command runs each for a few seconds.

use std::fs;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use clap::Args;

use crate::needs;
use crate::run::{cargo, command, join, root, run};

const CARGO_FUZZ: &str = "0.13.2";

/// Fuzz the laws of the rules for longer than the tests do
#[derive(Args)]
pub(crate) struct Fuzz {
    /// Seconds for each law
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Only the laws whose names contain this
    only: Option<String>,
}

impl Fuzz {
    /// What the test command runs.
    pub(crate) fn briefly() -> Self {
        Self { seconds: 4, only: None }
    }

    pub(crate) fn run(&self) -> Result<()> {
        let cargo_fuzz = install()?;
        let fuzz = |arguments: &[&str]| {
            let mut fuzz = command(&cargo_fuzz.to_string_lossy(), arguments);
            // The fuzzed crates have no unsafe code, so the address sanitizer would find nothing. Without it the
            // stable compiler is enough.
            fuzz.env("RUSTC_BOOTSTRAP", "1");
            fuzz
        };
        run(&mut fuzz(&["build", "--sanitizer", "none"]))?;
        let laws: Vec<_> = laws()?
            .into_iter()
            .filter(|law| self.only.as_ref().is_none_or(|only| law.contains(only)))
            .collect();
        let check = |law: &String| {
            // What is found on the way is kept in the corpus; the seeds give texts a start that chance would not find.
            let corpus = format!("fuzz/corpus/{law}");
            let seeds = format!("fuzz/seeds/{law}");
            fs::create_dir_all(root().join(&corpus))?;
            let mut command = fuzz(&["run", "--sanitizer", "none", law, &corpus]);
            command.args(root().join(&seeds).exists().then_some(&seeds));
            command.args([
                "--",
                &format!("-max_total_time={}", self.seconds),
                "-max_len=2048",
                "-verbosity=0",
            ]);
            run(&mut command)
        };
        // A law is checked by one thread: two at a time fill two cores.
        laws.chunks(2).try_for_each(|pair| {
            thread::scope(|scope| {
                let threads: Vec<_> = pair.iter().map(|law| scope.spawn(|| check(law))).collect();
                threads.into_iter().try_for_each(join)
            })
        })
    }
}

/// The fuzz targets, by the names of their files.
fn laws() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).context("the fuzz targets cannot be listed")?;
    let mut laws: Vec<String> = files
        .filter_map(|file| Some(file.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    laws.sort();
    Ok(laws)
}

/// `cargo fuzz` of our version, in the target folder: nothing of the machine's own is changed.
fn install() -> Result<PathBuf> {
    needs::CPP.ensure()?;
    let tools = root().join("target/tools");
    let program = tools.join("bin/cargo-fuzz");
    if !program.exists() {
        let tools = tools.to_string_lossy();
        run(&mut cargo(&["install", "cargo-fuzz", "--version", CARGO_FUZZ, "--locked", "--root", &tools]))?;
    }
    Ok(program)
}
