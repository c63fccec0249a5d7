//! Connecting, the settings, the version.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions as _, query, query_as};
use tokio::time::timeout;

use super::read::Reader;
use super::write::Postgres;
use crate::migrations::{self, POSTGRES};
use crate::writer::Writer;
use crate::{ErrorKind, StoreError};

/// The oldest supported version, as in `server_version_num`.
const OLDEST: i32 = 130_000;

/// The number of writing tasks. Each game belongs to one of them.
const WRITERS: usize = 2;

/// The number of connections for reading.
const READERS: u32 = 6;

/// The timeout of connecting and of reading.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connects to the database, and creates missing tables.
pub(crate) async fn open(address: &str) -> Result<(Vec<Writer>, Reader), StoreError> {
    let options = options(address)?;
    let mut first = connect(&options).await?;
    migrations::run(&mut first, POSTGRES).await?;
    let mut writers = vec![Writer::start(Postgres::new(first, options.clone()))];
    while writers.len() < WRITERS {
        writers.push(Writer::start(Postgres::new(connect(&options).await?, options.clone())));
    }
    let readers = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options.options([("statement_timeout", "5s")]))
        .await
        .map_err(|error| StoreError::opening(&error))?;
    Ok((writers, Reader::new(readers)))
}

fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        let message = "the address of the database cannot be read: it does not begin with postgres://";
        return Err(StoreError::new(ErrorKind::NotOpened, message));
    }
    let options = PgConnectOptions::from_str(address).map_err(|error| {
        let message = format!("the address of the database cannot be read: {error}");
        StoreError::new(ErrorKind::NotOpened, message)
    })?;
    Ok(options.application_name("tessera").disable_statement_logging())
}

/// Connects to the database for reading only. Its tables must be there.
pub(crate) async fn open_reading(address: &str) -> Result<Reader, StoreError> {
    let readers = options(address)?.options([("default_transaction_read_only", "on")]);
    let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE).connect_with(readers);
    Ok(Reader::new(pool.await.map_err(|error| StoreError::opening(&error))?))
}

/// A connection for writing, with durable commits.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connecting = async {
        let mut connection = options.connect().await.map_err(|error| StoreError::opening(&error))?;
        set_up(&mut connection).await?;
        Ok(connection)
    };
    timeout(PATIENCE, connecting).await.unwrap_or_else(|_| {
        Err(StoreError::new(ErrorKind::NotOpened, "the database could not be opened: it does not answer"))
    })
}

async fn set_up(connection: &mut PgConnection) -> Result<(), StoreError> {
    let (version, fsync): (i32, String) =
        query_as("SELECT current_setting('server_version_num')::int, current_setting('fsync')")
            .fetch_one(&mut *connection)
            .await
            .map_err(|error| StoreError::opening(&error))?;
    if version < OLDEST {
        let message = "this PostgreSQL is too old: version 13 or later is needed";
        return Err(StoreError::new(ErrorKind::TooOld, message));
    }
    if fsync != "on" {
        let message = "PostgreSQL is set to lose data when the machine fails: set fsync to on";
        return Err(StoreError::new(ErrorKind::NotOpened, message));
    }
    // Every statement finds a few rows by key, so a query plan that scans a whole table is always wrong. A node that is
    // paused within a transaction must not block the others for long. Statements have no timeout: it would interrupt a
    // commit that waits for a replica, and report it as done.
    query(
        "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') \
         WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false), \
         set_config('default_transaction_isolation', 'read committed', false), \
         set_config('idle_in_transaction_session_timeout', '2s', false), \
         set_config('lock_timeout', '4s', false), set_config('enable_seqscan', 'off', false), \
         set_config('enable_hashjoin', 'off', false), set_config('enable_mergejoin', 'off', false)",
    )
    .execute(connection)
    .await
    .map_err(|error| StoreError::opening(&error))?;
    Ok(())
}
