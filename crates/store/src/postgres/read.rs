//! Reading.

use sqlx::postgres::PgPool;
use sqlx::{query_as, query_scalar};

use crate::rows::{self, EventColumns, GameColumns, PresenceColumns};
use crate::{Beat, GameRow, Presence, StoreError, StoredEvent};

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

    pub(crate) async fn game(&self, game: &str) -> Result<Option<GameRow>, StoreError> {
        let row: Option<GameColumns> =
            query_as(rows::READ_GAME).bind(game).fetch_optional(&self.pool).await.map_err(failed)?;
        Ok(row.map(rows::game).transpose()?.map(|(_, row)| row))
    }

    pub(crate) async fn read(&self, game: &str, after: Option<u32>) -> Result<Vec<StoredEvent>, StoreError> {
        let events: Vec<EventColumns> = query_as(rows::READ_EVENTS)
            .bind(game)
            .bind(after.map_or(-1, i64::from))
            .fetch_all(&self.pool)
            .await
            .map_err(failed)?;
        rows::events(events, after)
    }

    pub(crate) async fn last(&self, games: &[&str]) -> Result<Vec<(String, u32)>, StoreError> {
        let rows: Vec<(String, i64)> = query_as("SELECT id, last_seq FROM game WHERE id = ANY ($1)")
            .bind(games)
            .fetch_all(&self.pool)
            .await
            .map_err(failed)?;
        rows.into_iter().map(|(game, seq)| Ok((game, rows::number(seq)?))).collect()
    }

    pub(crate) async fn clock(&self) -> Result<Option<i64>, StoreError> {
        let milliseconds = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8";
        query_scalar(milliseconds).fetch_one(&self.pool).await.map(Some).map_err(failed)
    }

    pub(crate) async fn overdue(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let limit = i64::from(limit);
        query_scalar(rows::READ_OVERDUE).bind(now).bind(limit).fetch_all(&self.pool).await.map_err(failed)
    }

    pub(crate) async fn beats(&self) -> Result<Vec<Beat>, StoreError> {
        let beats: Vec<(String, i64)> =
            query_as(rows::READ_BEATS).fetch_all(&self.pool).await.map_err(failed)?;
        Ok(beats.into_iter().map(rows::beat).collect())
    }

    pub(crate) async fn presence(&self, game: &str) -> Result<Vec<Presence>, StoreError> {
        let presences: Vec<PresenceColumns> =
            query_as(rows::READ_PRESENCE).bind(game).fetch_all(&self.pool).await.map_err(failed)?;
        presences.into_iter().map(rows::presence).collect()
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    StoreError::reading(&error)
}
