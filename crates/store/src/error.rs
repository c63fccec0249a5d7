//! Errors of the store.

use std::error::Error;
use std::fmt;

use sqlx::error::DatabaseError;

/// The kind of an error, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The write is not known to be saved. Repeat it with the same command: if it was saved after all, the result
    /// says so.
    NotSaved,
    /// The read failed. Try again.
    NotRead,
    /// The database could not be opened or reached.
    NotOpened,
    /// Another process has the database.
    Locked,
    /// The database is damaged, or of another program.
    Damaged,
    /// The version of SQLite or PostgreSQL is too old.
    TooOld,
    /// The database was made by a newer version of this program.
    TooNew,
    /// The write breaks a rule of the store: a mistake of the caller.
    Invalid,
    /// This program was built without this database.
    Unsupported,
}

/// An error of the store, with a message for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreError {
    kind: ErrorKind,
    message: String,
}

impl StoreError {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Invalid, message)
    }

    pub(crate) fn not_saved(reason: impl fmt::Display) -> Self {
        Self::new(ErrorKind::NotSaved, format!("not saved: {reason}"))
    }

    pub(crate) fn damaged(reason: impl fmt::Display) -> Self {
        Self::new(ErrorKind::Damaged, format!("the database is damaged: {reason}"))
    }

    /// An error while writing.
    pub(crate) fn writing(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| Self::not_saved(reason(error)))
    }

    /// An error while reading.
    pub(crate) fn reading(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| {
            Self::new(ErrorKind::NotRead, format!("the database could not be read: {}", reason(error)))
        })
    }

    /// An error while opening.
    pub(crate) fn opening(error: &sqlx::Error) -> Self {
        Self::from_database(error).unwrap_or_else(|| {
            let kind = if sqlite_code(error) == Some(5) { ErrorKind::Locked } else { ErrorKind::NotOpened };
            Self::new(kind, format!("the database could not be opened: {}", reason(error)))
        })
    }

    /// The error, if the database itself is damaged.
    fn from_database(error: &sqlx::Error) -> Option<Self> {
        let decoding = matches!(error, sqlx::Error::ColumnDecode { .. });
        (decoding || is_corrupt(error)).then(|| Self::damaged(reason(error)))
    }

    /// The kind of the error.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
}

/// Whether the database reports that it is damaged, or not a database.
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

/// The reason, without the prefixes of sqlx.
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => connection_reason(&error.to_string()),
        sqlx::Error::Tls(error) => connection_reason(&error.to_string()),
        sqlx::Error::PoolTimedOut => "no connection became free in time".into(),
        sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => "it is closed".into(),
        error => error.to_string(),
    }
}

/// Why there is no connection; a certificate that is not accepted is explained.
fn connection_reason(text: &str) -> String {
    let Some(flaw) = text.strip_prefix("invalid peer certificate: ") else { return text.to_owned() };
    format!(
        "the certificate of the database is not accepted ({flaw}): its name must be that of the address, and \
         sslrootcert can name the file of its authority"
    )
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for StoreError {}
