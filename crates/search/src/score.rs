//! The result of a search as callers see it: a heuristic score or a proven result.

use std::cmp::Ordering;
use std::fmt;

use crate::value::{Found, Value};

/// The value of a position for the player to move.
///
/// Scores are ordered: the greater one is better for the player to move.
///
/// ```
/// use tessera_search::Score;
/// assert!(Score::Win(3) > Score::Win(5) && Score::Win(5) > Score::Heuristic(900));
/// assert!(Score::Loss(2) < Score::Loss(6) && Score::Loss(6) < Score::Draw);
/// assert_eq!(Score::Heuristic(0).expected(200.0), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// An estimate in the units of the guide's evaluation, from −10 000 to 10 000.
    Heuristic(i32),
    /// Proven: the player to move can win within this number of actions of both players.
    Win(u32),
    /// Proven: neither player can win against best play.
    Draw,
    /// Proven: the opponent can win within this number of actions of both players.
    Loss(u32),
}

impl Score {
    /// The largest heuristic score.
    pub const LIMIT: i32 = 10_000;

    /// Whether this is a proven result and not an estimate.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Self::Heuristic(_))
    }

    /// The expected result, from 0 (lost) to 1 (won). A heuristic score of `scale` stands for 73 %.
    pub fn expected(self, scale: f64) -> f64 {
        match self {
            Self::Heuristic(units) => 1.0 / (1.0 + (-f64::from(units) / scale).exp()),
            Self::Win(_) => 1.0,
            Self::Draw => 0.5,
            Self::Loss(_) => 0.0,
        }
    }

    /// The same score from the other player's point of view.
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        match self {
            Self::Heuristic(units) => Self::Heuristic(-units),
            Self::Win(n) => Self::Loss(n),
            Self::Draw => Self::Draw,
            Self::Loss(n) => Self::Win(n),
        }
    }

    /// The same score as an estimate, without the claim of a proof.
    pub(crate) const fn unproven(self) -> Self {
        match self {
            Self::Heuristic(units) => Self::Heuristic(units),
            Self::Win(_) => Self::Heuristic(Self::LIMIT),
            Self::Draw => Self::Heuristic(0),
            Self::Loss(_) => Self::Heuristic(-Self::LIMIT),
        }
    }

    fn key(self) -> Value {
        match self {
            Self::Heuristic(units) => Value::heuristic(units),
            Self::Win(n) => Value::win_in(n),
            Self::Draw => Value::DRAW,
            Self::Loss(n) => Value::loss_in(n),
        }
    }
}

impl From<Found> for Score {
    /// The score of an exact result of the search.
    fn from(found: Found) -> Self {
        let value = found.value;
        if value.is_win() {
            Self::Win(value.distance())
        } else if value.is_loss() {
            Self::Loss(value.distance())
        } else if found.exhaustive && value == Value::DRAW {
            Self::Draw
        } else {
            Self::Heuristic(value.raw())
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.key(), self.is_proven()).cmp(&(other.key(), other.is_proven()))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heuristic(units) => write!(f, "{units:+}"),
            Self::Win(n) => write!(f, "win in {n}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(n) => write!(f, "loss in {n}"),
        }
    }
}
