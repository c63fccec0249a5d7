//! Reading a whole store: for operators, beside a running server.

use std::path::Path;

#[cfg(feature = "postgres")]
use crate::postgres;
use crate::store::{Reader, Store, read};
use crate::{GameRow, StoreError, StoredEvent, sqlite};

/// How often a game is read again that changes meanwhile.
const ATTEMPTS: u32 = 5;

/// What a store has, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// All games.
    pub games: u64,
    /// The games that are over.
    pub finished: u64,
    /// The games without a second player.
    pub waiting: u64,
    /// The events of all games.
    pub events: u64,
}

impl Store {
    /// Opens the SQLite database in this file for reading only, also while another process writes to it. It never keeps
    /// another process from opening it, and may be of an earlier version. Writes fail.
    pub async fn read_sqlite(path: &Path) -> Result<Self, StoreError> {
        Ok(Self::reading(Reader::Sqlite(sqlite::open_reading(path).await?)))
    }

    /// Opens the PostgreSQL database at this address for reading only. Writes fail.
    #[cfg(feature = "postgres")]
    pub async fn read_postgres(address: &str) -> Result<Self, StoreError> {
        Ok(Self::reading(Reader::Postgres(postgres::open_reading(address).await?)))
    }

    /// Without the feature `postgres`, this is [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported).
    #[cfg(not(feature = "postgres"))]
    pub async fn read_postgres(address: &str) -> Result<Self, StoreError> {
        Self::open_postgres(address).await
    }

    /// The version of the tables.
    pub async fn version(&self) -> Result<i64, StoreError> {
        read!(self, version())
    }

    /// The last heartbeat of all nodes.
    pub async fn last_seen(&self) -> Result<Option<i64>, StoreError> {
        read!(self, last_seen())
    }

    /// What the store has, in numbers.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        read!(self, counts())
    }

    /// The names of games after this one, sorted.
    pub async fn games_after(&self, game: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        read!(self, games_after(game, limit))
    }

    /// The row and the log of a game, of one moment; `None` if there is no such game.
    pub async fn row_and_log(&self, game: &str) -> Result<Option<(GameRow, Vec<StoredEvent>)>, StoreError> {
        let mut last = None;
        for _ in 0..ATTEMPTS {
            let log = self.read(game, None).await?;
            let Some(row) = self.game(game).await? else { return Ok(None) };
            let is_whole = log.last().is_some_and(|event| event.seq == row.last_seq);
            last = Some((row, log));
            if is_whole {
                break;
            }
        }
        Ok(last)
    }

    /// What SQLite finds wrong with its file; nothing with PostgreSQL.
    pub async fn damage(&self) -> Result<Vec<String>, StoreError> {
        match &self.reader {
            Reader::Sqlite(reader) => reader.damage().await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// Copies a SQLite database to a new file, as it is at one moment. When the file has its name, it is whole and durable.
    /// With PostgreSQL, this is [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported).
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        match &self.reader {
            Reader::Sqlite(reader) => reader.copy_to(file).await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(_) => {
                let message = "a PostgreSQL database is copied by pg_dump";
                Err(StoreError::new(crate::ErrorKind::Unsupported, message))
            }
        }
    }

    /// Refuses a path that has a SQLite database, the remains of one, or a process that uses it. Writes nothing.
    pub fn check_vacant(path: &Path) -> Result<(), StoreError> {
        sqlite::check_vacant(path)
    }

    /// Copies a SQLite database to a path in an existing folder, for a server, under the conditions of
    /// [`check_vacant`](Self::check_vacant). When the file has its name, it is whole and durable. With PostgreSQL, this is
    /// [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported).
    pub async fn restore_to(&self, path: &Path) -> Result<(), StoreError> {
        match &self.reader {
            Reader::Sqlite(reader) => sqlite::restore(reader, path).await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(_) => {
                let message = "a PostgreSQL database is restored by pg_restore or psql";
                Err(StoreError::new(crate::ErrorKind::Unsupported, message))
            }
        }
    }
}
