//! `cargo xtask fuzz`: fuzzes each law in `fuzz/` for a while. `cargo xtask test` fuzzes each for a few seconds.

use std::process::Command;
use std::{fs, thread};

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::needs;
use crate::run::{cargo, command, join, root, run};

/// The compiler counts for libFuzzer which branches are taken and what is compared: what `cargo fuzz` asks for. Without the
/// address sanitizer, which would find nothing as the fuzzed crates have no unsafe code, the stable compiler is enough.
const COVERAGE: [&str; 8] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-sanitizer-coverage-stack-depth",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
];

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
    /// A run of a few seconds, for `cargo xtask test`.
    pub(crate) fn briefly() -> Self {
        Self { seconds: 4, only: None }
    }

    pub(crate) fn run(&self) -> Result<()> {
        needs::CPP.ensure()?;
        let fuzz = root().join("fuzz");
        // With an explicit target, the flags do not apply to build scripts.
        let target = host()?;
        let build = ["build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", &target];
        run(cargo(&build).arg("--target-dir").arg(fuzz.join("target")).env("RUSTFLAGS", COVERAGE.join(" ")))?;
        let programs = fuzz.join("target").join(&target).join("release");
        let laws: Vec<_> = laws()?
            .into_iter()
            .filter(|law| self.only.as_ref().is_none_or(|only| law.contains(only)))
            .collect();
        let check = |law: &String| {
            // Inputs that reach new code are saved in the corpus; the seeds are texts that random input would not reach.
            let [corpus, found, seeds] =
                ["corpus", "artifacts", "seeds"].map(|name| fuzz.join(name).join(law));
            fs::create_dir_all(&corpus)?;
            fs::create_dir_all(&found)?;
            let mut command = Command::new(programs.join(law));
            command.arg(format!("-max_total_time={}", self.seconds)).args(["-max_len=2048", "-verbosity=0"]);
            // libFuzzer appends the name of the input.
            command.arg(format!("-artifact_prefix={}/", found.display())).arg(corpus);
            command.args(seeds.exists().then_some(seeds));
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

/// The name of this machine's target.
fn host() -> Result<String> {
    let output = command("rustc", &["--print", "host-tuple"]).output()?;
    ensure!(output.status.success(), "rustc does not print its host target");
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
