//! The store, whichever database it is.

use std::path::Path;
use std::sync::Arc;

use crate::plan::{Answer, Work};
#[cfg(feature = "postgres")]
use crate::postgres;
use crate::writer::{Batch, Observer, Writer};
use crate::{
    Appended, Beat, Created, GameRow, NewEvent, NewGame, Presence, SeatTaking, StoreError, StoredEvent,
    Taken, check, migrations, sqlite,
};

/// Where the logs of games live. It is cheap to clone: all clones are one store.
///
/// It must be opened and used within a Tokio runtime. [`Store::close`] ends it in good order, as does dropping the last
/// clone while the runtime goes on. After any other end, everything that was answered is there.
#[derive(Clone, Debug)]
pub struct Store {
    writers: Arc<[Writer]>,
    reader: Reader,
}

#[derive(Clone, Debug)]
enum Reader {
    Sqlite(sqlite::Reader),
    #[cfg(feature = "postgres")]
    Postgres(postgres::Reader),
}

/// Reads from whichever database it is.
macro_rules! read {
    ($store:expr, $method:ident($($argument:expr),*)) => {
        match &$store.reader {
            Reader::Sqlite(reader) => reader.$method($($argument),*).await,
            #[cfg(feature = "postgres")]
            Reader::Postgres(reader) => reader.$method($($argument),*).await,
        }
    };
}

impl Store {
    /// Opens the SQLite database in this file, or makes it. Its folder must be there.
    ///
    /// Beside it lie `….lock`, which keeps a second process off the file, `…-wal` and `…-shm` of SQLite, and a copy
    /// `….before-2` from each time that a newer version of this program has changed its tables.
    pub async fn open_sqlite(path: &Path) -> Result<Self, StoreError> {
        let (writer, reader) = sqlite::open(path, migrations::SQLITE).await?;
        Ok(Self { writers: [writer].into(), reader: Reader::Sqlite(reader) })
    }

    /// Opens the PostgreSQL database with this address, `postgres://…`. Its tables are made if they are missing.
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
        let sentence = "this program was built without PostgreSQL";
        Err(StoreError::new(crate::ErrorKind::Unsupported, sentence))
    }

    /// Writes what waits, and closes the database. Whatever is asked of any clone later fails.
    pub async fn close(&self) {
        for writer in &*self.writers {
            writer.close().await;
        }
        #[cfg(feature = "postgres")]
        if let Reader::Postgres(reader) = &self.reader {
            reader.close().await;
        }
    }

    /// Creates a game.
    pub async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        check::game(&game)?;
        match self.write(Work::Create(game)).await? {
            Answer::Created(created) => Ok(created),
            _ => Err(mixed_up()),
        }
    }

    /// Appends events to the logs of their games, all in one transaction. They are decided one after the other, and each
    /// has its own answer. There are at most [`MOST_EVENTS`](crate::MOST_EVENTS).
    pub async fn append(&self, events: Vec<NewEvent>) -> Result<Vec<Appended>, StoreError> {
        check::events(&events)?;
        if events.is_empty() {
            return Ok(Vec::new());
        }
        match self.write(Work::Append(events)).await? {
            Answer::Appended(appended) => Ok(appended),
            _ => Err(mixed_up()),
        }
    }

    /// Takes a free seat and appends the event that says so, in one transaction.
    pub async fn take_seat(&self, taking: SeatTaking) -> Result<Taken, StoreError> {
        check::seat_taking(&taking)?;
        match self.write(Work::TakeSeat(taking)).await? {
            Answer::Taken(taken) => Ok(taken),
            _ => Err(mixed_up()),
        }
    }

    /// A game, as far as it is not in its log.
    pub async fn game(&self, game: &str) -> Result<Option<GameRow>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(None);
        }
        read!(self, game(game))
    }

    /// The log of a game, from the event after `after` on.
    pub async fn read(&self, game: &str, after: Option<u32>) -> Result<Vec<StoredEvent>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(Vec::new());
        }
        read!(self, read(game, after))
    }

    /// The number of the last event of each of these games that there is, in any order.
    pub async fn last(&self, games: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        let games = names(games);
        read!(self, last(&games))
    }

    /// The games that are not over and whose deadline is `now` or earlier, the earliest first.
    pub async fn overdue(&self, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        read!(self, overdue(now, limit))
    }

    /// A node is alive at this time.
    pub async fn beat(&self, node: &str, at: i64) -> Result<(), StoreError> {
        check::node(node)?;
        self.note(Work::Beat { node: node.into(), at }).await
    }

    /// The last beat of each node.
    pub async fn beats(&self) -> Result<Vec<Beat>, StoreError> {
        read!(self, beats())
    }

    /// Forgets a node that has ended. The players who were there left with its last beat.
    pub async fn forget_beat(&self, node: &str) -> Result<(), StoreError> {
        check::node(node)?;
        self.note(Work::ForgetBeat { node: node.into() }).await
    }

    /// A player is at a node since this time. If it is known already that they are there, nothing changes.
    pub async fn arrive(&self, game: &str, seat: u8, node: &str, at: i64) -> Result<(), StoreError> {
        check::name("game", game)?;
        check::seat(seat)?;
        check::node(node)?;
        self.note(Work::Arrive { game: game.into(), seat, node: node.into(), at }).await
    }

    /// A player has left a node at this time.
    pub async fn leave(&self, game: &str, seat: u8, node: &str, at: i64) -> Result<(), StoreError> {
        check::name("game", game)?;
        check::seat(seat)?;
        check::node(node)?;
        self.note(Work::Leave { game: game.into(), seat, node: node.into(), at }).await
    }

    /// Where the players of a game are and were. [`gone_since`](crate::gone_since) makes use of it.
    pub async fn presence(&self, game: &str) -> Result<Vec<Presence>, StoreError> {
        if check::name("game", game).is_err() {
            return Ok(Vec::new());
        }
        read!(self, presence(game))
    }

    /// The same of several games, each with its name, in any order.
    pub async fn presences(&self, games: &[String]) -> Result<Vec<(String, Presence)>, StoreError> {
        let games = names(games);
        read!(self, presences(&games))
    }

    /// The games that are not over, whose time runs, and whose players were at a node when it was last heard of: one of
    /// them or both.
    pub async fn games_at(&self, node: &str) -> Result<Vec<String>, StoreError> {
        check::node(node)?;
        read!(self, games_at(node))
    }

    /// Has every transaction from now on reported, once: later calls change nothing.
    pub fn observe(&self, observer: impl Fn(Batch) + Send + Sync + 'static) {
        let observer: Observer = Arc::new(observer);
        for writer in &*self.writers {
            writer.observe(Arc::clone(&observer));
        }
    }

    /// The clock of the database server, in Unix milliseconds; `None` with SQLite, which has no other clock than ours.
    #[cfg_attr(not(feature = "postgres"), expect(clippy::unused_async, reason = "with it, there is a wait"))]
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        match &self.reader {
            Reader::Sqlite(_) => Ok(None),
            #[cfg(feature = "postgres")]
            Reader::Postgres(reader) => reader.clock().await,
        }
    }

    async fn note(&self, work: Work) -> Result<(), StoreError> {
        self.write(work).await.map(|_| ())
    }

    async fn write(&self, work: Work) -> Result<Answer, StoreError> {
        // What is about one game goes one way, and stays in order.
        let way = work.game().map_or(0, |game| {
            game.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
        });
        match self.writers.get(way % self.writers.len().max(1)) {
            Some(writer) => writer.write(work).await,
            None => Err(mixed_up()),
        }
    }
}

/// The names that games can have at all.
fn names(games: &[String]) -> Vec<&str> {
    games.iter().map(|game| &**game).filter(|game| check::name("game", game).is_ok()).collect()
}

/// What cannot happen: a writer gives the kind of answer that fits the work.
fn mixed_up() -> StoreError {
    StoreError::not_saved("the store has mixed up its answers")
}
