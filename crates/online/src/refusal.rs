//! Why a command is refused.

use std::error::Error;
use std::fmt;

use crate::turn::Flaw;
use crate::{MAX_ACTIONS, SetupError};

/// Why a command is refused. Each reason is one sentence for people, and changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The sender has no seat.
    NoSeat,
    /// Only the server can do that.
    ServerOnly,
    /// The id belongs to a command of another sender.
    IdTaken,
    /// The id belongs to another command of the same sender.
    IdReused,
    /// There is a game already.
    Exists,
    /// The setup is not offered.
    Setup(SetupError),
    /// The seat is taken.
    Taken,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// Another player is to move.
    NotYourTurn,
    /// The turn belongs to another place of the game.
    Stale {
        /// Whether that place has passed; otherwise it has not come yet.
        passed: bool,
    },
    /// The rules do not allow it; their own sentence.
    Illegal(String),
    /// The turn has not ended.
    Incomplete,
    /// The turn has actions behind its end.
    GoesOn,
    /// The turn has more actions than any turn.
    TooManyActions,
    /// The time has run out, and it is only not yet in the log.
    OutOfTime,
    /// The game has no draws.
    NoDraws,
    /// No such offer or question stands.
    NotOffered,
    /// The player has offered or asked the same since the last turn.
    OfferedAlready,
    /// The player has offered or asked the same too often in this game.
    TooManyOffers,
    /// The game is not casual, so nothing is taken back.
    NotCasual,
    /// The player has played no turn that could be taken back.
    NothingToTakeBack,
    /// That is not the player's last turn.
    NotLastTurn,
    /// Both have played, so the game cannot be aborted.
    TooLate,
    /// There is time left.
    TooEarly,
    /// Not both have played: the game can be aborted instead.
    NotBothPlayed,
    /// The player is to move, so the opponent does not keep them waiting.
    YourTurn,
    /// With this clock a flag ends the game, not a claim.
    NoClaims,
    /// The opponent is here, or has not been gone for long enough.
    NotGone,
    /// The game has no clock.
    NoClock,
    /// The credit is out of range.
    BadCredit,
    /// The log is full for this kind of command.
    TooLong,
}

impl Refusal {
    /// The name of the reason for programs. It never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSeat => "no-seat",
            Self::ServerOnly => "server-only",
            Self::IdTaken => "id-taken",
            Self::IdReused => "id-reused",
            Self::Exists => "exists",
            Self::Setup(_) => "setup",
            Self::Taken => "taken",
            Self::NotBegun => "not-begun",
            Self::Over => "over",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale { .. } => "stale",
            Self::Illegal(_) => "illegal",
            Self::Incomplete => "incomplete",
            Self::GoesOn => "goes-on",
            Self::TooManyActions => "too-many-actions",
            Self::OutOfTime => "out-of-time",
            Self::NoDraws => "no-draws",
            Self::NotOffered => "not-offered",
            Self::OfferedAlready => "offered-already",
            Self::TooManyOffers => "too-many-offers",
            Self::NotCasual => "not-casual",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NotLastTurn => "not-last-turn",
            Self::TooLate => "too-late",
            Self::TooEarly => "too-early",
            Self::NotBothPlayed => "not-both-played",
            Self::YourTurn => "your-turn",
            Self::NoClaims => "no-claims",
            Self::NotGone => "not-gone",
            Self::NoClock => "no-clock",
            Self::BadCredit => "bad-credit",
            Self::TooLong => "too-long",
        }
    }

    /// Whether the same command will always be refused: it follows from the log, to which events are only added.
    /// Otherwise the same command may be accepted later, when more has happened or time has passed.
    pub const fn is_final(&self) -> bool {
        match self {
            Self::Stale { passed } => *passed,
            Self::NotBegun
            | Self::OutOfTime
            | Self::NotOffered
            | Self::OfferedAlready
            | Self::NothingToTakeBack
            | Self::NotLastTurn
            | Self::TooEarly
            | Self::NotBothPlayed
            | Self::YourTurn
            | Self::NotGone => false,
            _ => true,
        }
    }
}

impl From<Flaw> for Refusal {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::TooMany => Self::TooManyActions,
            Flaw::Illegal(sentence) => Self::Illegal(sentence),
            Flaw::GoesOn => Self::GoesOn,
            Flaw::Incomplete => Self::Incomplete,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Setup(error) => return error.fmt(f),
            Self::Illegal(sentence) => sentence,
            Self::TooManyActions => return write!(f, "a turn has at most {MAX_ACTIONS} actions"),
            Self::NoSeat => "only a player of this game can do that",
            Self::ServerOnly => "only the server can do that",
            Self::IdTaken => "the id belongs to another player's command",
            Self::IdReused => "the id belongs to another command",
            Self::Exists => "there is such a game already",
            Self::Taken => "the seat is taken",
            Self::NotBegun => "the game has not begun",
            Self::Over => "the game is over",
            Self::NotYourTurn => "it is the other player's turn",
            Self::Stale { passed: true } => "the game has gone on since",
            Self::Stale { passed: false } => "the game has not come so far",
            Self::Incomplete => "the turn is not complete",
            Self::GoesOn => "the turn has ended before its last action",
            Self::OutOfTime => "the time has run out",
            Self::NoDraws => "this game has no draws",
            Self::NotOffered => "the other player has not offered or asked that",
            Self::OfferedAlready => "this has been offered or asked since the last turn",
            Self::TooManyOffers => "this has been offered or asked too often in this game",
            Self::NotCasual => "turns are taken back in casual games only",
            Self::NothingToTakeBack => "there is no turn to take back",
            Self::NotLastTurn => "only the last turn of a player can be taken back",
            Self::TooLate => "both players have played, so the game cannot be aborted",
            Self::TooEarly => "the time has not run out",
            Self::NotBothPlayed => "not both players have played, so the game can be aborted instead",
            Self::YourTurn => "it is your own turn",
            Self::NoClaims => "with this clock the other player's time runs out by itself",
            Self::NotGone => "the other player has not been away for long enough",
            Self::NoClock => "the game has no clock",
            Self::BadCredit => "the credit is out of range",
            Self::TooLong => "the game is too long for that",
        })
    }
}

impl Error for Refusal {}
