//! What the machine must have: installed where we can, named in one sentence where we cannot.

use anyhow::{Result, bail};

use crate::run::{available, command, run};

/// A program of Debian's packages that some check needs.
pub(crate) struct Need {
    program: &'static str,
    package: &'static str,
    what_for: &'static str,
}

/// A C++ compiler, which builds the fuzzer.
pub(crate) const CPP: Need = Need { program: "c++", package: "g++", what_for: "Fuzzing" };

/// Poppler, which reads our PDF files as other programs do.
pub(crate) const POPPLER: Need =
    Need { program: "pdftoppm", package: "poppler-utils", what_for: "Checking the printed sheets" };

impl Need {
    /// Makes sure that the program is there.
    pub(crate) fn ensure(&self) -> Result<()> {
        if available(self.program) {
            return Ok(());
        }
        let Self { program, package, what_for } = self;
        // Only the administrator can install; and a container often has a list of packages that is out of date.
        let installed = available("apt-get")
            && is_administrator()
            && run(&mut command("apt-get", &["update", "-qq"])).is_ok()
            && run(&mut command("apt-get", &["install", "-y", "-qq", package])).is_ok();
        if installed && available(program) {
            return Ok(());
        }
        bail!("{what_for} needs {program}: install it (on Debian: apt-get install {package}).");
    }
}

fn is_administrator() -> bool {
    let output = command("id", &["-u"]).output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
