//! Build steps that are skipped if nothing that they read has changed since they last succeeded.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};

use crate::run::target;

/// Folders of results, which no step reads.
const MADE: [&str; 6] = ["node_modules", "dist", "test-results", "target", "__pycache__", ".mypy_cache"];

/// A step that reads some files and folders, and makes a file or folder.
pub(crate) struct Step<'a> {
    pub(crate) name: &'a str,
    pub(crate) reads: &'a [PathBuf],
    pub(crate) makes: &'a Path,
}

impl Step<'_> {
    /// Does the work unless it is up to date.
    pub(crate) fn run(&self, work: impl FnOnce() -> Result<()>) -> Result<()> {
        self.run_with(&target().join("stamps"), work)
    }

    /// Does the work unless the stamp in this folder shows that it is up to date.
    fn run_with(&self, stamps: &Path, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let stamp = stamps.join(self.name);
        let now = self
            .state()
            .with_context(|| format!("the sources of the step `{}` cannot be read", self.name))?;
        if self.makes.exists() && fs::read_to_string(&stamp).is_ok_and(|then| then == now) {
            eprintln!("{}: nothing has changed", self.name);
            return Ok(());
        }
        work()?;
        fs::create_dir_all(stamps)?;
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

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::{env, fs, process};

    use anyhow::bail;

    use super::Step;

    /// A folder with a source that a step reads. It is removed at the end.
    struct Sources(PathBuf);

    impl Sources {
        fn new(test: &str) -> Self {
            let folder = env::temp_dir().join(format!("tessera-stamp-{test}-{}", process::id()));
            fs::create_dir_all(folder.join("source/inner")).unwrap();
            fs::write(folder.join("source/inner/a.txt"), "one").unwrap();
            Self(folder)
        }

        fn source(&self, path: &str) -> PathBuf {
            self.0.join("source").join(path)
        }

        fn result(&self) -> PathBuf {
            self.0.join("result")
        }

        /// Whether the step does its work.
        fn works(&self) -> bool {
            let mut worked = false;
            let reads = [self.source("")];
            let step = Step { name: "test", reads: &reads, makes: &self.result() };
            step.run_with(&self.0.join("stamps"), || {
                worked = true;
                Ok(fs::write(self.result(), "made")?)
            })
            .unwrap();
            worked
        }
    }

    impl Drop for Sources {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_step_is_repeated_when_its_sources_change() {
        let sources = Sources::new("change");
        assert!(sources.works() && !sources.works());
        fs::write(sources.source("inner/a.txt"), "two").unwrap();
        assert!(sources.works() && !sources.works(), "other content");
        fs::rename(sources.source("inner/a.txt"), sources.source("inner/b.txt")).unwrap();
        assert!(sources.works() && !sources.works(), "another name");
        fs::write(sources.source("c.txt"), "").unwrap();
        assert!(sources.works() && !sources.works(), "a new file");
        fs::remove_file(sources.source("c.txt")).unwrap();
        assert!(sources.works() && !sources.works(), "a removed file");
    }

    #[test]
    fn results_are_not_sources() {
        let sources = Sources::new("results");
        assert!(sources.works());
        fs::create_dir_all(sources.source("inner/node_modules")).unwrap();
        fs::write(sources.source("inner/node_modules/a.js"), "").unwrap();
        assert!(!sources.works());
    }

    #[test]
    fn a_step_is_repeated_when_its_result_is_missing() {
        let sources = Sources::new("missing");
        assert!(sources.works());
        fs::remove_file(sources.result()).unwrap();
        assert!(sources.works());
    }

    #[test]
    fn a_step_that_failed_is_repeated() {
        let sources = Sources::new("failed");
        assert!(sources.works());
        fs::write(sources.source("inner/a.txt"), "two").unwrap();
        let reads = [sources.source("")];
        let step = Step { name: "test", reads: &reads, makes: &sources.result() };
        assert!(step.run_with(&sources.0.join("stamps"), || bail!("failed")).is_err());
        assert!(sources.works());
    }
}
