//! `cargo xtask test`: every check and every test, in one order, for people and for continuous integration alike.

use std::fmt;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;

use crate::fuzz::Fuzz;
use crate::run::{cargo, join, run};
use crate::wasm::Build;
use crate::{browser, needs, package, page, python};

/// Run every check and every test
#[derive(Args)]
pub(crate) struct Test {}

impl Test {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let start = Instant::now();
        let mut steps = Steps::default();
        steps.run("what is needed", || {
            needs::POPPLER.ensure()?;
            needs::STRACE.ensure()?;
            needs::python()?;
            needs::NATS.ensure()?;
            needs::FAKETIME.ensure()?;
            needs::postgres()
        })?;
        steps.run("style, page", || {
            run(&mut cargo(&["fmt", "--all", "--check"]))?;
            // The page comes before the tests, so that the program that they build has it, and is built once. Much of
            // that has one thread only: the style is checked and the packages of Python are fetched meanwhile.
            thread::scope(|scope| {
                let others = [scope.spawn(style), scope.spawn(python::environment)];
                let page = page::build(Build::Small);
                others.into_iter().map(join).fold(page, Result::and)
            })
        })?;
        steps.run("checks of the page", page::check)?;
        steps.run("tests", || run(&mut cargo(&["test", "--workspace", "--all-features"])))?;
        steps.run("Python package", python::test)?;
        steps.run("second verifier", python::second_verifier)?;
        steps.run("documentation", || {
            // All features, as for the style: what that has compiled serves here, too.
            run(cargo(&["doc", "--workspace", "--all-features", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings"))
        })?;
        steps.run("packages", package::check)?;
        steps.run("browser", browser::test)?;
        steps.run("fuzzing", || Fuzz::briefly().run())?;
        eprintln!("\n{steps}");
        eprintln!("All checks passed in {} s.", start.elapsed().as_secs());
        Ok(())
    }
}

/// Clippy, for everything.
fn style() -> Result<()> {
    run(cargo(&["clippy", "--workspace", "--all-targets", "--all-features"]).args(["--", "-D", "warnings"]))
}

/// How long each step took, to see where the time goes.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration)>);

impl Steps {
    fn run(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        let start = Instant::now();
        step()?;
        self.0.push((name, start.elapsed()));
        Ok(())
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, time)| writeln!(f, "{name:<20}{:>6} s", time.as_secs()))
    }
}
