//! `cargo xtask python`: builds the Python package as a wheel, installs it into a virtual environment and tests it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::needs;
use crate::run::{command, root, run, target, tests_program};
use crate::stamp::Step;

/// Build the Python package and install it into target/python/venv
#[derive(Args)]
pub(crate) struct Python {
    /// Check its style and types, and run its tests
    #[arg(long)]
    test: bool,
    /// Run its tests at full length: a million steps of each game, flat memory over millions
    #[arg(long)]
    long: bool,
}

impl Python {
    pub(crate) fn run(&self) -> Result<()> {
        let wheel = install()?;
        if self.test {
            test()?;
        }
        if self.long {
            run(pytest().env("TESSERA_STEPS", "1000000"))?;
        }
        eprintln!("\nThe wheel is {}.", wheel.display());
        eprintln!("It is installed: {} -c 'import tessera_games'", program("python").display());
        Ok(())
    }
}

/// The folder of the package.
fn package() -> PathBuf {
    root().join("crates/python")
}

fn venv() -> PathBuf {
    target().join("python/venv")
}

/// A program of the virtual environment.
fn program(name: &str) -> PathBuf {
    if cfg!(windows) {
        venv().join("Scripts").join(format!("{name}.exe"))
    } else {
        venv().join("bin").join(name)
    }
}

/// A Python of the virtual environment, in the folder of the package.
fn python(arguments: &[&str]) -> Command {
    let mut python = command(&program("python").to_string_lossy(), arguments);
    python.current_dir(package());
    python
}

/// Creates the virtual environment, with the tools to build and test.
pub(crate) fn environment() -> Result<()> {
    let name = needs::python()?;
    Step { name: "python", reads: &[package().join("requirements.txt")], makes: &program("maturin") }.run(
        || {
            run(command(name, &["-m", "venv", "--clear"]).arg(venv()))?;
            run(&mut python(&["-m", "pip", "install", "--quiet", "-r", "requirements.txt"]))
        },
    )
}

/// Builds the wheel and installs it.
pub(crate) fn install() -> Result<PathBuf> {
    environment()?;
    let wheels = target().join("python/wheels");
    let reads = ["Cargo.lock", "Cargo.toml", "crates"].map(|source| root().join(source));
    Step { name: "wheel", reads: &reads, makes: &wheels }.run(|| {
        if wheels.exists() {
            fs::remove_dir_all(&wheels)?;
        }
        let mut maturin = command(&program("maturin").to_string_lossy(), &["build", "--release", "--out"]);
        maturin.arg(&wheels).arg("--interpreter").arg(program("python"));
        run(maturin.current_dir(package()))?;
        let install = ["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"];
        run(python(&install).arg(wheel(&wheels)?))
    })?;
    wheel(&wheels)
}

fn wheel(wheels: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(wheels).context("the wheel is missing")?;
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut wheels = paths.filter(|path| path.extension().is_some_and(|ending| ending == "whl"));
    wheels.next().context("the wheel is missing")
}

fn pytest() -> Command {
    let mut pytest = python(&["-m", "pytest"]);
    // The package plays against our own program, if the other tests have built it.
    let built = tests_program();
    if built.exists() {
        pytest.env("TESSERA_PROGRAM", built);
    }
    pytest
}

/// Formats, types and tests.
pub(crate) fn test() -> Result<()> {
    install()?;
    run(&mut python(&["-m", "ruff", "format", "--check", "."]))?;
    run(&mut python(&["-m", "ruff", "check", "."]))?;
    run(&mut python(&["-m", "mypy", "python/tessera_games"]))?;
    let stubs = ["-m", "mypy.stubtest", "tessera_games._native", "--mypy-config-file", "pyproject.toml"];
    run(python(&stubs).args(["--allowlist", "allowed.txt"]))?;
    run(&mut pytest())
}

/// Tests the second verifier of certificates, in plain Python, and checks a sample of every bundled certificate with it.
pub(crate) fn second_verifier() -> Result<()> {
    let folder = root().join("crates/proofs/independent");
    let name = needs::python()?;
    run(command(name, &["-m", "unittest", "--quiet"]).current_dir(&folder))?;
    let mut verify = command(name, &["verify.py", "--sample", "50", "--seed", "1"]);
    for file in fs::read_dir(root().join("crates/proofs/certificates"))? {
        verify.arg(file?.path());
    }
    run(verify.current_dir(&folder))
}

/// Measures the package's speed beside other packages.
pub(crate) fn bench(json: &Path) -> Result<()> {
    let wheel = install()?;
    run(python(&["bench/speed.py"]).arg(json).arg(wheel))
}
