//! The types that callers write and read.

use sha2::{Digest as _, Sha256};

/// The SHA-256 of a secret. The secrets themselves are never stored.
pub type Hash = [u8; 32];

/// An event to append to the log of a game, with the values derived from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// The name of the game.
    pub game: String,
    /// The number of the event, counted from 0 without gaps.
    pub seq: u32,
    /// The id of the command that caused the event. A log has each command at most once.
    pub command: String,
    /// The seat of the player who gave the command, 0 or 1; `None` for the server.
    pub seat: Option<u8>,
    /// The time, in Unix milliseconds.
    pub at: i64,
    /// The content, as text.
    pub body: String,
    /// The deadline of the player to move after this event, in Unix milliseconds.
    pub deadline: Option<i64>,
    /// Whether this event ends the game.
    pub over: bool,
}

/// An event of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// The number of the event, counted from 0 without gaps.
    pub seq: u32,
    /// The id of the command that caused the event.
    pub command: String,
    /// The seat of the player who gave the command, 0 or 1; `None` for the server.
    pub seat: Option<u8>,
    /// The time, in Unix milliseconds.
    pub at: i64,
    /// The content, as text.
    pub body: String,
}

/// The result of appending an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The event is in the log.
    Done,
    /// The log already has an event of this command.
    Repeated {
        /// The number of that event, perhaps another one.
        seq: u32,
    },
    /// The number is not the next one, or the game does not exist. Read the end of the log and decide again.
    Conflict,
}

/// A game to create.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its first event, with the number 0.
    pub event: NewEvent,
    /// The hash of each seat's secret; `None` for a seat that is free.
    pub seats: [Option<Hash>; 2],
    /// The hash of the invitation's secret, with which a player can take the free seat.
    pub invite: Option<Hash>,
}

/// The result of creating a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// The game is created.
    Done,
    /// A game of this name exists already, and is unchanged.
    Exists,
    /// A game of this name was removed: the name is never used again.
    Removed,
}

/// The removal of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removal {
    /// The name of the game.
    pub game: String,
    /// The time, in Unix milliseconds.
    pub at: i64,
    /// Why, in words of the operator.
    pub reason: String,
    /// The [`log_hash`](crate::log_hash) of its log.
    pub log: Hash,
}

/// The result of removing a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removed {
    /// The game is removed.
    Done,
    /// The game is not over.
    NotOver,
    /// There is no such game.
    Missing,
}

/// A seat to take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTaking {
    /// The seat, 0 or 1.
    pub seat: u8,
    /// The hash of the seat's new secret.
    pub secret: Hash,
    /// The hash of the invitation's secret.
    pub invite: Hash,
    /// The event to append, which also names the game.
    pub event: NewEvent,
}

/// The result of taking a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// The seat is taken, and the event is in the log.
    Done,
    /// This secret has the seat already. Nothing changed.
    Already,
    /// Another secret has the seat, the invitation is wrong, or the game does not exist.
    Refused,
    /// The event's number is not the next one. Read the end of the log and decide again.
    Conflict,
}

/// The row of a game: its seats, and values derived from its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The hash of each seat's secret; `None` for a seat that is free.
    pub seats: [Option<Hash>; 2],
    /// The hash of the invitation's secret, with which a player can take the free seat.
    pub invite: Option<Hash>,
    /// The number of the last event.
    pub last_seq: u32,
    /// The deadline of the player to move, in Unix milliseconds.
    pub deadline: Option<i64>,
    /// Whether the game is over.
    pub over: bool,
    /// The time of creation, in Unix milliseconds.
    pub created: i64,
}

/// The SHA-256 of a log: of its events as lines of JSON, each an array of number, command, seat, time and body.
pub fn log_hash(log: &[StoredEvent]) -> Hash {
    let mut hash = Sha256::new();
    for StoredEvent { seq, command, seat, at, body } in log {
        hash.update(serde_json::json!([seq, command, seat, at, body]).to_string());
        hash.update(b"\n");
    }
    hash.finalize().into()
}
