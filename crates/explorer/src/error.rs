//! The errors of building and reading explorers.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use tessera_games::GameId;
use tessera_journal::JournalError;

use crate::Head;

/// Why an explorer cannot be built or read. Each is one message for people.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExplorerError {
    /// A file cannot be read or written. The message does not name it.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// Another process is using the file. The message does not name it.
    InUse(PathBuf),
    /// A line of a file is wrong.
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The problem, as a message.
        problem: String,
    },
    /// The file was begun with other settings.
    Another(Box<Head>),
    /// The file has more games than are wanted.
    TooMany(usize),
    /// There is no bundled explorer of the game.
    None(GameId),
}

impl ExplorerError {
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::File { path: path.into(), error }
    }

    pub(crate) fn journal(path: &Path) -> impl Fn(JournalError) -> Self {
        move |error| match error {
            JournalError::InUse => Self::InUse(path.into()),
            JournalError::Foreign => Self::damaged(1, "it is not the beginning of this explorer"),
            JournalError::File(error) => Self::File { path: path.into(), error },
        }
    }

    pub(crate) fn damaged(line: usize, problem: impl fmt::Display) -> Self {
        Self::Damaged { line, problem: problem.to_string() }
    }
}

impl fmt::Display for ExplorerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { error, .. } => error.fmt(f),
            Self::InUse(_) => f.write_str("another process is using it"),
            Self::Damaged { line, problem } => {
                write!(f, "line {line} of the explorer is damaged: {problem}")
            }
            Self::Another(head) => write!(f, "it was begun with other settings: {head}"),
            Self::TooMany(games) => write!(f, "it already has {games} games"),
            Self::None(game) => write!(f, "there is no opening explorer of {}", game.title()),
        }
    }
}

impl Error for ExplorerError {}
