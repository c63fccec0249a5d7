//! `cargo xtask wasm`: builds the modules for the browser and their JavaScript bindings, in `web/src/core/pkg`. One has rules
//! and views, one has players and records and is built a second time for several threads, and one finds puzzles.

mod bench;
mod compiler;

use std::path::PathBuf;
use std::{env, fs};

use anyhow::Result;
use clap::Args;

pub(crate) use bench::bench;
pub(crate) use compiler::Build;
use compiler::{Compiler, WasmModule};

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

/// Builds all modules. If the one for several threads cannot be built, the page works without it; in continuous integration
/// that is an error.
pub(crate) fn build(how: Build) -> Result<()> {
    let compiler = Compiler::find()?;
    // Before the modules, since the first is smaller if the source is installed.
    let source = compiler.source();
    build_module(&compiler, WasmModule::Table, how)?;
    build_module(&compiler, WasmModule::Study, how)?;
    build_module(&compiler, WasmModule::Puzzles, how)?;
    let threads = source.and_then(|()| build_module(&compiler, WasmModule::Threads, how));
    // The page passes this on to the program that contains it.
    fs::write(package().join("kind.txt"), how.name())?;
    match threads {
        Err(reason) if env::var_os("CI").is_none() => {
            eprintln!(
                "\n{reason:#}\nThe module for several threads could not be built: in the browser the computer thinks with one thread."
            );
            remove(WasmModule::Threads)
        }
        done => done,
    }
}

/// Builds the players for one thread only.
fn build_study() -> Result<()> {
    build_module(&Compiler::find()?, WasmModule::Study, Build::Small)
}

/// Compiles a module, and writes its JavaScript bindings if the module has changed.
fn build_module(compiler: &Compiler, module: WasmModule, how: Build) -> Result<()> {
    let compiled = compiler.compile(module, how)?;
    let bindgen = root().join("xtask/bindgen");
    let name = module.name();
    Step {
        name: module.what(),
        reads: &[
            compiled.clone(),
            bindgen.join("Cargo.toml"),
            bindgen.join("Cargo.lock"),
            bindgen.join("src"),
        ],
        makes: &package().join(format!("{name}_bg.wasm")),
    }
    .run(|| {
        let [manifest, tools, compiled, package] =
            [bindgen.join("Cargo.toml"), target().join("bindgen"), compiled, package()]
                .map(|path| path.to_string_lossy().into_owned());
        let arguments = ["run", "--locked", "--manifest-path", &manifest, "--target-dir", &tools];
        run(cargo(&arguments).args(["--", &compiled, &package, name]))
    })
}

/// Removes the files of a module that an earlier build has made.
fn remove(module: WasmModule) -> Result<()> {
    for file in fs::read_dir(package())? {
        let file = file?;
        if file.file_name().to_string_lossy().starts_with(module.name()) {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}
