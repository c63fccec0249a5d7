//! `tessera completions` and `tessera man`: made from the same definitions as the help.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use clap_complete::Shell;

use crate::{help, manual};

/// Print the completions of a shell
#[derive(Args)]
#[command(after_help = "Examples:
  tessera completions bash > ~/.local/share/bash-completion/completions/tessera
  tessera completions fish > ~/.config/fish/completions/tessera.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<()> {
        // clap_complete panics when it cannot write, so it writes to memory.
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut help::definition(), "tessera", &mut text);
        io::stdout().write_all(&text)?;
        Ok(())
    }
}

/// Print the manual page, or write all of them into a folder
#[derive(Args)]
#[command(after_help = "Examples:
  tessera man | man -l -
  tessera man ~/.local/share/man/man1    a page for each command")]
pub(crate) struct Man {
    /// The folder; left out, the page of `tessera` itself is printed
    folder: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self) -> Result<()> {
        let pages = manual::pages()?;
        let Some(folder) = &self.folder else {
            return Ok(io::stdout().write_all(pages.first().map_or(&[][..], |page| &page.text))?);
        };
        let shown = folder.display();
        fs::create_dir_all(folder).with_context(|| format!("the folder {shown} cannot be made"))?;
        for page in pages {
            fs::write(folder.join(page.file), page.text)
                .with_context(|| format!("the pages cannot be written to {shown}"))?;
        }
        Ok(())
    }
}
