//! The columns of both databases, their conversion, and the queries that are the same in both.

use crate::plan::Game;
use crate::{Beat, Counts, GameRow, Hash, Outage, Presence, Removal, StoreError, StoredEvent};

pub(crate) const READ_GAME: &str =
    "SELECT id, first, second, invite, last_seq, deadline, over, created FROM game WHERE id = $1";
pub(crate) const READ_EVENTS: &str =
    "SELECT seq, command, seat, at, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq";
pub(crate) const READ_OVERDUE: &str = "SELECT id FROM game \
     WHERE deadline IS NOT NULL AND deadline <= $1 AND NOT over ORDER BY deadline LIMIT $2";
pub(crate) const READ_BEATS: &str = "SELECT node, at, version FROM beat ORDER BY node";
pub(crate) const READ_OUTAGES: &str = "SELECT since, until FROM outage WHERE since >= $1 ORDER BY since";

/// The version in the heartbeats of this program: it knows outages.
pub(crate) const BEAT_VERSION: i64 = 2;
pub(crate) const READ_WAITING: &str = "SELECT id FROM game \
     WHERE last_seq = 0 AND NOT over AND created < $1 ORDER BY created LIMIT $2";
pub(crate) const READ_REMOVALS: &str =
    "SELECT game, at, reason, log FROM removed WHERE $1 IS NULL OR game = $1 ORDER BY game";
pub(crate) const READ_GONE_SQLITE: &str =
    "SELECT game FROM removed WHERE game IN (SELECT value FROM json_each($1))";
pub(crate) const READ_VERSION: &str = "SELECT max(version) FROM _sqlx_migrations";
pub(crate) const READ_LAST_SEEN: &str = "SELECT max(at) FROM beat";
pub(crate) const READ_COUNTS: &str = "SELECT count(*), count(*) FILTER (WHERE over), \
     count(*) FILTER (WHERE last_seq = 0 AND NOT over), CAST(coalesce(sum(last_seq + 1), 0) AS BIGINT) FROM game";
pub(crate) const READ_GAMES_AFTER: &str = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
/// Removes a game that is in the table of removed ones, in this order.
pub(crate) const REMOVE: [&str; 3] = [
    "DELETE FROM event WHERE game = $1",
    "DELETE FROM presence WHERE game = $1",
    "DELETE FROM game WHERE id = $1",
];
pub(crate) const READ_PRESENCE: &str =
    "SELECT seat, node, since, until FROM presence WHERE game = $1 ORDER BY seat, node";
/// The running games with a deadline and a player connected to a node, by the node's last update.
pub(crate) const READ_GAMES_AT: &str = "SELECT DISTINCT game.id FROM presence JOIN game ON game.id = presence.game \
     WHERE presence.node = $1 AND presence.until IS NULL AND game.deadline IS NOT NULL AND NOT game.over";

/// A game: name, both seats, invitation, last event number, deadline, whether it is over, time of creation.
pub(crate) type GameColumns =
    (String, Option<Vec<u8>>, Option<Vec<u8>>, Option<Vec<u8>>, i64, Option<i64>, bool, i64);

/// An event: number, command, seat, time, body.
pub(crate) type EventColumns = (i64, String, Option<i16>, i64, String);

/// A player at a node: seat, node, since, until.
pub(crate) type PresenceColumns = (i16, String, i64, Option<i64>);

/// A player of a game at a node: game, seat, node, since, until.
pub(crate) type VisitColumns = (String, i16, String, i64, Option<i64>);

/// The name of a game, and the game.
pub(crate) fn game(columns: GameColumns) -> Result<(String, GameRow), StoreError> {
    let (name, first, second, invite, last_seq, deadline, over, created) = columns;
    let seats = [hash(first)?, hash(second)?];
    let (invite, last_seq) = (hash(invite)?, number(last_seq)?);
    Ok((name, GameRow { seats, invite, last_seq, deadline, over, created }))
}

pub(crate) fn event(columns: EventColumns) -> Result<StoredEvent, StoreError> {
    let (seq, command, seat, at, body) = columns;
    Ok(StoredEvent { seq: number(seq)?, command, seat: seat.map(number).transpose()?, at, body })
}

/// The events of a game after a number. A gap is an error: the rest must not pass for the log.
pub(crate) fn events(rows: Vec<EventColumns>, after: Option<u32>) -> Result<Vec<StoredEvent>, StoreError> {
    let first = after.map_or(0, |after| i64::from(after) + 1);
    let numbered = (first..).zip(rows).map(|(seq, row)| {
        if row.0 != seq {
            return Err(StoreError::damaged(format_args!("event {seq} of a game is missing")));
        }
        event(row)
    });
    numbered.collect()
}

pub(crate) fn beat((node, at, version): (String, i64, Option<i64>)) -> Beat {
    Beat { node, at, knows_outages: version.is_some_and(|version| version >= BEAT_VERSION) }
}

pub(crate) fn outage((since, until): (i64, i64)) -> Outage {
    Outage { since, until }
}

pub(crate) fn counts(row: (i64, i64, i64, i64)) -> Result<Counts, StoreError> {
    let (games, finished, waiting, events) = row;
    let (games, finished, waiting) = (number(games)?, number(finished)?, number(waiting)?);
    Ok(Counts { games, finished, waiting, events: number(events)? })
}

pub(crate) fn removal(columns: (String, i64, String, Vec<u8>)) -> Result<Removal, StoreError> {
    let (game, at, reason, log) = columns;
    let log = hash(Some(log))?.unwrap_or_default();
    Ok(Removal { game, at, reason, log })
}

pub(crate) fn presence(columns: PresenceColumns) -> Result<Presence, StoreError> {
    let (seat, node, since, until) = columns;
    Ok(Presence { seat: number(seat)?, node, since, until })
}

/// A player of one of several games.
pub(crate) fn visit(columns: VisitColumns) -> Result<(String, Presence), StoreError> {
    let (game, seat, node, since, until) = columns;
    Ok((game, presence((seat, node, since, until))?))
}

pub(crate) fn number<T: TryFrom<N>, N: Copy + std::fmt::Display>(value: N) -> Result<T, StoreError> {
    T::try_from(value).map_err(|_| StoreError::damaged(format_args!("{value} is out of range")))
}

fn hash(bytes: Option<Vec<u8>>) -> Result<Option<Hash>, StoreError> {
    let wrong = |_| StoreError::damaged("a hash has the wrong length");
    bytes.map(|bytes| Hash::try_from(bytes).map_err(wrong)).transpose()
}

impl From<GameRow> for Game {
    fn from(row: GameRow) -> Self {
        let GameRow { seats, invite, last_seq, deadline, over, created } = row;
        Self { created, seats, invite, last_seq, deadline, over, changed: false }
    }
}

/// The reads that are the same in both databases, for a reader with a `pool`.
macro_rules! common_reads {
    () => {
        pub(crate) async fn game(&self, game: &str) -> Result<Option<GameRow>, StoreError> {
            let row: Option<GameColumns> =
                query_as(rows::READ_GAME).bind(game).fetch_optional(&self.pool).await.map_err(failed)?;
            Ok(row.map(rows::game).transpose()?.map(|(_, row)| row))
        }

        pub(crate) async fn read(
            &self,
            game: &str,
            after: Option<u32>,
        ) -> Result<Vec<StoredEvent>, StoreError> {
            let events: Vec<EventColumns> = query_as(rows::READ_EVENTS)
                .bind(game)
                .bind(after.map_or(-1, i64::from))
                .fetch_all(&self.pool)
                .await
                .map_err(failed)?;
            rows::events(events, after)
        }

        pub(crate) async fn overdue(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
            let limit = i64::from(limit);
            query_scalar(rows::READ_OVERDUE).bind(now).bind(limit).fetch_all(&self.pool).await.map_err(failed)
        }

        pub(crate) async fn version(&self) -> Result<i64, StoreError> {
            query_scalar(rows::READ_VERSION).fetch_one(&self.pool).await.map_err(failed)
        }

        pub(crate) async fn last_seen(&self) -> Result<Option<i64>, StoreError> {
            query_scalar(rows::READ_LAST_SEEN).fetch_one(&self.pool).await.map_err(failed)
        }

        pub(crate) async fn counts(&self) -> Result<Counts, StoreError> {
            let row: (i64, i64, i64, i64) =
                query_as(rows::READ_COUNTS).fetch_one(&self.pool).await.map_err(failed)?;
            rows::counts(row)
        }

        pub(crate) async fn games_after(&self, game: &str, limit: u32) -> Result<Vec<String>, StoreError> {
            query_scalar(rows::READ_GAMES_AFTER)
                .bind(game)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await
                .map_err(failed)
        }

        pub(crate) async fn waiting(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
            let limit = i64::from(limit);
            query_scalar(rows::READ_WAITING)
                .bind(before)
                .bind(limit)
                .fetch_all(&self.pool)
                .await
                .map_err(failed)
        }

        pub(crate) async fn removals(&self, game: Option<&str>) -> Result<Vec<Removal>, StoreError> {
            let removals: Vec<(String, i64, String, Vec<u8>)> =
                query_as(rows::READ_REMOVALS).bind(game).fetch_all(&self.pool).await.map_err(failed)?;
            removals.into_iter().map(rows::removal).collect()
        }

        pub(crate) async fn beats(&self) -> Result<Vec<Beat>, StoreError> {
            let beats: Vec<(String, i64, Option<i64>)> =
                query_as(rows::READ_BEATS).fetch_all(&self.pool).await.map_err(failed)?;
            Ok(beats.into_iter().map(rows::beat).collect())
        }

        pub(crate) async fn outages(&self, from: i64) -> Result<Vec<Outage>, StoreError> {
            let outages: Vec<(i64, i64)> =
                query_as(rows::READ_OUTAGES).bind(from).fetch_all(&self.pool).await.map_err(failed)?;
            Ok(outages.into_iter().map(rows::outage).collect())
        }

        pub(crate) async fn games_at(&self, node: &str) -> Result<Vec<String>, StoreError> {
            query_scalar(rows::READ_GAMES_AT).bind(node).fetch_all(&self.pool).await.map_err(failed)
        }

        pub(crate) async fn presence(&self, game: &str) -> Result<Vec<Presence>, StoreError> {
            let presences: Vec<PresenceColumns> =
                query_as(rows::READ_PRESENCE).bind(game).fetch_all(&self.pool).await.map_err(failed)?;
            presences.into_iter().map(rows::presence).collect()
        }
    };
}

pub(crate) use common_reads;

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn failed(error: sqlx::Error) -> StoreError {
    StoreError::reading(&error)
}
