//! `cargo xtask wasm`: the modules for the browser and their JavaScript bindings, in `web/src/core/pkg`: one with rules and
//! views, one with players and records, the latter once more for several threads, and one that finds puzzles.

mod bench;
mod compiler;

use std::path::PathBuf;
use std::{env, fs};

use anyhow::Result;
use clap::Args;

pub(crate) use bench::bench;
pub(crate) use compiler::Build;
use compiler::{Compiler, Kind};

use crate::run::{cargo, root, run, target};
use crate::stamp::Step;

/// Build the modules for the browser, into web/src/core/pkg
#[derive(Args)]
pub(crate) struct Wasm {}

impl Wasm {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        build(Build::Small)
    }
}

/// The folder of the modules.
fn package() -> PathBuf {
    root().join("web/src/core/pkg")
}

/// All modules. If the one for several threads cannot be built, the page works without it, except in continuous
/// integration, where that is an error.
pub(crate) fn build(how: Build) -> Result<()> {
    let compiler = Compiler::find()?;
    // Before the modules, since the first is smaller if the source is there.
    let source = compiler.source();
    build_kind(&compiler, Kind::Table, how)?;
    build_kind(&compiler, Kind::Study, how)?;
    build_kind(&compiler, Kind::Puzzles, how)?;
    let threads = source.and_then(|()| build_kind(&compiler, Kind::Threads, how));
    match threads {
        Err(reason) if env::var_os("CI").is_none() => {
            eprintln!(
                "\n{reason:#}\nThe module for several threads could not be built: in the browser the computer thinks with one thread."
            );
            remove(Kind::Threads)
        }
        done => done,
    }
}

/// The players for one thread only.
fn build_study() -> Result<()> {
    build_kind(&Compiler::find()?, Kind::Study, Build::Small)
}

/// Compiles a module, and writes its JavaScript bindings if the module has changed.
fn build_kind(compiler: &Compiler, kind: Kind, how: Build) -> Result<()> {
    let module = compiler.compile(kind, how)?;
    let bindgen = root().join("xtask/bindgen");
    let name = kind.name();
    Step {
        name: kind.what(),
        reads: &[module.clone(), bindgen.join("Cargo.toml"), bindgen.join("Cargo.lock"), bindgen.join("src")],
        makes: &package().join(format!("{name}_bg.wasm")),
    }
    .run(|| {
        let [manifest, tools, module, package] =
            [bindgen.join("Cargo.toml"), target().join("bindgen"), module, package()]
                .map(|path| path.to_string_lossy().into_owned());
        let arguments = ["run", "--locked", "--manifest-path", &manifest, "--target-dir", &tools];
        run(cargo(&arguments).args(["--", &module, &package, name]))
    })
}

/// Removes what an earlier build has left of a module.
fn remove(kind: Kind) -> Result<()> {
    for file in fs::read_dir(package())? {
        let file = file?;
        if file.file_name().to_string_lossy().starts_with(kind.name()) {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}
