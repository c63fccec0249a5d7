//! Why something could not be saved or read.

use std::error::Error;
use std::fmt;

use sqlx::error::DatabaseError;

/// What kind of error it is, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// It is not saved, or not known to be. Do the same again, with the same command: if it was saved after all, the
    /// answer says so.
    NotSaved,
    /// It could not be read. Try again.
    NotRead,
    /// The database could not be opened or reached.
    NotOpened,
    /// Another process has the database.
    Locked,
    /// The database is damaged, or is none of ours.
    Damaged,
    /// The library or the server of the database is too old for us.
    TooOld,
    /// The database was made by a newer version of this program.
    TooNew,
    /// What should be written breaks a rule of the store: a mistake of the caller.
    Invalid,
    /// This program was built without this database.
    Unsupported,
}

/// Why something could not be saved or read, as one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreError {
    kind: ErrorKind,
    sentence: String,
}

impl StoreError {
    pub(crate) fn new(kind: ErrorKind, sentence: impl Into<String>) -> Self {
        Self { kind, sentence: sentence.into() }
    }

    pub(crate) fn invalid(sentence: impl Into<String>) -> Self {
        Self::new(ErrorKind::Invalid, sentence)
    }

    pub(crate) fn not_saved(reason: impl fmt::Display) -> Self {
        Self::new(ErrorKind::NotSaved, format!("not saved: {reason}"))
    }

    pub(crate) fn damaged(reason: impl fmt::Display) -> Self {
        Self::new(ErrorKind::Damaged, format!("the database is damaged: {reason}"))
    }

    /// What went wrong while writing.
    pub(crate) fn writing(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| Self::not_saved(reason(error)))
    }

    /// What went wrong while reading.
    pub(crate) fn reading(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| {
            Self::new(ErrorKind::NotRead, format!("the database could not be read: {}", reason(error)))
        })
    }

    /// What went wrong while opening.
    pub(crate) fn opening(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| {
            let kind = if sqlite_code(error) == Some(5) { ErrorKind::Locked } else { ErrorKind::NotOpened };
            Self::new(kind, format!("the database could not be opened: {}", reason(error)))
        })
    }

    /// Errors that say more about the database than about what was done.
    fn from_database(error: &sqlx::Error) -> Option<Self> {
        let decoding = matches!(error, sqlx::Error::ColumnDecode { .. });
        (decoding || is_corrupt(error)).then(|| Self::damaged(reason(error)))
    }

    /// What kind of error it is.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
}

/// Whether the database says itself that it is damaged, or none.
fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // data_corrupted and index_corrupted of PostgreSQL, SQLITE_CORRUPT and SQLITE_NOTADB
    matches!(code.as_deref(), Some("XX001" | "XX002")) || matches!(sqlite_code(error), Some(11 | 26))
}

/// The primary result code of SQLite.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?;
    error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    error.code()?.parse::<u32>().ok().map(|code| code & 0xff)
}

/// The reason without what sqlx says about itself.
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "no connection became free in time".into(),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => "it is closed".into(),
        error => error.to_string(),
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl Error for StoreError {}
