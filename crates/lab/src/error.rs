//! The errors of matches and training.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

use tessera_journal::JournalError;
use tessera_players::fitting::WeightsError;

/// Why a match or ladder cannot be played, or weights cannot be made. Each is one message for people.
#[derive(Debug)]
#[non_exhaustive]
pub enum LabError {
    /// The settings make no sense.
    Settings(&'static str),
    /// A program does not work from the very beginning.
    Program {
        /// Which contestant.
        contestant: String,
        /// The problem, as a message.
        problem: String,
    },
    /// No opening of that length was found that does not end the game.
    NoOpening {
        /// How many actions it should have.
        actions: usize,
    },
    /// The folder holds a match with other settings.
    AnotherMatch {
        /// The folder.
        folder: PathBuf,
        /// The setting that differs.
        what: String,
        /// Its value in the folder.
        there: String,
        /// Its value in this match.
        here: String,
    },
    /// The data file was made by another recipe.
    AnotherRecipe {
        /// The file.
        file: PathBuf,
        /// The recipe in the file.
        there: String,
        /// The recipe that was asked for.
        here: String,
    },
    /// The data file has fewer games than its recipe.
    MissingGames {
        /// The file.
        file: PathBuf,
        /// The games in it.
        there: usize,
        /// The games of the recipe.
        needed: usize,
    },
    /// The weights do not fit the game's evaluation.
    Weights(WeightsError),
    /// The fit was interrupted.
    Stopped,
    /// A file has the name of one of ours, but was not made by a match.
    Stranger(PathBuf),
    /// Another process is using the folder or file.
    InUse(PathBuf),
    /// A file is damaged.
    Damaged {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The problem, as a message.
        problem: String,
    },
    /// A file or folder cannot be read or written.
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
}

impl LabError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        move |error| Self::File { path: path.into(), error }
    }

    pub(crate) fn journal(path: &Path) -> impl FnOnce(JournalError) -> Self {
        move |error| match error {
            JournalError::InUse => Self::InUse(path.into()),
            JournalError::Foreign => {
                Self::Damaged { file: path.into(), line: 1, problem: "another program has written it".into() }
            }
            JournalError::File(error) => Self::File { path: path.into(), error },
        }
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
            Self::AnotherRecipe { file, there, here } => {
                write!(f, "{} was made by another recipe: {there}, not {here}", file.display())
            }
            Self::MissingGames { file, there, needed } => {
                write!(f, "{} has {there} of {needed} games; generate the others first", file.display())
            }
            Self::Weights(error) => error.fmt(f),
            Self::Stopped => f.write_str("the fit was stopped"),
            Self::Stranger(path) => {
                write!(
                    f,
                    "{} was not written by a match and is left alone: take another folder",
                    path.display()
                )
            }
            Self::InUse(path) => write!(f, "{} is in use by another process", path.display()),
            Self::Damaged { file, line, problem } => {
                write!(f, "line {line} of {} cannot be read: {problem}", file.display())
            }
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl Error for LabError {}

impl From<WeightsError> for LabError {
    fn from(error: WeightsError) -> Self {
        Self::Weights(error)
    }
}
