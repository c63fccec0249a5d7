//! `cargo xtask test`: every check and every test, in one order, for people and for continuous integration alike.

use std::time::Instant;

use anyhow::Result;
use clap::Args;

use crate::fuzz::Fuzz;
use crate::run::{cargo, run};
use crate::wasm::Build;
use crate::{browser, needs, package, page};

/// Run every check and every test
#[derive(Args)]
pub(crate) struct Test {}

impl Test {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let start = Instant::now();
        needs::POPPLER.ensure()?;
        needs::STRACE.ensure()?;
        needs::postgres()?;
        run(&mut cargo(&["fmt", "--all", "--check"]))?;
        run(&mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ]))?;
        // The page comes before the tests, so that the program that they build has it, and is built once.
        page::build(Build::Small)?;
        page::check()?;
        run(&mut cargo(&["test", "--workspace", "--all-features"]))?;
        run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
        package::check()?;
        browser::test()?;
        Fuzz::briefly().run()?;
        eprintln!("\nAll checks passed in {} s.", start.elapsed().as_secs());
        Ok(())
    }
}
