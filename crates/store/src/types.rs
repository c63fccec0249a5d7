//! What is written and read.

/// The SHA-256 of a secret. The secrets themselves are never stored.
pub type Hash = [u8; 32];

/// An event that is to be appended to the log of a game, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// The game.
    pub game: String,
    /// The number of the event. The first event of a game has the number 0, and there are no gaps.
    pub seq: u32,
    /// The id of the command that the event answers. A command is in the log once at most.
    pub command: String,
    /// The seat of the player who gave the command, 0 or 1; `None` for the server.
    pub seat: Option<u8>,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// What happened.
    pub body: String,
    /// When the side to move runs out of time, in Unix milliseconds, once this event is in the log.
    pub deadline: Option<i64>,
    /// Whether the game is over with this event.
    pub over: bool,
}

/// An event of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// The number of the event, counted from 0 without gaps.
    pub seq: u32,
    /// The id of the command that the event answers.
    pub command: String,
    /// The seat of the player who gave the command, 0 or 1; `None` for the server.
    pub seat: Option<u8>,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// What happened.
    pub body: String,
}

/// What became of an event that was to be appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the log, with its number.
    Done,
    /// Its command is in the log already, perhaps with another number.
    Repeated {
        /// The number with which it is there.
        seq: u32,
    },
    /// Its number is taken or not the next one, or there is no such game. Read the end of the log and decide again.
    Conflict,
}

/// A game that is to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its first event, with the number 0.
    pub event: NewEvent,
    /// The hash of each seat's secret; `None` for a seat that is free.
    pub seats: [Option<Hash>; 2],
    /// The hash of the secret that lets someone take the free seat.
    pub invite: Option<Hash>,
}

/// What became of a game that was to be created.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// It is there.
    Done,
    /// There is a game with this name already, and it is unchanged.
    Exists,
}

/// A seat that is to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTaking {
    /// The seat, 0 or 1.
    pub seat: u8,
    /// The hash of its secret from now on.
    pub secret: Hash,
    /// The hash of the secret of the invitation.
    pub invite: Hash,
    /// The event that says so in the log. It names the game.
    pub event: NewEvent,
}

/// What became of a seat that was to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It is taken, and the event is in the log.
    Done,
    /// This secret has the seat already. Nothing has changed.
    Already,
    /// Someone else has the seat, or the invitation is another one, or there is no such game.
    Refused,
    /// The number of the event is not the next one. Read the end of the log and decide again.
    Conflict,
}

/// A game, as far as it is not in its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The hash of each seat's secret; `None` for a seat that is free.
    pub seats: [Option<Hash>; 2],
    /// The hash of the secret that lets someone take the free seat.
    pub invite: Option<Hash>,
    /// The number of the last event.
    pub last_seq: u32,
    /// When the side to move runs out of time, in Unix milliseconds.
    pub deadline: Option<i64>,
    /// Whether the game is over.
    pub over: bool,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
}
