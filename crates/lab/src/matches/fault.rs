//! The ways in which a player can fail in a game. Each failure but an interruption loses that game.

use std::fmt;
use std::time::Duration;

/// A fault of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It chose an illegal action.
    Illegal {
        /// Its answer, shortened.
        text: String,
        /// Why that is illegal.
        reason: String,
    },
    /// It answered too late.
    Late {
        /// The time it took.
        took: Duration,
        /// The time it had.
        had: Duration,
    },
    /// It did not answer at all.
    Hung(String),
    /// It could not be started, or ended in the middle of a game.
    Died(String),
    /// Not its fault: the match is being stopped.
    Interrupted,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { text, reason } => write!(f, "{text:?} cannot be played: {reason}"),
            Self::Late { took, had } => {
                write!(f, "it took {} ms and had {} ms", took.as_millis(), had.as_millis())
            }
            Self::Hung(what) | Self::Died(what) => f.write_str(what),
            Self::Interrupted => f.write_str("the match was stopped"),
        }
    }
}
