//! Why there is no match.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why a match or a ladder cannot be played, or not be continued. One clear sentence each.
#[derive(Debug)]
#[non_exhaustive]
pub enum LabError {
    /// The settings make no sense.
    Settings(&'static str),
    /// A program does not work from the very beginning.
    Program {
        /// Which contestant.
        contestant: String,
        /// What is wrong with it.
        problem: String,
    },
    /// No opening of that length was found in which the game goes on.
    NoOpening {
        /// How many actions it should have.
        actions: usize,
    },
    /// The folder holds a match with other settings.
    AnotherMatch {
        /// The folder.
        folder: PathBuf,
        /// What differs.
        what: String,
        /// What it is there.
        there: String,
        /// What it is here.
        here: String,
    },
    /// Somebody else is using the folder.
    InUse(PathBuf),
    /// A file of the folder has been damaged.
    Damaged {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// A file or folder cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
}

impl LabError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        move |error| Self::File { path: path.into(), error }
    }
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settings(problem) => f.write_str(problem),
            Self::Program { contestant, problem } => write!(f, "{contestant} cannot play: {problem}"),
            Self::NoOpening { actions } => {
                write!(
                    f,
                    "no opening of {actions} actions was found after which the game goes on; take a shorter one"
                )
            }
            Self::AnotherMatch { folder, what, there, here } => write!(
                f,
                "the folder {} holds another match: its {what} is {there}, not {here}",
                folder.display()
            ),
            Self::InUse(folder) => write!(f, "the folder {} is in use by another match", folder.display()),
            Self::Damaged { file, line, problem } => {
                write!(f, "line {line} of {} cannot be read: {problem}", file.display())
            }
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl Error for LabError {}
