//! Opening the file: the lock, the settings, the version.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, query, query_scalar};

use super::checkpoint::{self, Checkpoints};
use super::read::Reader;
use super::write::Sqlite;
use crate::migrations::{self, Step};
use crate::writer::Writer;
use crate::{ErrorKind, StoreError};

/// Earlier versions can damage a database in WAL mode (<https://sqlite.org/wal.html#walresetbug>).
const OLDEST: [u32; 3] = [3, 51, 3];

/// SQLite's application id of our files: `TESS`.
const APPLICATION: i32 = 0x5445_5353;

/// The number of connections for reading.
const READERS: u32 = 4;

/// How long a connection waits for a lock of another one.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the database, or creates it.
pub(crate) async fn open(path: &Path, steps: &[Step]) -> Result<(Writer, Reader), StoreError> {
    let lock = lock(path)?;
    let writing = options(path);
    let mut connection = connect(&writing.clone().create_if_missing(true)).await?;
    check_library(&mut connection).await?;
    check_settings(&mut connection).await?;
    check_origin(&mut connection, path).await?;
    back_up(&mut connection, path, steps).await?;
    migrations::run(&mut connection, steps).await?;
    // Writes of a killed process may be readable but not yet synchronised: make them durable before the first read.
    if !checkpoint::truncate(&mut connection).await.map_err(|error| StoreError::opening(&error))? {
        // A program that only reads is in the way, such as a backup.
        sync_log(path)?;
    }
    sync_folder(path)?;

    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(writing.clone().pragma("query_only", "ON"))
        .await
        .map_err(|error| StoreError::opening(&error))?;
    let checkpoints = Checkpoints::start(connect(&writing).await?);
    let backend = Sqlite::new(connection, writing, checkpoints, readers.clone(), lock);
    Ok((Writer::start(backend), Reader::new(readers)))
}

/// Makes the write-ahead log durable.
fn sync_log(path: &Path) -> Result<(), StoreError> {
    let log = beside(path, "-wal");
    OpenOptions::new().write(true).open(&log).and_then(|log| log.sync_all()).map_err(|error| {
        let message = format!("the file {} could not be synchronised: {error}", log.display());
        StoreError::new(ErrorKind::NotOpened, message)
    })
}

/// Opens the database for reading only.
pub(crate) async fn open_reading(path: &Path) -> Result<Reader, StoreError> {
    if !path.is_file() {
        let message = format!("there is no database {}", path.display());
        return Err(StoreError::new(ErrorKind::NotOpened, message));
    }
    let reading = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    let mut connection = connect(&reading).await?;
    let application: i32 = scalar(&mut connection, "PRAGMA application_id").await?;
    if application != APPLICATION {
        return Err(not_ours(path));
    }
    check_not_newer(&mut connection, migrations::SQLITE).await?;
    connection.close().await.map_err(|error| StoreError::opening(&error))?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(reading).await;
    Ok(Reader::new(pool.map_err(|error| StoreError::opening(&error))?))
}

/// Excludes other processes until the lock is dropped. The lock is on a separate file, which stays.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let name = beside(path, ".lock");
    let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&name);
    let file = opened.map_err(|error| {
        let message = format!("the file {} could not be opened: {error}", name.display());
        StoreError::new(ErrorKind::NotOpened, message)
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(locked(path)),
        Err(TryLockError::Error(error)) => {
            let message = format!("the file {} could not be locked: {error}", name.display());
            Err(StoreError::new(ErrorKind::NotOpened, message))
        }
    }
}

fn locked(path: &Path) -> StoreError {
    let path = path.display();
    let message = format!("another process has the database {path}: end it first, or use another one");
    StoreError::new(ErrorKind::Locked, message)
}

/// The settings of every connection.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // A separate task makes checkpoints, so that no commit waits for one.
        .pragma("wal_autocheckpoint", "0")
        .disable_statement_logging()
}

pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    options.connect().await.map_err(|error| StoreError::opening(&error))
}

async fn check_library(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: String = scalar(connection, "SELECT sqlite_version()").await?;
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let parts = [(); 3].map(|()| parts.next().unwrap_or(0));
    if parts < OLDEST {
        let message = format!("SQLite {version} is too old: 3.51.3 or later is needed");
        return Err(StoreError::new(ErrorKind::TooOld, message));
    }
    Ok(())
}

/// Checks that the file system supports a write-ahead log.
async fn check_settings(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let journal: String = scalar(connection, "PRAGMA journal_mode").await?;
    let synchronous: i64 = scalar(connection, "PRAGMA synchronous").await?;
    if journal != "wal" || synchronous != 2 {
        let message = "the database cannot have a write-ahead log here: use a disk of this machine";
        return Err(StoreError::new(ErrorKind::NotOpened, message));
    }
    Ok(())
}

/// Refuses databases of other programs, and marks a new one as ours.
async fn check_origin(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let application: i32 = scalar(connection, "PRAGMA application_id").await?;
    if application == APPLICATION {
        return Ok(());
    }
    let tables: i64 = scalar(connection, "SELECT count(*) FROM sqlite_schema").await?;
    if tables > 0 {
        return Err(not_ours(path));
    }
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}"));
    query(mark).execute(connection).await.map_err(|error| StoreError::opening(&error))?;
    Ok(())
}

fn not_ours(path: &Path) -> StoreError {
    StoreError::new(ErrorKind::Damaged, format!("{} is not a database of Tessera", path.display()))
}

/// The versions that the database has had. A newer one is an error.
async fn check_not_newer(connection: &mut SqliteConnection, steps: &[Step]) -> Result<Vec<i64>, StoreError> {
    let done: Vec<i64> = query_scalar("SELECT version FROM _sqlx_migrations")
        .fetch_all(connection)
        .await
        .map_err(|error| StoreError::opening(&error))?;
    if done.iter().any(|&version| steps.iter().all(|step| step.0 != version)) {
        return Err(migrations::too_new());
    }
    Ok(done)
}

/// Copies a database before its migration, to a file such as `tessera.db.before-2`.
async fn back_up(connection: &mut SqliteConnection, path: &Path, steps: &[Step]) -> Result<(), StoreError> {
    let tables = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    let tables: i64 = scalar(connection, tables).await?;
    if tables == 0 {
        return Ok(());
    }
    let done = check_not_newer(connection, steps).await?;
    let next = steps.iter().map(|step| step.0).filter(|version| !done.contains(version)).min();
    let (Some(next), false) = (next, done.is_empty()) else { return Ok(()) };
    copy(connection, &beside(path, &format!(".before-{next}"))).await
}

/// Copies a database to another file, as it is at one moment.
pub(super) async fn copy(connection: &mut SqliteConnection, copy: &Path) -> Result<(), StoreError> {
    // A temporary name first, so that a file with the final name is complete.
    let part = beside(copy, ".part");
    let failed = |reason: &dyn std::fmt::Display| {
        let message = format!("the database could not be copied to {}: {reason}", copy.display());
        StoreError::new(ErrorKind::NotOpened, message)
    };
    let Some(name) = part.to_str() else { return Err(failed(&"its name is not UTF-8")) };
    match fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(&error)),
        _ => {}
    }
    query("VACUUM INTO $1").bind(name).execute(connection).await.map_err(|error| failed(&error))?;
    let kept = File::open(&part).and_then(|file| file.sync_all()).and_then(|()| fs::rename(&part, copy));
    kept.map_err(|error| failed(&error))?;
    sync_folder(copy)
}

async fn scalar<T>(connection: &mut SqliteConnection, sql: &'static str) -> Result<T, StoreError>
where
    T: for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite> + Send + Unpin,
{
    query_scalar(sql).fetch_one(connection).await.map_err(|error| StoreError::opening(&error))
}

/// The path with this suffix.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// Makes the names of new files durable, and the name of the folder, which may be new as well.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    if !cfg!(unix) {
        return Ok(());
    }
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for (above, folder) in path.ancestors().skip(1).take(2).enumerate() {
        match File::open(folder).and_then(|folder| folder.sync_all()) {
            // Its owner has made the folder of the database in a folder that we may not read, such as one of mode 0711.
            Err(error) if above == 1 && error.kind() == std::io::ErrorKind::PermissionDenied => {}
            Err(error) => {
                let message = format!("the folder {} could not be synchronised: {error}", folder.display());
                return Err(StoreError::new(ErrorKind::NotOpened, message));
            }
            Ok(()) => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations::SQLITE;

    /// A folder of its own for each test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tessera-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        folder
    }

    async fn tables(path: &Path) -> Vec<String> {
        let mut connection = connect(&SqliteConnectOptions::new().filename(path)).await.unwrap();
        let sql = "SELECT name FROM sqlite_schema WHERE name IN ('event', 'later') ORDER BY name";
        query_scalar(sql).fetch_all(&mut connection).await.unwrap()
    }

    #[tokio::test]
    async fn a_database_is_copied_before_it_is_changed() {
        let folder = folder("migration");
        let path = folder.join("tessera.db");
        let later = [SQLITE, &[(3, "later", "CREATE TABLE later (a INTEGER)")]].concat();
        let broken = [SQLITE, &[(3, "later", "CREATE TABLE later (a INTEGER); CREATE TABEL")]].concat();
        let copy = folder.join("tessera.db.before-3");
        // An unfinished copy is overwritten.
        fs::write(folder.join("tessera.db.before-3.part"), "begun").unwrap();

        for _ in 0..2 {
            open(&path, SQLITE).await.unwrap().0.close().await;
            assert!(!folder.join("tessera.db.before-1").exists(), "a new database needs no copy");
        }
        // A change that fails is not made, and the next one works.
        let error = open(&path, &broken).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotOpened, "{error}");
        assert_eq!(tables(&path).await, ["event"]);
        for _ in 0..2 {
            open(&path, &later).await.unwrap().0.close().await;
            assert_eq!(tables(&path).await, ["event", "later"]);
            assert_eq!(tables(&copy).await, ["event"]);
        }
        assert!(!folder.join("tessera.db.before-3.part").exists());
        // The older version refuses the migrated database, and can use the copy.
        assert_eq!(open(&path, SQLITE).await.unwrap_err().kind(), ErrorKind::TooNew);
        open(&copy, SQLITE).await.unwrap().0.close().await;
        // A migration that differs from the one that was run is refused.
        let changed = [(1, "start", "CREATE TABLE other (a INTEGER)"), later[1], later[2]];
        assert_eq!(open(&path, &changed).await.unwrap_err().kind(), ErrorKind::Damaged);
        fs::remove_dir_all(&folder).unwrap();
    }
}
