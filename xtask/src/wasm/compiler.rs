//! Which compiler builds for the browser: rustup's where its target is there or can be had, else Debian's.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::run::{available, cargo, command, run, target};

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler and linker, and the packages in which they and the standard library's source come.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "/usr/bin/wasm-ld-22";
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld-22"];

/// A way to compile for the browser.
pub(super) enum Compiler {
    /// The usual compiler.
    Usual,
    /// Debian's, which builds the standard library too.
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
        let is_there = || Path::new(DEBIAN_RUSTC).exists() && Path::new(DEBIAN_LINKER).exists();
        if !is_there() && available("apt-get") {
            let _ = run(command("apt-get", &["install", "-y", "-qq"]).args(DEBIAN_PACKAGES));
        }
        if !is_there() {
            bail!(
                "Building for the browser needs a compiler for {TARGET}: run `rustup target add {TARGET}` \
                 (or on Debian: apt-get install {}).",
                DEBIAN_PACKAGES.join(" ")
            );
        }
        eprintln!("The browser module is built with Debian's compiler, for rustup's target cannot be had.");
        Ok(Self::Debian)
    }

    /// Compiles the module, and says where it is.
    pub(super) fn compile(&self) -> Result<PathBuf> {
        // Another compiler's files would be built anew each time: each has a folder of its own.
        let folder = match self {
            Self::Usual => target(),
            Self::Debian => target().join("debian"),
        };
        let folder_text = folder.to_string_lossy().into_owned();
        let mut build =
            cargo(&["build", "--profile", "wasm", "--package", "tessera-wasm", "--target", TARGET]);
        build.args(["--target-dir", &folder_text]);
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Ctarget-feature=+simd128");
        if matches!(self, Self::Debian) {
            build.arg("-Zbuild-std=std,panic_abort");
            build.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
        }
        run(&mut build)?;
        Ok(folder.join(TARGET).join("wasm/tessera_wasm.wasm"))
    }
}

/// Whether the usual compiler has the standard library for the browser.
fn has_target() -> bool {
    let output = command("rustc", &["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}
