//! The errors of solving a board.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use tessera_game::TextError;

use crate::NotProved;

/// Why there is no certificate. Each is one message for people.
#[derive(Debug)]
#[non_exhaustive]
pub enum ProofError {
    /// No board of this game can be proved.
    Game(NotProved),
    /// The text is no position of the game.
    Position(TextError),
    /// The value was not found before the time was over or the search was stopped.
    Unsolved,
    /// A file cannot be read or written. The message names it.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A line of the notes of an earlier run cannot be read. The message names the file.
    Notes {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// Another process is using the notes. The message names the file.
    InUse(PathBuf),
    /// Two answers of the search contradict each other: two positions have the same hash.
    Contradiction(String),
}

impl ProofError {
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |error| Self::File { path: path.clone(), error }
    }
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Unsolved => f.write_str("the value was not found within the limit"),
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Notes { path, line } => {
                write!(f, "{}: line {line} is not a note of a solved position", path.display())
            }
            Self::InUse(path) => write!(f, "{}: another process is using it", path.display()),
            Self::Contradiction(position) => {
                write!(f, "the answers of the search contradict each other in {position}")
            }
        }
    }
}

impl Error for ProofError {}

impl From<TextError> for ProofError {
    fn from(error: TextError) -> Self {
        Self::Position(error)
    }
}

impl From<NotProved> for ProofError {
    fn from(error: NotProved) -> Self {
        Self::Game(error)
    }
}
