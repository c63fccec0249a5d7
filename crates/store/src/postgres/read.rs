//! Reading.

use sqlx::postgres::PgPool;
use sqlx::{query_as, query_scalar};

use crate::rows::{self, EventColumns, GameColumns, PresenceColumns, VisitColumns, failed};
use crate::{Beat, Counts, GameRow, Outage, Presence, Removal, StoreError, StoredEvent};

/// The connections that read.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pool: PgPool,
}

impl Reader {
    pub(super) fn new(pool: PgPool) -> Self {
        Self { pool }
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    rows::common_reads!();

    pub(crate) async fn last(&self, games: &[&str]) -> Result<Vec<(String, u32)>, StoreError> {
        let rows: Vec<(String, i64)> = query_as("SELECT id, last_seq FROM game WHERE id = ANY ($1)")
            .bind(games)
            .fetch_all(&self.pool)
            .await
            .map_err(failed)?;
        rows.into_iter().map(|(game, seq)| Ok((game, rows::number(seq)?))).collect()
    }

    pub(crate) async fn presences(&self, games: &[&str]) -> Result<Vec<(String, Presence)>, StoreError> {
        let sql = "SELECT game, seat, node, since, until FROM presence WHERE game = ANY ($1)";
        let rows: Vec<VisitColumns> =
            query_as(sql).bind(games).fetch_all(&self.pool).await.map_err(failed)?;
        rows.into_iter().map(rows::visit).collect()
    }

    pub(crate) async fn clock(&self) -> Result<Option<i64>, StoreError> {
        let milliseconds = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8";
        query_scalar(milliseconds).fetch_one(&self.pool).await.map(Some).map_err(failed)
    }
}
