//! `cargo xtask wasm`: the module for the browser and the JavaScript round it, in `web/src/core/pkg`.

mod bench;
mod compiler;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

pub(crate) use bench::bench;
use compiler::Compiler;

use crate::run::{cargo, root, run, target};
use crate::stamp::Step;

/// Build the module for the browser, into web/src/core/pkg
#[derive(Args)]
pub(crate) struct Wasm {}

impl Wasm {
    #[expect(clippy::unused_self, reason = "every task is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        build()
    }
}

/// Where the module lies that the page loads.
fn package() -> PathBuf {
    root().join("web/src/core/pkg")
}

/// Compiles the module, and writes the JavaScript round it if the module is another one than before.
pub(crate) fn build() -> Result<()> {
    let module = Compiler::find()?.compile()?;
    let bindgen = root().join("xtask/bindgen");
    Step {
        name: "browser module",
        reads: &[module.clone(), bindgen.join("Cargo.toml"), bindgen.join("Cargo.lock"), bindgen.join("src")],
        makes: &package().join("tessera_bg.wasm"),
    }
    .run(|| {
        let [manifest, tools, module, package] =
            [bindgen.join("Cargo.toml"), target().join("bindgen"), module, package()]
                .map(|path| path.to_string_lossy().into_owned());
        let arguments =
            ["run", "--release", "--locked", "--manifest-path", &manifest, "--target-dir", &tools];
        run(cargo(&arguments).args(["--", &module, &package]))
    })
}
