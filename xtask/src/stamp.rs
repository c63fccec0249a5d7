//! Build steps that are skipped if nothing that they read has changed since they last succeeded.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};

use crate::run::target;

/// Folders of results, which are not read.
const MADE: [&str; 6] = ["node_modules", "dist", "test-results", "target", "__pycache__", ".mypy_cache"];

/// A step that reads some files and folders, and makes one.
pub(crate) struct Step<'a> {
    pub(crate) name: &'a str,
    pub(crate) reads: &'a [PathBuf],
    pub(crate) makes: &'a Path,
}

impl Step<'_> {
    /// Does the work unless it is up to date.
    pub(crate) fn run(&self, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let stamp = target().join("stamps").join(self.name);
        let now = self
            .state()
            .with_context(|| format!("the sources of the step `{}` cannot be read", self.name))?;
        if self.makes.exists() && fs::read_to_string(&stamp).is_ok_and(|then| then == now) {
            eprintln!("{}: nothing has changed", self.name);
            return Ok(());
        }
        work()?;
        fs::create_dir_all(target().join("stamps"))?;
        Ok(fs::write(stamp, now)?)
    }

    /// A hash of the names and contents of everything that is read.
    fn state(&self) -> io::Result<String> {
        let mut files = Vec::new();
        for path in self.reads {
            collect(path, &mut files)?;
        }
        files.sort();
        let mut hasher = DefaultHasher::new();
        for file in files {
            fs::read(&file)?.hash(&mut hasher);
            file.hash(&mut hasher);
        }
        Ok(format!("{:016x}", hasher.finish()))
    }
}

/// A file, or all files below a folder.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.extend(path.exists().then(|| path.to_owned()));
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if !MADE.iter().any(|made| entry.file_name() == *made) {
            collect(&entry.path(), files)?;
        }
    }
    Ok(())
}
