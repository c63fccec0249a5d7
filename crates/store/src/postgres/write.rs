//! Writing a transaction.
//!
//! A transaction locks the rows of its games, in the order of their names, before it reads them. So nodes never deadlock,
//! and the rows stay unchanged until the commit.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, query, query_as, query_scalar};
use tokio::time::{sleep, timeout};

use super::open::connect;
use crate::plan::{self, Plan, WriteOp, WriteResult};
use crate::rows::{self, GameColumns};
use crate::writer::Backend;
use crate::{Hash, NewEvent, NewGame, StoreError};

/// The timeout of a transaction, after which its connection is dropped.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long, and how often, the database is asked for the outcome of a transaction.
const ASKING: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(100);

/// Binds the columns of events, each as an array.
macro_rules! bind_events {
    ($query:expr, $events:expr) => {
        $query
            .bind($events.iter().map(|event| &*event.game).collect::<Vec<_>>())
            .bind($events.iter().map(|event| i64::from(event.seq)).collect::<Vec<_>>())
            .bind($events.iter().map(|event| &*event.command).collect::<Vec<_>>())
            .bind($events.iter().map(|event| event.seat.map(i16::from)).collect::<Vec<_>>())
            .bind($events.iter().map(|event| event.at).collect::<Vec<_>>())
            .bind($events.iter().map(|event| &*event.body).collect::<Vec<_>>())
    };
}

/// A connection for writing.
pub(super) struct Postgres {
    /// `None` after a failure: the next transaction begins with a new connection.
    connection: Option<PgConnection>,
    options: PgConnectOptions,
}

/// Why a transaction failed before its commit.
enum Failure {
    /// The connection was lost before the commit: nothing is saved.
    Lost(StoreError),
    /// The database has refused something: nothing is saved.
    Refused(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        let reason = StoreError::writing(&error);
        let code = error.as_database_error().and_then(DatabaseError::code);
        // The server closed the connection: it stops, or this process was paused within a transaction.
        let ended = code.is_none_or(|code| code.starts_with("57P") || code == "25P03");
        if ended { Self::Lost(reason) } else { Self::Refused(reason) }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Refused(error)
    }
}

/// A commit that was sent: its events, and the results if it succeeds.
struct Commit<'a> {
    events: Vec<&'a NewEvent>,
    results: Vec<WriteResult>,
}

impl Postgres {
    pub(super) fn new(connection: PgConnection, options: PgConnectOptions) -> Self {
        Self { connection: Some(connection), options }
    }

    async fn connection(&mut self) -> Result<PgConnection, StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => connect(&self.options).await.map_err(StoreError::not_saved),
        }
    }

    /// Makes one attempt. Keeps the connection only if no transaction is open on it.
    async fn attempt(&mut self, ops: &[WriteOp]) -> Result<Vec<WriteResult>, Failure> {
        let mut connection = self.connection().await?;
        let mut sent = None;
        let attempt = timeout(PATIENCE, transaction(&mut connection, ops, &mut sent)).await;
        match (attempt, sent) {
            (Ok(Ok(results)), _) => {
                self.connection = Some(connection);
                Ok(results)
            }
            // The commit's outcome is unknown.
            (_, Some(Commit { events, results })) if !events.is_empty() => {
                drop(connection);
                self.find_out(&events).await.map(|()| results).map_err(Failure::Refused)
            }
            (Ok(Err(failure)), _) => Err(failure),
            (Err(_), _) => Err(Failure::Refused(StoreError::not_saved("the database does not answer"))),
        }
    }

    /// Finds out on a new connection whether the transaction with these events was committed.
    ///
    /// The transaction's id would not do: after a crash, another transaction can have the same.
    async fn find_out(&mut self, events: &[&NewEvent]) -> Result<(), StoreError> {
        let asking = async {
            loop {
                if let Ok(saved) = self.ask(events).await {
                    return saved;
                }
                sleep(PAUSE).await;
            }
        };
        match timeout(ASKING, asking).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreError::not_saved("the connection was lost")),
            Err(_) => Err(StoreError::not_saved("the connection was lost, and the outcome is not known")),
        }
    }

    /// Whether the logs have all of these events, unchanged.
    async fn ask(&mut self, events: &[&NewEvent]) -> Result<bool, StoreError> {
        let failed = |error: sqlx::Error| StoreError::writing(&error);
        let mut connection = connect(&self.options).await?;
        let mut transaction = connection.begin().await.map_err(failed)?;
        // If the lost transaction is still running, this waits for its end.
        let games: BTreeSet<&str> = events.iter().map(|event| &*event.game).collect();
        query("SELECT 1 FROM game WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE")
            .bind(games.into_iter().collect::<Vec<_>>())
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        let sql = "SELECT count(*) \
             FROM unnest($1::text[], $2::int8[], $3::text[], $4::int2[], $5::int8[], $6::text[]) \
             AS asked (game, seq, command, seat, at, body) JOIN event \
             ON event.game = asked.game AND event.seq = asked.seq AND event.command = asked.command \
             AND event.seat IS NOT DISTINCT FROM asked.seat AND event.at = asked.at AND event.body = asked.body";
        let found: i64 =
            bind_events!(query_scalar(sql), events).fetch_one(&mut *transaction).await.map_err(failed)?;
        transaction.rollback().await.map_err(failed)?;
        self.connection = Some(connection);
        Ok(usize::try_from(found) == Ok(events.len()))
    }
}

impl Backend for Postgres {
    async fn write(&mut self, ops: &[WriteOp]) -> Result<Vec<WriteResult>, StoreError> {
        // An idle connection may have been lost unnoticed: retry once on a new one.
        let failure = match self.attempt(ops).await {
            Err(Failure::Lost(_)) => self.attempt(ops).await,
            answered => answered,
        };
        failure.map_err(|(Failure::Lost(error) | Failure::Refused(error))| error)
    }

    async fn close(self) {
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }
}

async fn transaction<'a>(
    connection: &mut PgConnection,
    ops: &'a [WriteOp],
    sent: &mut Option<Commit<'a>>,
) -> Result<Vec<WriteResult>, Failure> {
    let mut transaction = connection.begin().await?;
    let mut plan = Plan::default();
    learn(&mut transaction, ops, &mut plan).await?;
    let results = plan.decide(ops);
    if !plan.is_empty() {
        apply(&mut transaction, &plan).await?;
    }
    let sent = sent.insert(Commit { events: plan.events, results });
    transaction.commit().await?;
    Ok(std::mem::take(&mut sent.results))
}

/// Creates new games, locks existing ones, and reads the rows that the plan needs.
async fn learn(connection: &mut PgConnection, ops: &[WriteOp], plan: &mut Plan<'_>) -> Result<(), Failure> {
    let mut names: Vec<&str> = plan::games(ops).into_iter().collect();
    if names.is_empty() {
        return Ok(());
    }
    let new: Vec<&str> = plan::new_games(ops).into_iter().collect();
    if !new.is_empty() {
        let gone: Vec<String> = query_scalar("SELECT game FROM removed WHERE game = ANY ($1)")
            .bind(new)
            .fetch_all(&mut *connection)
            .await?;
        plan.gone.extend(gone);
    }
    // If another node creates the same game, this waits for it, and then the game exists.
    let made = make(connection, ops, plan).await?;
    names.retain(|name| !made.iter().any(|made| made == name));
    if !names.is_empty() {
        let games: Vec<GameColumns> = query_as(
            "SELECT id, first, second, invite, last_seq, deadline, over, created FROM game \
             WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE",
        )
        .bind(&names)
        .fetch_all(&mut *connection)
        .await?;
        for columns in games {
            let (name, row) = rows::game(columns)?;
            plan.know_game(name, row.into());
        }
        let (games, commands): (Vec<&str>, Vec<&str>) = plan::commands(ops).into_iter().unzip();
        let commands: Vec<(String, String, i64)> = query_as(
            "SELECT event.game, event.command, event.seq FROM unnest($1::text[], $2::text[]) AS asked (game, command) \
             JOIN event ON event.game = asked.game AND event.command = asked.command",
        )
        .bind(games)
        .bind(commands)
        .fetch_all(connection)
        .await?;
        for (game, command, seq) in commands {
            plan.know_command(game, command, rows::number(seq)?);
        }
    }
    Ok(())
}

/// Creates the rows of games that do not exist yet. Returns their names.
async fn make(
    connection: &mut PgConnection,
    ops: &[WriteOp],
    plan: &Plan<'_>,
) -> Result<Vec<String>, Failure> {
    let mut games: BTreeMap<&str, &NewGame> = BTreeMap::new();
    for op in ops {
        if let WriteOp::Create(game) = op
            && !plan.gone.contains(&game.event.game)
        {
            games.entry(&game.event.game).or_insert(game);
        }
    }
    if games.is_empty() {
        return Ok(Vec::new());
    }
    let made = query_scalar(
        "INSERT INTO game (id, created, first, second, invite, last_seq, deadline, over) \
         SELECT id, created, first, second, invite, 0, deadline, over \
         FROM unnest($1::text[], $2::int8[], $3::bytea[], $4::bytea[], $5::bytea[], $6::int8[], $7::bool[]) \
         AS asked (id, created, first, second, invite, deadline, over) ORDER BY id COLLATE \"C\" \
         ON CONFLICT (id) DO NOTHING RETURNING id",
    )
    .bind(games.keys().copied().collect::<Vec<_>>())
    .bind(games.values().map(|game| game.event.at).collect::<Vec<_>>())
    .bind(games.values().map(|game| bytes(game.seats[0])).collect::<Vec<_>>())
    .bind(games.values().map(|game| bytes(game.seats[1])).collect::<Vec<_>>())
    .bind(games.values().map(|game| bytes(game.invite)).collect::<Vec<_>>())
    .bind(games.values().map(|game| game.event.deadline).collect::<Vec<_>>())
    .bind(games.values().map(|game| game.event.over).collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    Ok(made)
}

/// Writes the plan.
async fn apply(connection: &mut PgConnection, plan: &Plan<'_>) -> Result<(), Failure> {
    if !plan.events.is_empty() {
        append(connection, plan).await?;
    }
    for node in &plan.forgotten {
        let over = "DELETE FROM presence WHERE node = $1 AND until IS NULL \
                    AND (SELECT over FROM game WHERE id = presence.game)";
        let end = "UPDATE presence SET until = coalesce((SELECT at FROM beat WHERE node = $1), since) \
                   WHERE node = $1 AND until IS NULL";
        for sql in [over, end, "DELETE FROM beat WHERE node = $1"] {
            query(sql).bind(*node).execute(&mut *connection).await?;
        }
    }
    if !plan.beats.is_empty() {
        query(
            "INSERT INTO beat (node, at, version) SELECT node, at, $3::int8 FROM unnest($1::text[], $2::int8[]) \
             AS asked (node, at) ON CONFLICT (node) DO UPDATE SET at = excluded.at, version = excluded.version",
        )
        .bind(plan.beats.keys().copied().collect::<Vec<_>>())
        .bind(plan.beats.values().copied().collect::<Vec<_>>())
        .bind(rows::BEAT_VERSION)
        .execute(&mut *connection)
        .await?;
    }
    if !plan.outages.is_empty() {
        query(
            "INSERT INTO outage (since, until) SELECT * FROM unnest($1::int8[], $2::int8[]) \
             ON CONFLICT (since) DO UPDATE SET until = greatest(outage.until, excluded.until)",
        )
        .bind(plan.outages.keys().copied().collect::<Vec<_>>())
        .bind(plan.outages.values().copied().collect::<Vec<_>>())
        .execute(&mut *connection)
        .await?;
    }
    let (arrivals, departures): (Vec<_>, Vec<_>) =
        plan.visits.iter().partition(|(_, visit)| visit.since.is_some());
    let arrive = "INSERT INTO presence (game, seat, node, since, until) \
         SELECT * FROM unnest($1::text[], $2::int2[], $3::text[], $4::int8[], $5::int8[]) \
         ON CONFLICT (game, seat, node) DO UPDATE SET \
         since = CASE WHEN presence.until IS NULL THEN presence.since ELSE excluded.since END, \
         until = excluded.until";
    let leave = "UPDATE presence SET until = asked.until \
         FROM unnest($1::text[], $2::int2[], $3::text[], $4::int8[], $5::int8[]) \
         AS asked (game, seat, node, since, until) \
         WHERE presence.game = asked.game AND presence.seat = asked.seat AND presence.node = asked.node \
         AND presence.until IS NULL";
    for (visits, sql) in [(arrivals, arrive), (departures, leave)] {
        if visits.is_empty() {
            continue;
        }
        query(sql)
            .bind(visits.iter().map(|(key, _)| key.0).collect::<Vec<_>>())
            .bind(visits.iter().map(|(key, _)| i16::from(key.1)).collect::<Vec<_>>())
            .bind(visits.iter().map(|(key, _)| key.2).collect::<Vec<_>>())
            .bind(visits.iter().map(|(_, visit)| visit.since).collect::<Vec<_>>())
            .bind(visits.iter().map(|(_, visit)| visit.until).collect::<Vec<_>>())
            .execute(&mut *connection)
            .await?;
    }
    prune(connection, plan).await?;
    for removal in &plan.removals {
        query("INSERT INTO removed (game, at, reason, log) VALUES ($1, $2, $3, $4)")
            .bind(&removal.game)
            .bind(removal.at)
            .bind(&removal.reason)
            .bind(&removal.log[..])
            .execute(&mut *connection)
            .await?;
        for sql in rows::REMOVE {
            query(sql).bind(&removal.game).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Forgets where the players of finished games were.
async fn prune(connection: &mut PgConnection, plan: &Plan<'_>) -> Result<(), Failure> {
    let ended: Vec<_> = plan.ended_games().collect();
    if !ended.is_empty() {
        query("DELETE FROM presence WHERE until IS NOT NULL AND game = ANY ($1)")
            .bind(ended)
            .execute(&mut *connection)
            .await?;
    }
    let left: Vec<_> = plan.ended_visits().collect();
    if !left.is_empty() {
        query(
            "DELETE FROM presence USING unnest($1::text[], $2::int2[], $3::text[]) AS asked (game, seat, node) \
             WHERE presence.game = asked.game AND presence.seat = asked.seat AND presence.node = asked.node \
             AND presence.until IS NOT NULL AND (SELECT over FROM game WHERE id = presence.game)",
        )
        .bind(left.iter().map(|visit| visit.0).collect::<Vec<_>>())
        .bind(left.iter().map(|visit| i16::from(visit.1)).collect::<Vec<_>>())
        .bind(left.iter().map(|visit| visit.2).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// Appends the events and updates their games.
async fn append(connection: &mut PgConnection, plan: &Plan<'_>) -> Result<(), Failure> {
    let games: Vec<_> = plan.changed_games().collect();
    query(
        "UPDATE game SET first = asked.first, second = asked.second, last_seq = asked.last_seq, \
         deadline = asked.deadline, over = asked.over \
         FROM unnest($1::text[], $2::bytea[], $3::bytea[], $4::int8[], $5::int8[], $6::bool[]) \
         AS asked (id, first, second, last_seq, deadline, over) WHERE game.id = asked.id",
    )
    .bind(games.iter().map(|(name, _)| *name).collect::<Vec<_>>())
    .bind(games.iter().map(|(_, game)| bytes(game.seats[0])).collect::<Vec<_>>())
    .bind(games.iter().map(|(_, game)| bytes(game.seats[1])).collect::<Vec<_>>())
    .bind(games.iter().map(|(_, game)| i64::from(game.last_seq)).collect::<Vec<_>>())
    .bind(games.iter().map(|(_, game)| game.deadline).collect::<Vec<_>>())
    .bind(games.iter().map(|(_, game)| game.over).collect::<Vec<_>>())
    .execute(&mut *connection)
    .await?;
    // Unique keys are the last guard: this fails if a writer that does not lock games was faster.
    let sql = "INSERT INTO event (game, seq, command, seat, at, body) \
         SELECT * FROM unnest($1::text[], $2::int8[], $3::text[], $4::int2[], $5::int8[], $6::text[])";
    bind_events!(query(sql), plan.events).execute(connection).await?;
    Ok(())
}

fn bytes(hash: Option<Hash>) -> Option<Vec<u8>> {
    hash.map(|hash| hash.to_vec())
}
