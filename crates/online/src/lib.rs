//! A game between two people on a server, as a log of events. No input or output, no clock, no randomness: the server,
//! the page and the tests of both fold the same log and get the same game.
//!
//! - A [`Command`] is a request of a player, or of the server. [`decide`] returns the one [`Event`] that it becomes, or a
//!   [`Refusal`]. It is a pure function of the log so far, the time of receipt and the server's [`Facts`].
//! - A [`State`] is the game after a log. [`State::fold`] adds one event.
//! - A [`GameLog`] is the log of one game with its state, and knows the commands that are in it already.
//! - [`wire`] has the messages between server and page.
//!
//! Nothing is true before it is in the log. A node that appends an event checks with [`decide`] that it may follow; the
//! database detects write conflicts: `(game, seq)` is unique, and so is `(game, command)`.
//!
//! # The rules
//!
//! **Beginning.** Event 0 is `created`, by the player who made the invitation. `joined` is the other player taking the
//! seat; the game begins there.
//!
//! **Turns.** A turn has all its actions at once, at most [`MAX_ACTIONS`]. It must end the turn or the game. It names
//! its ply, which is the number of turns before it, and its line, which is the number of takebacks before it. Both
//! together never fall, so that a turn that came too late stays too late. Offers in between do not matter.
//!
//! **Draws.** Where the game has draws. An offer stands until it is declined, accepted, or the other player plays a
//! turn. An offer to a player who has offered accepts.
//!
//! **Takebacks.** In casual games. The player asks to go back to their own last turn, and names its ply. The question
//! stands until it is answered or a player plays a turn. If it is granted, the position is again what it was, and both
//! clocks show what they showed when that ply began; the event has these times. Offers are cleared. The player who takes back
//! is to move and their time runs from there. Credit for lag stays.
//!
//! **Clocks.** With *minutes and increment*, no time runs in a player's first turn: it is not charged and earns no
//! increment. But a player who does not play it within [`FIRST_TURN`] is a no-show, and a flag ends the game without a
//! result. From their second turn on a player is charged what the turn took, and gets the increment after it. With *days
//! a turn*, each turn has as many days, the first too. A player who has not played yet cannot lose on time: that flag also ends the
//! game without a result. A game *without a clock* has no deadline. A takeback to a player's first turn does not stop a
//! clock that was started.
//!
//! **Time out.** [`State::deadline`] is the moment from which on a flag is accepted and a turn is not. It has a grace for
//! the network, of at most [`MAX_GRACE`], as far as the player's lag quota goes. What a turn needs of it is taken from
//! the quota. A turn counts if it *arrived* before the deadline, however late it is decided, as long as no flag is in
//! the log.
//!
//! **Lag.** The server measures it; the client says nothing. Up to a quota it is credited: the quota begins at three
//! gains ([`Clock::lag_gain`]), is at most seven, falls by what is given, and rises by one gain a turn. A client that
//! delays its answers on purpose wins no more than that.
//!
//! **Credit.** After an outage the server credits the player to move with the lost time, by an event of its own. It may
//! wait with it until the game is shown, a command is decided, or a flag is due, and then credits all outages since the
//! turn began at once. With days a turn it waits until the deadline has passed.
//!
//! **Aborting.** Either player may abort until both have played a turn; before the other has joined, the game's
//! creator may.
//!
//! **Claiming.** It is the opponent's turn, both have played, and with minutes on the clock the opponent has
//! been away for [`GONE_AFTER`], counted from the beginning of that turn at the earliest: the player may claim the game.
//! Without a clock they may when nothing has happened for [`SILENT_AFTER`]. With days a turn, the flag is enough.
//!
//! **Length.** A player may offer a draw once between two turns, and [`MAX_OFFERS`] times a game; the same holds for
//! takebacks. A log has at most [`MAX_EVENTS`] events, of which the last [`RESERVED_EVENTS`] are for turns and
//! endings only. The longest games have less than 200 turns, so a player cannot fill a log to freeze a lost game.

#[cfg(feature = "audit")]
pub mod audit;
mod clock;
mod command;
mod decide;
mod event;
mod game_log;
mod hash;
mod id;
mod key;
mod name;
mod now;
mod refusal;
mod repeat;
mod result;
mod seat;
mod setup;
mod state;
mod timer;
mod turn;
pub mod wire;

pub use clock::{Clock, Millis};
pub use command::{Command, CommandKind, Facts};
pub use decide::{
    GONE_AFTER, MAX_CREDIT, MAX_CREDITS, MAX_EVENTS, MAX_OFFERS, RESERVED_EVENTS, SILENT_AFTER, Step,
    advance, decide,
};
pub use event::{Body, BodyError, Event, Versioned};
pub use game_log::{GameLog, Verdict};
pub use id::{CommandId, IdError};
pub use key::{GameKey, KeyError, rematch_id};
pub use name::is_name;
pub use now::{Allowed, SeatNow};
pub use refusal::Refusal;
pub use result::{EndReason, GameResult};
pub use setup::{Setup, SetupError};
pub use state::{LATEST, LogError, State};
pub use timer::{FIRST_TURN, MAX_GRACE};
pub use turn::MAX_ACTIONS;
