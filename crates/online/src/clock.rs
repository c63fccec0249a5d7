//! The clock that a game is played with.

use serde::{Deserialize, Serialize};

/// Milliseconds: a duration, or a time since 1970.
pub type Millis = i64;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// The clock that a game is played with.
///
/// In JSON: `{"kind":"none"}`, `{"kind":"increment","base":300000,"increment":3000}`, `{"kind":"days","days":3}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineClock"))]
pub enum Clock {
    /// No clock.
    None {},
    /// Time for the whole game, and some more after each turn.
    Increment {
        /// The time at the beginning.
        base: Millis,
        /// What a turn adds.
        increment: Millis,
    },
    /// Days for each turn.
    Days {
        /// How many.
        days: u8,
    },
}

impl Clock {
    /// No clock.
    pub const NONE: Self = Self::None {};
    /// The least time at the beginning.
    pub const MIN_BASE: Millis = 10 * SECOND;
    /// The most time at the beginning.
    pub const MAX_BASE: Millis = 180 * MINUTE;
    /// The most that a turn adds.
    pub const MAX_INCREMENT: Millis = 180 * SECOND;
    /// The most days a turn.
    pub const MAX_DAYS: u8 = 14;

    /// Whether games can be played with this clock.
    pub fn is_offered(self) -> bool {
        match self {
            Self::None {} => true,
            Self::Increment { base, increment } => {
                (Self::MIN_BASE..=Self::MAX_BASE).contains(&base)
                    && (0..=Self::MAX_INCREMENT).contains(&increment)
            }
            Self::Days { days } => (1..=Self::MAX_DAYS).contains(&days),
        }
    }

    /// What each player has when the game begins; of days, what each has for a turn.
    pub fn given(self) -> Option<Millis> {
        match self {
            Self::None {} => None,
            Self::Increment { base, .. } => Some(base),
            Self::Days { days } => Some(Millis::from(days) * DAY),
        }
    }

    /// By how much a turn raises the player's lag quota: 150 milliseconds and 4 for each second of the base, at most a
    /// second. Days are long enough without.
    pub fn lag_gain(self) -> Millis {
        match self {
            Self::Increment { base, .. } => (base / SECOND * 4 + 150).min(SECOND),
            Self::None {} | Self::Days { .. } => 0,
        }
    }

    /// The lag quota with which a player begins.
    pub fn first_lag_quota(self) -> Millis {
        3 * self.lag_gain()
    }

    /// The greatest lag quota.
    pub fn most_lag_quota(self) -> Millis {
        7 * self.lag_gain()
    }
}
