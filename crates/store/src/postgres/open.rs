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

/// The oldest version that is tried, as `server_version_num` has it.
const OLDEST: i32 = 130_000;

/// How many tasks write. Each game has its own.
const WRITERS: usize = 2;

/// How many connections read.
const READERS: u32 = 6;

/// How long connecting and reading may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connects to the database, and makes its tables if they are missing.
pub(crate) async fn open(address: &str) -> Result<(Vec<Writer>, Reader), StoreError> {
    let options = PgConnectOptions::from_str(address)
        .map_err(|error| {
            let sentence = format!("the address of the database cannot be read: {error}");
            StoreError::new(ErrorKind::NotOpened, sentence)
        })?
        .application_name("tessera")
        .disable_statement_logging();
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

/// A connection that writes: what it commits is durable.
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
        let sentence = "this PostgreSQL is too old: version 13 or later is needed";
        return Err(StoreError::new(ErrorKind::TooOld, sentence));
    }
    if fsync != "on" {
        let sentence = "PostgreSQL is set to lose data when the machine fails: set fsync to on";
        return Err(StoreError::new(ErrorKind::NotOpened, sentence));
    }
    // Every statement finds a few rows by their keys, and a plan that reads a whole table instead is always wrong.
    // A node that stands still in a transaction must not hold up the others for long. There is no time limit on a
    // statement, because it would end a commit that waits for a replica, and call it done.
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
