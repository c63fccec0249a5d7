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
            needs::proxies()?;
            needs::promtool()?;
            needs::postgres()
        })?;
        steps.run("style, page", || {
            run(&mut cargo(&["fmt", "--all", "--check"]))?;
            // The page comes before the tests, so that the program that they build contains it and is built once. Much of
            // that build has one thread only: meanwhile, the style is checked and Python's packages are downloaded.
            together(&[&style, &python::environment, &|| page::build(Build::Small)])
        })?;
        steps.run("build, page's checks", || together(&[&|| tests(&["--no-run"]), &page::check]))?;
        // Many tests wait rather than compute, so other work fits beside them.
        steps.run("tests, packages", || {
            together(&[
                &|| tests(&[]),
                &|| documentation().and_then(|()| package::check()),
                &python::second_verifier,
            ])
        })?;
        // Each of these has long parts with one thread.
        steps.run("Python, fuzzing", || together(&[&python::test, &|| Fuzz::briefly().run()]))?;
        steps.run("browser", browser::test)?;
        eprintln!("\n{steps}");
        eprintln!("All checks passed in {} s.", start.elapsed().as_secs());
        Ok(())
    }
}

/// Runs several steps at the same time. If some fail, the error is that of the first in the list.
fn together(steps: &[&(dyn Fn() -> Result<()> + Sync)]) -> Result<()> {
    thread::scope(|scope| {
        let threads: Vec<_> = steps.iter().map(|step| scope.spawn(step)).collect();
        threads.into_iter().map(join).fold(Ok(()), Result::and)
    })
}

/// The tests of all crates.
fn tests(options: &[&str]) -> Result<()> {
    run(cargo(&["test", "--workspace", "--all-features"]).args(options))
}

fn documentation() -> Result<()> {
    // All features, as in `style`, to reuse what that has compiled.
    run(cargo(&["doc", "--workspace", "--all-features", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Clippy, for everything.
fn style() -> Result<()> {
    run(cargo(&["clippy", "--workspace", "--all-targets", "--all-features"]).args(["--", "-D", "warnings"]))
}

/// The duration of each step.
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
        self.0.iter().try_for_each(|(name, time)| writeln!(f, "{name:<22}{:>6} s", time.as_secs()))
    }
}
