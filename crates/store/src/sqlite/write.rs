//! Writing a transaction.

use std::fs::File;

use serde::Serialize;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{Connection as _, query, query_as, query_scalar};

use super::checkpoint::{self, Checkpoints};
use super::json;
use super::open::connect;
use crate::plan::{self, Plan, WriteOp, WriteResult};
use crate::rows::{self, GameColumns};
use crate::writer::Backend;
use crate::{Hash, StoreError};

/// The connection that writes, and everything that closes with it.
pub(super) struct Sqlite {
    /// `None` after a failure: the next transaction begins with a new connection.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    checkpoints: Checkpoints,
    readers: SqlitePool,
    lock: File,
}

impl Sqlite {
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        checkpoints: Checkpoints,
        readers: SqlitePool,
        lock: File,
    ) -> Self {
        Self { connection: Some(connection), options, checkpoints, readers, lock }
    }
}

impl Backend for Sqlite {
    async fn write(&mut self, ops: &[WriteOp]) -> Result<Vec<WriteResult>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.options).await.map_err(StoreError::not_saved)?,
        };
        match transaction(&mut connection, ops).await {
            Ok(results) => {
                self.checkpoints.written(&mut connection).await;
                self.connection = Some(connection);
                Ok(results)
            }
            Err(error) => {
                // The connection's state is unknown: close it.
                let _ = connection.close().await;
                self.checkpoints.failed();
                Err(error)
            }
        }
    }

    async fn close(self) {
        self.checkpoints.stop().await;
        self.readers.close().await;
        if let Some(mut connection) = self.connection {
            // If it fails, the log stays, and is read when the database is opened again.
            let _ = checkpoint::truncate(&mut connection).await;
            let _ = connection.close().await;
        }
        // Only now may another process open the file.
        drop(self.lock);
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    ops: &[WriteOp],
) -> Result<Vec<WriteResult>, StoreError> {
    // IMMEDIATE, because a transaction that begins with a read cannot write after another connection has written.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut plan = Plan::default();
    learn(&mut transaction, ops, &mut plan).await?;
    let results = plan.decide(ops);
    if !plan.is_empty() {
        apply(&mut transaction, &plan).await?;
    }
    transaction.commit().await.map_err(failed)?;
    Ok(results)
}

/// Reads the rows that the plan needs.
async fn learn(
    connection: &mut SqliteConnection,
    ops: &[WriteOp],
    plan: &mut Plan<'_>,
) -> Result<(), StoreError> {
    let names = plan::games(ops);
    if names.is_empty() {
        return Ok(());
    }
    let new = plan::new_games(ops);
    if !new.is_empty() {
        let gone: Vec<String> = query_scalar(rows::READ_GONE_SQLITE)
            .bind(json(&new)?)
            .fetch_all(&mut *connection)
            .await
            .map_err(failed)?;
        plan.gone.extend(gone);
    }
    let games: Vec<GameColumns> = query_as(
        "SELECT id, first, second, invite, last_seq, deadline, over, created FROM game \
         WHERE id IN (SELECT value FROM json_each($1))",
    )
    .bind(json(&names)?)
    .fetch_all(&mut *connection)
    .await
    .map_err(failed)?;
    for columns in games {
        let (name, row) = rows::game(columns)?;
        plan.know_game(name, row.into());
    }
    let commands: Vec<(String, String, i64)> = query_as(
        "SELECT event.game, event.command, event.seq FROM json_each($1) AS asked \
         CROSS JOIN event ON event.game = asked.value->>0 AND event.command = asked.value->>1",
    )
    .bind(json(&plan::commands(ops))?)
    .fetch_all(connection)
    .await
    .map_err(failed)?;
    for (game, command, seq) in commands {
        plan.know_command(game, command, rows::number(seq)?);
    }
    Ok(())
}

/// Writes the plan, with one statement per table for any number of rows.
async fn apply(connection: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), StoreError> {
    let games: Vec<_> = plan
        .changed_games()
        .map(|(name, game)| {
            let [first, second] = game.seats.map(hex);
            (name, game.created, first, second, hex(game.invite), game.last_seq, game.deadline, game.over)
        })
        .collect();
    insert(
        connection,
        &games,
        "INSERT INTO game (id, created, first, second, invite, last_seq, deadline, over) \
         SELECT value->>0, value->>1, unhex(value->>2), unhex(value->>3), unhex(value->>4), value->>5, \
         value->>6, value->>7 FROM json_each($1) WHERE true \
         ON CONFLICT (id) DO UPDATE SET first = excluded.first, second = excluded.second, \
         last_seq = excluded.last_seq, deadline = excluded.deadline, over = excluded.over",
    )
    .await?;

    let events: Vec<_> = plan
        .events
        .iter()
        .map(|event| (&event.game, event.seq, &event.command, event.seat, event.at, &event.body))
        .collect();
    insert(
        connection,
        &events,
        "INSERT INTO event (game, seq, command, seat, at, body) \
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each($1)",
    )
    .await?;

    for node in &plan.forgotten {
        let over = "DELETE FROM presence WHERE node = $1 AND until IS NULL \
                    AND (SELECT over FROM game WHERE id = presence.game)";
        let end = "UPDATE presence SET until = coalesce((SELECT at FROM beat WHERE node = $1), since) \
                   WHERE node = $1 AND until IS NULL";
        for sql in [over, end, "DELETE FROM beat WHERE node = $1"] {
            query(sql).bind(*node).execute(&mut *connection).await.map_err(failed)?;
        }
    }

    let beats: Vec<_> = plan.beats.iter().map(|(node, at)| (node, at, rows::BEAT_VERSION)).collect();
    insert(
        connection,
        &beats,
        "INSERT INTO beat (node, at, version) SELECT value->>0, value->>1, value->>2 FROM json_each($1) \
         WHERE true ON CONFLICT (node) DO UPDATE SET at = excluded.at, version = excluded.version",
    )
    .await?;

    let outages: Vec<_> = plan.outages.iter().collect();
    insert(
        connection,
        &outages,
        "INSERT INTO outage (since, until) SELECT value->>0, value->>1 FROM json_each($1) WHERE true \
         ON CONFLICT (since) DO UPDATE SET until = max(outage.until, excluded.until)",
    )
    .await?;

    let (arrivals, departures): (Vec<_>, Vec<_>) = plan
        .visits
        .iter()
        .map(|(&(game, seat, node), visit)| (game, seat, node, visit.since, visit.until))
        .partition(|visit| visit.3.is_some());
    insert(
        connection,
        &arrivals,
        "INSERT INTO presence (game, seat, node, since, until) \
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each($1) WHERE true \
         ON CONFLICT (game, seat, node) DO UPDATE SET \
         since = CASE WHEN presence.until IS NULL THEN presence.since ELSE excluded.since END, \
         until = excluded.until",
    )
    .await?;
    insert(
        connection,
        &departures,
        "UPDATE presence SET until = asked.value->>4 FROM json_each($1) AS asked \
         WHERE presence.game = asked.value->>0 AND presence.seat = asked.value->>1 \
         AND presence.node = asked.value->>2 AND presence.until IS NULL",
    )
    .await?;
    prune(connection, plan).await?;
    remove(connection, plan).await
}

/// Removes games. What they had is overwritten: no remains are left in the file.
async fn remove(connection: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), StoreError> {
    if plan.removals.is_empty() {
        return Ok(());
    }
    query("PRAGMA secure_delete = ON").execute(&mut *connection).await.map_err(failed)?;
    for removal in &plan.removals {
        query("INSERT INTO removed (game, at, reason, log) VALUES ($1, $2, $3, $4)")
            .bind(&removal.game)
            .bind(removal.at)
            .bind(&removal.reason)
            .bind(&removal.log[..])
            .execute(&mut *connection)
            .await
            .map_err(failed)?;
        for sql in rows::REMOVE {
            query(sql).bind(&removal.game).execute(&mut *connection).await.map_err(failed)?;
        }
    }
    query("PRAGMA secure_delete = OFF").execute(connection).await.map_err(failed)?;
    Ok(())
}

/// Forgets where the players of finished games were.
async fn prune(connection: &mut SqliteConnection, plan: &Plan<'_>) -> Result<(), StoreError> {
    let ended: Vec<_> = plan.ended_games().collect();
    insert(
        connection,
        &ended,
        "DELETE FROM presence WHERE until IS NOT NULL AND game IN (SELECT value FROM json_each($1))",
    )
    .await?;
    let left: Vec<_> = plan.ended_visits().collect();
    insert(
        connection,
        &left,
        "DELETE FROM presence WHERE until IS NOT NULL AND (game, seat, node) IN \
         (SELECT value->>0, value->>1, value->>2 FROM json_each($1)) \
         AND (SELECT over FROM game WHERE id = presence.game)",
    )
    .await
}

/// Runs a statement on rows, if there are any.
async fn insert<T: Serialize>(
    connection: &mut SqliteConnection,
    rows: &[T],
    sql: &'static str,
) -> Result<(), StoreError> {
    if !rows.is_empty() {
        let rows = json(&rows)?;
        query(sql).bind(rows).execute(connection).await.map_err(failed)?;
    }
    Ok(())
}

fn hex(hash: Option<Hash>) -> Option<String> {
    hash.map(|hash| hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    StoreError::writing(&error)
}
