//! The errors of making and reading puzzles.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use tessera_journal::JournalError;

/// Why puzzles cannot be made or read. Each is one message for people.
#[derive(Debug)]
#[non_exhaustive]
pub enum PuzzleError {
    /// A file cannot be read or written. The message does not name it.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// Another process is using the file. The message does not name it.
    InUse(PathBuf),
    /// A line of a file is not a puzzle.
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The problem, as a message.
        problem: String,
    },
    /// The file holds puzzles of another game or seed.
    Another {
        /// The line, from 1.
        line: usize,
        /// The game there.
        game: &'static str,
        /// The seed there.
        seed: u64,
    },
}

impl PuzzleError {
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::File { path: path.into(), error }
    }

    pub(crate) fn journal(path: &Path) -> impl Fn(JournalError) -> Self {
        move |error| match error {
            JournalError::InUse => Self::InUse(path.into()),
            JournalError::Foreign => Self::damaged(1, "it is not the beginning of a file of puzzles"),
            JournalError::File(error) => Self::File { path: path.into(), error },
        }
    }

    pub(crate) fn damaged(line: usize, problem: impl fmt::Display) -> Self {
        Self::Damaged { line, problem: problem.to_string() }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { error, .. } => error.fmt(f),
            Self::InUse(_) => f.write_str("another process is using it"),
            Self::Damaged { line, problem } => write!(f, "line {line} is not a puzzle: {problem}"),
            Self::Another { line, game, seed } => {
                write!(f, "line {line} is a puzzle of {game} with seed {seed}: it belongs to another run")
            }
        }
    }
}

impl Error for PuzzleError {}
