//! Reading, concurrently with the connection that writes.

use std::path::Path;

use sqlx::sqlite::SqlitePool;
use sqlx::{query_as, query_scalar};

use super::json;
use crate::rows::{self, EventColumns, GameColumns, PresenceColumns, VisitColumns, failed};
use crate::{Beat, Counts, GameRow, Outage, Presence, Removal, StoreError, StoredEvent};

/// The connections that read.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pool: SqlitePool,
}

impl Reader {
    pub(super) fn new(pool: SqlitePool) -> Self {
        Self { pool }
    }

    /// Waits until its connections are closed.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// What SQLite finds wrong with the file.
    pub(crate) async fn damage(&self) -> Result<Vec<String>, StoreError> {
        let found: Vec<String> =
            query_scalar("PRAGMA quick_check(20)").fetch_all(&self.pool).await.map_err(failed)?;
        Ok(found.into_iter().filter(|found| found != "ok").collect())
    }

    /// Copies the database to a new file.
    pub(crate) async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(failed)?;
        super::open::copy(&mut connection, file).await
    }

    rows::common_reads!();

    pub(crate) async fn last(&self, games: &[&str]) -> Result<Vec<(String, u32)>, StoreError> {
        let rows: Vec<(String, i64)> =
            query_as("SELECT id, last_seq FROM game WHERE id IN (SELECT value FROM json_each($1))")
                .bind(json(&games)?)
                .fetch_all(&self.pool)
                .await
                .map_err(failed)?;
        rows.into_iter().map(|(game, seq)| Ok((game, rows::number(seq)?))).collect()
    }

    pub(crate) async fn presences(&self, games: &[&str]) -> Result<Vec<(String, Presence)>, StoreError> {
        let sql = "SELECT game, seat, node, since, until FROM presence \
             WHERE game IN (SELECT value FROM json_each($1))";
        let rows: Vec<VisitColumns> =
            query_as(sql).bind(json(&games)?).fetch_all(&self.pool).await.map_err(failed)?;
        rows.into_iter().map(rows::visit).collect()
    }
}
