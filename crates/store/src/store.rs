//! The store, independent of the database.

use std::path::Path;
use std::sync::Arc;

use crate::plan::{WriteOp, WriteResult};
#[cfg(feature = "planted")]
use crate::planted;
#[cfg(feature = "postgres")]
use crate::postgres;
use crate::writer::{Batch, Observer, Writer};
use crate::{
    Appended, Beat, Created, GameRow, NewEvent, NewGame, Outage, Presence, Removal, Removed, SeatTaking,
    StoreError, StoredEvent, Taken, check, migrations, sqlite,
};

/// The logs of games. Clones are cheap, and share one store.
///
/// It must be opened and used within a Tokio runtime. [`Store::close`] ends it cleanly, as does dropping the last clone
/// while the runtime is running. After a crash, every write that had returned is still stored.
#[derive(Clone, Debug)]
pub struct Store {
    writers: Arc<[Writer]>,
    pub(crate) reader: Reader,
}

#[derive(Clone, Debug)]
pub(crate) enum Reader {
    Sqlite(sqlite::Reader),
    #[cfg(feature = "postgres")]
    Postgres(postgres::Reader),
}

/// Calls a method of the current database's reader.
macro_rules! read {
    ($store:expr, $method:ident($($argument:expr),*)) => {
        match &$store.reader {
            Reader::Sqlite(reader) => reader.$method($($argument),*).await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(reader) => reader.$method($($argument),*).await,
        }
    };
}

pub(crate) use read;

impl Store {
    /// A store that cannot write.
    pub(crate) fn reading(reader: Reader) -> Self {
        Self { writers: [].into(), reader }
    }

    /// Opens the SQLite database in this file, or creates it. Its folder must exist.
    ///
    /// Beside it are `….lock`, which excludes other processes, SQLite's `…-wal` and `…-shm`, and a backup such as
    /// `….before-2` from each migration by a newer version of this program.
    pub async fn open_sqlite(path: &Path) -> Result<Self, StoreError> {
        let (writer, reader) = sqlite::open(path, migrations::SQLITE).await?;
        Ok(Self { writers: [writer].into(), reader: Reader::Sqlite(reader) })
    }

    /// Opens the PostgreSQL database at this address, `postgres://…`. Creates missing tables.
    ///
    /// Without the feature `postgres`, this is [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported).
    #[cfg(feature = "postgres")]
    pub async fn open_postgres(address: &str) -> Result<Self, StoreError> {
        let (writers, reader) = postgres::open(address).await?;
        Ok(Self { writers: writers.into(), reader: Reader::Postgres(reader) })
    }

    /// Without the feature `postgres`, this is [`ErrorKind::Unsupported`](crate::ErrorKind::Unsupported).
    #[cfg(not(feature = "postgres"))]
    #[expect(clippy::unused_async, reason = "with the feature, there is something to wait for")]
    pub async fn open_postgres(_address: &str) -> Result<Self, StoreError> {
        let message = "this program was built without PostgreSQL";
        Err(StoreError::new(crate::ErrorKind::Unsupported, message))
    }

    /// Writes everything that is queued, and closes the database. Later calls on any clone fail.
    pub async fn close(&self) {
        for writer in &*self.writers {
            writer.close().await;
        }
        match &self.reader {
            Reader::Sqlite(reader) => reader.close().await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(reader) => reader.close().await,
        }
    }

    /// Creates a game.
    pub async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        check::game(&game)?;
        match self.write(WriteOp::Create(game)).await? {
            WriteResult::Created(created) => Ok(created),
            _ => Err(mixed_up()),
        }
    }

    /// Appends events to the logs of their games in one transaction, at most [`MAX_EVENTS`](crate::MAX_EVENTS). Events are
    /// decided in order, and each has its own result.
    pub async fn append(&self, events: Vec<NewEvent>) -> Result<Vec<Appended>, StoreError> {
        check::events(&events)?;
        if events.is_empty() {
            return Ok(Vec::new());
        }
        match self.write(WriteOp::Append(events)).await? {
            WriteResult::Appended(appended) => Ok(appended),
            _ => Err(mixed_up()),
        }
    }

    /// Takes a free seat and appends its event, in one transaction.
    pub async fn take_seat(&self, taking: SeatTaking) -> Result<Taken, StoreError> {
        check::seat_taking(&taking)?;
        match self.write(WriteOp::TakeSeat(taking)).await? {
            WriteResult::Taken(taken) => Ok(taken),
            _ => Err(mixed_up()),
        }
    }

    /// The row of a game.
    pub async fn game(&self, game: &str) -> Result<Option<GameRow>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(None);
        }
        read!(self, game(game))
    }

    /// The events of a game after the number `after`, or all of them.
    pub async fn read(&self, game: &str, after: Option<u32>) -> Result<Vec<StoredEvent>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(Vec::new());
        }
        let events = read!(self, read(game, after));
        #[cfg(feature = "planted")]
        let events = events.map(planted::forget_commands);
        events
    }

    /// The number of the last event of each of these games that exists, in any order.
    pub async fn last(&self, games: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        let games = names(games);
        read!(self, last(&games))
    }

    /// The games that are not over and whose deadline is `now` or earlier, the earliest first.
    pub async fn overdue(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        read!(self, overdue(now, limit))
    }

    /// The games that were created before a time and never joined, the oldest first.
    pub async fn waiting(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        read!(self, waiting(before, limit))
    }

    /// Removes a finished game: its log, its row, and where its players were. Its name is never used again.
    pub async fn remove(&self, removal: Removal) -> Result<Removed, StoreError> {
        check::name("game", &removal.game)?;
        match self.write(WriteOp::Remove(removal)).await? {
            WriteResult::Removed(removed) => Ok(removed),
            _ => Err(mixed_up()),
        }
    }

    /// The removal of a game, if it was removed.
    pub async fn removal(&self, game: &str) -> Result<Option<Removal>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(None);
        }
        read!(self, removals(Some(game))).map(|removals| removals.into_iter().next())
    }

    /// All removals, by the names of their games.
    pub async fn removals(&self) -> Result<Vec<Removal>, StoreError> {
        read!(self, removals(None))
    }

    /// Stores a node's heartbeat.
    pub async fn beat(&self, node: &str, at: i64) -> Result<(), StoreError> {
        check::node(node)?;
        self.note(WriteOp::Beat { node: node.into(), at }).await
    }

    /// The last heartbeat of each node.
    pub async fn beats(&self) -> Result<Vec<Beat>, StoreError> {
        read!(self, beats())
    }

    /// Removes a node that has ended. Its players count as having left at its last heartbeat.
    pub async fn forget_beat(&self, node: &str) -> Result<(), StoreError> {
        check::node(node)?;
        self.note(WriteOp::ForgetBeat { node: node.into() }).await
    }

    /// Stores an outage, removes the nodes that ended with it, and stores the first heartbeat after it: all or nothing.
    /// Of two outages that begin at the same time, the longer one is kept.
    pub async fn end_outage(&self, outage: Outage, ended: Vec<String>, node: &str) -> Result<(), StoreError> {
        check::node(node)?;
        ended.iter().try_for_each(|ended| check::node(ended))?;
        self.note(WriteOp::EndOutage { outage, ended, node: node.into() }).await
    }

    /// The outages that began at this time or later, in order.
    pub async fn outages(&self, from: i64) -> Result<Vec<Outage>, StoreError> {
        #[cfg(feature = "planted")]
        if planted::hides_outages() {
            return Ok(Vec::new());
        }
        read!(self, outages(from))
    }

    /// Stores that a player has been connected to a node since this time. No effect if they are connected already.
    pub async fn arrive(&self, game: &str, seat: u8, node: &str, at: i64) -> Result<(), StoreError> {
        check::name("game", game)?;
        check::seat(seat)?;
        check::node(node)?;
        self.note(WriteOp::Arrive { game: game.into(), seat, node: node.into(), at }).await
    }

    /// Stores that a player disconnected from a node at this time.
    pub async fn leave(&self, game: &str, seat: u8, node: &str, at: i64) -> Result<(), StoreError> {
        check::name("game", game)?;
        check::seat(seat)?;
        check::node(node)?;
        self.note(WriteOp::Leave { game: game.into(), seat, node: node.into(), at }).await
    }

    /// The nodes to which the players of a game are or were connected, for [`gone_since`](crate::gone_since).
    pub async fn presence(&self, game: &str) -> Result<Vec<Presence>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(Vec::new());
        }
        read!(self, presence(game))
    }

    /// The presence of several games' players, each with the game's name, in any order.
    pub async fn presences(&self, games: &[String]) -> Result<Vec<(String, Presence)>, StoreError> {
        let games = names(games);
        read!(self, presences(&games))
    }

    /// The running games with a deadline of which at least one player was connected to this node, by its last update.
    pub async fn games_at(&self, node: &str) -> Result<Vec<String>, StoreError> {
        check::node(node)?;
        read!(self, games_at(node))
    }

    /// Calls `observer` after every transaction from now on. Only the first observer counts.
    pub fn observe(&self, observer: impl Fn(Batch) + Send + Sync + 'static) {
        let observer: Observer = Arc::new(observer);
        for writer in &*self.writers {
            writer.observe(Arc::clone(&observer));
        }
    }

    /// The clock of the database server, in Unix milliseconds; `None` with SQLite, which uses this machine's clock.
    #[cfg_attr(not(feature = "postgres"), expect(clippy::unused_async, reason = "with it, there is a wait"))]
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        match &self.reader {
            Reader::Sqlite(_) => Ok(None),
            #[cfg(feature = "postgres")]
            Reader::Postgres(reader) => reader.clock().await,
        }
    }

    async fn note(&self, op: WriteOp) -> Result<(), StoreError> {
        self.write(op).await.map(|_| ())
    }

    async fn write(&self, op: WriteOp) -> Result<WriteResult, StoreError> {
        // One writer per game keeps its writes in order.
        let index = op.game().map_or(0, |game| {
            game.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
        });
        let Some(writer) = self.writers.get(index % self.writers.len().max(1)) else {
            return Err(mixed_up());
        };
        #[cfg(feature = "planted")]
        if let Some(result) = planted::acknowledge_early(writer, &op) {
            return Ok(result);
        }
        writer.write(op).await
    }
}

/// The valid names among these; others cannot be stored.
fn names(games: &[String]) -> Vec<&str> {
    games.iter().map(|game| &**game).filter(|game| check::name("game", game).is_ok()).collect()
}

/// The store was opened for reading only. Nothing else can happen: a writer returns the result type of the operation.
fn mixed_up() -> StoreError {
    StoreError::not_saved("the store is open for reading only")
}
