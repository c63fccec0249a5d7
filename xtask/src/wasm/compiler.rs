//! The compiler for the browser: rustup's if its target is installed or can be installed, else Debian's.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::needs;
use crate::run::{available, cargo, command, run, target};

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler and linker, and the packages of both and of the standard library's source.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "/usr/bin/wasm-ld-22";
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld-22"];

/// A module that the page loads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WasmModule {
    /// Rules and views, which the page loads first.
    Table,
    /// Players and records, for one thread, as every browser runs it.
    Study,
    /// The same for several threads, where the browser shares memory between them.
    Threads,
    /// The search for puzzles in games that were played.
    Puzzles,
}

/// How a module is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quick to compile, to play on this machine.
    Quick,
    /// Small and fast, to be published.
    Small,
}

impl Build {
    /// The name by which the program reports it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Small => "small",
        }
    }
}

impl WasmModule {
    /// The name of its files.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Table => "tessera_table",
            Self::Study => "tessera_study",
            Self::Threads => "tessera_threads",
            Self::Puzzles => "tessera_puzzles",
        }
    }

    /// Its name for people.
    pub(super) fn what(self) -> &'static str {
        match self {
            Self::Table => "browser module of the table",
            Self::Study => "browser module of study",
            Self::Threads => "browser module of study with threads",
            Self::Puzzles => "browser module of puzzles",
        }
    }

    fn flags(self) -> String {
        match self {
            // The table formats nothing for developers. With a little more inlining than `opt-level = "z"` allows, it is
            // 1.6 kB smaller.
            Self::Table => {
                format!(
                    "-Ctarget-feature=+simd128 -Zfmt-debug=none {SMALLER} -Cllvm-args=-inline-threshold=30"
                )
            }
            Self::Study | Self::Puzzles => format!("-Ctarget-feature=+simd128 {SMALLER}"),
            Self::Threads => format!("{} {SMALLER}", THREADS.join(" ")),
        }
    }
}

/// Flags for a module that several workers run in one memory: atomic instructions, an imported and shared memory, and the
/// exports with which JavaScript gives each worker its own stack and thread-local values. Shared memory needs a maximum,
/// and some phones reserve all of it.
const THREADS: [&str; 9] = [
    "-Ctarget-feature=+simd128,+atomics,+bulk-memory,+mutable-globals",
    "-Clink-arg=--shared-memory",
    "-Clink-arg=--import-memory",
    "-Clink-arg=--max-memory=268435456",
    "-Clink-arg=--export=__wasm_init_tls",
    "-Clink-arg=--export=__tls_size",
    "-Clink-arg=--export=__tls_align",
    "-Clink-arg=--export=__tls_base",
    "-Clink-arg=--export=__heap_base",
];

/// Panics do not name their place in the source: that saves 5 kB of the compressed module.
const SMALLER: &str = "-Zlocation-detail=none";

/// A way to compile for the browser.
pub(super) enum Compiler {
    /// The compiler that builds everything else.
    Usual,
    /// Debian's, with a standard library that is built from source.
    Debian,
}

impl Compiler {
    /// The first way that works.
    pub(super) fn find() -> Result<Self> {
        if has_target()
            || (available("rustup") && run(&mut command("rustup", &["target", "add", TARGET])).is_ok())
        {
            return Ok(Self::Usual);
        }
        let exists = || Path::new(DEBIAN_RUSTC).exists() && Path::new(DEBIAN_LINKER).exists();
        let is_installed = exists() || (needs::install(&DEBIAN_PACKAGES) && exists());
        if !is_installed {
            bail!(
                "Building for the browser needs a compiler for {TARGET}: run `rustup target add {TARGET}` \
                 (or on Debian: apt-get install {}).",
                DEBIAN_PACKAGES.join(" ")
            );
        }
        eprintln!(
            "The browser module is built with Debian's compiler, as rustup's target cannot be installed."
        );
        Ok(Self::Debian)
    }

    /// Installs the source of the standard library if it is missing: with threads it is built from source.
    pub(super) fn source(&self) -> Result<()> {
        let is_installed = matches!(self, Self::Debian)
            || has_source()
            || (available("rustup")
                && run(&mut command("rustup", &["component", "add", "rust-src"])).is_ok());
        ensure!(
            is_installed,
            "The module for several threads needs Rust's source: run `rustup component add rust-src`."
        );
        Ok(())
    }

    /// Compiles a module, and returns its path.
    pub(super) fn compile(&self, module: WasmModule, how: Build) -> Result<PathBuf> {
        let (module, features, profile) = recipe(module, how);
        // A folder for each compiler and set of flags: in one folder they would replace each other's files every time.
        let mut folder = target();
        if matches!(self, Self::Debian) {
            folder.push("debian");
        }
        match module {
            WasmModule::Table => folder.push("table"),
            WasmModule::Study => (),
            WasmModule::Threads => folder.push("threads"),
            WasmModule::Puzzles => folder.push("puzzles"),
        }
        let mut build =
            cargo(&["build", "--profile", profile, "--package", "tessera-wasm", "--target", TARGET]);
        build.args(["--no-default-features", "--features", features]).arg("--target-dir").arg(&folder);
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", module.flags());
        // Some of the flags are not stable yet.
        build.env("RUSTC_BOOTSTRAP", "1");
        if module == WasmModule::Threads || matches!(self, Self::Debian) {
            // Only its default features: the page shows no backtraces.
            build.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=default"]);
            // Without this, every crate would warn that atomic instructions are not stable yet.
            build.args(["-Zwarnings", "--config", "build.warnings=\"allow\""]);
        }
        if module == WasmModule::Table && matches!(self, Self::Usual) && has_source() {
            // A standard library that is small itself, and no texts for panics: a sixth less to load.
            build.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
            build.arg("-Zpanic-immediate-abort").env("CARGO_PROFILE_WASM_TABLE_PANIC", "immediate-abort");
        }
        if matches!(self, Self::Debian) {
            build.env("RUSTC", DEBIAN_RUSTC);
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
        }
        run(&mut build)?;
        Ok(folder.join(TARGET).join(profile).join("tessera_wasm.wasm"))
    }
}

/// The module that is compiled for another one, its features and its profile. A quick build need not be small: one module
/// serves as table, study and puzzles.
fn recipe(module: WasmModule, how: Build) -> (WasmModule, &'static str, &'static str) {
    match (module, how) {
        (WasmModule::Threads, Build::Quick) => (WasmModule::Threads, "study", "play-wasm"),
        (_, Build::Quick) => (WasmModule::Study, "puzzles,study,table", "play-wasm"),
        (WasmModule::Table, Build::Small) => (module, "table", "wasm-table"),
        (WasmModule::Puzzles, Build::Small) => (module, "puzzles", "wasm"),
        (WasmModule::Study | WasmModule::Threads, Build::Small) => (module, "study", "wasm"),
    }
}

/// Whether the usual compiler has the source of the standard library.
fn has_source() -> bool {
    let output = command("rustc", &["--print", "sysroot"]).output();
    output.is_ok_and(|output| {
        let root = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        Path::new(&root).join("lib/rustlib/src/rust/library/Cargo.lock").exists()
    })
}

/// Whether the usual compiler has the standard library for the browser.
fn has_target() -> bool {
    let output = command("rustc", &["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}

#[cfg(test)]
mod tests {
    use super::WasmModule::{Puzzles, Study, Table, Threads};
    use super::{Build, recipe};
    use crate::run::root;

    #[test]
    fn a_quick_build_has_one_module_for_one_thread() {
        let quick = [Table, Study, Puzzles].map(|module| recipe(module, Build::Quick));
        assert!(quick.iter().all(|recipe| *recipe == (Study, "puzzles,study,table", "play-wasm")));
        assert!(recipe(Threads, Build::Quick).0 == Threads);
    }

    #[test]
    fn a_small_build_compiles_each_module_with_a_profile_of_the_workspace() {
        let manifest =
            std::fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
        for module in [Table, Study, Puzzles, Threads] {
            let (compiled, _, profile) = recipe(module, Build::Small);
            assert!(compiled == module);
            assert!(manifest.contains(&format!("[profile.{profile}]")), "there is no profile {profile}");
        }
    }
}
