//! The store of online games' logs: SQLite, or PostgreSQL with the feature `postgres`.
//!
//! The store does not know the games. The log of a game is a list of events, each with a number, the id of the command
//! that it answers, and a body of text. Events are only ever appended: `(game, seq)` and `(game, command)` are unique, and
//! nothing changes an event, or deletes it without its game. Everything else (deadlines, who is present, which node is alive) is derived.
//!
//! A write returns when it is durable, and not before: a task of the store takes all queued writes into one transaction,
//! and sends the results after the commit. If the transaction fails, every caller in it gets an error, mostly
//! [`ErrorKind::NotSaved`]: nothing is known to be saved, and the same command can be sent again. A caller that stops
//! waiting does not disturb the transaction.
//!
//! ```
//! use tessera_store::{Appended, Created, NewEvent, NewGame, Store};
//!
//! # let folder = std::env::temp_dir().join(format!("tessera-store-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! let store = Store::open_sqlite(&folder.join("tessera.db")).await?;
//! let event = |seq: u32, command: &str, body: &str| NewEvent {
//!     game: "k3m8qa".into(),
//!     seq,
//!     command: command.into(),
//!     seat: Some(0),
//!     at: 1_700_000_000_000,
//!     body: body.into(),
//!     deadline: None,
//!     over: false,
//! };
//! let game = NewGame { event: event(0, "create-1", "{}"), seats: [Some([7; 32]), None], invite: None };
//! assert_eq!(store.create(game).await?, Created::Done);
//!
//! // The same command again is not appended twice, and another one must take the next number.
//! let turn = event(1, "turn-1", "{}");
//! assert_eq!(store.append(vec![turn.clone()]).await?, [Appended::Done]);
//! assert_eq!(store.append(vec![turn]).await?, [Appended::Repeated { seq: 1 }]);
//! assert_eq!(store.append(vec![event(1, "turn-2", "{}")]).await?, [Appended::Conflict]);
//! assert_eq!(store.read("k3m8qa", None).await?.len(), 2);
//! store.close().await;
//! # Ok::<(), tessera_store::StoreError>(())
//! # })?;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The public interface.
mod error;
#[cfg(feature = "planted")]
pub mod planted;
mod presence;
mod store;
mod survey;
mod types;

// The databases.
mod check;
mod migrations;
mod plan;
#[cfg(feature = "postgres")]
mod postgres;
mod rows;
mod sqlite;
mod writer;

#[cfg(all(unix, feature = "testing"))]
pub mod testing;

pub use check::{MAX_BODY_BYTES, MAX_EVENTS, MAX_NAME_LENGTH};
pub use error::{ErrorKind, StoreError};
pub use presence::{Beat, Outage, Presence, gone_since};
pub use store::Store;
pub use survey::Counts;
pub use types::{
    Appended, Created, GameRow, Hash, NewEvent, NewGame, Removal, Removed, SeatTaking, StoredEvent, Taken,
    log_hash,
};
pub use writer::Batch;
