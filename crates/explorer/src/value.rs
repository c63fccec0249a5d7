//! The value of a turn by search: a proven result, or an expected one in whole percent.

use std::fmt;
use std::str::FromStr;

use tessera_search::Score;

/// The value of a turn for the player who takes it.
///
/// ```
/// use tessera_explorer::Value;
/// assert!(Value::Win(3) > Value::Win(5) && Value::Win(5) > Value::Expected(99));
/// assert!(Value::Loss(2) < Value::Loss(6) && Value::Loss(6) < Value::Expected(1));
/// assert_eq!("w5".parse(), Ok(Value::Win(5)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Not proven: the expected result, from 0 (lost) to 100 (won).
    Expected(u8),
    /// Proven: the player wins within this many actions of both players, those of this turn included.
    Win(u32),
    /// Proven: neither player can win against best play.
    Draw,
    /// Proven: the opponent wins within this many actions of both players.
    Loss(u32),
}

impl Value {
    /// The value of a search, whose scale turns a score into an expected result.
    #[expect(clippy::cast_sign_loss, reason = "it is from 0 to 100")]
    pub(crate) fn of(score: Score, expected: f64) -> Self {
        match score {
            Score::Win(actions) => Self::Win(actions),
            Score::Draw => Self::Draw,
            Score::Loss(actions) => Self::Loss(actions),
            Score::Heuristic(_) => Self::Expected((expected * 100.0).round().clamp(0.0, 100.0) as u8),
        }
    }

    /// The expected result in percent; a proven one counts 100, 50 or 0.
    pub const fn percent(self) -> u8 {
        match self {
            Self::Expected(percent) => percent,
            Self::Win(_) => 100,
            Self::Draw => 50,
            Self::Loss(_) => 0,
        }
    }

    /// Whether it is a proven result.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Self::Expected(_))
    }

    /// The value of a turn of `actions` actions that leads to a position with this value for the opponent.
    pub(crate) const fn before(self, actions: u32) -> Self {
        match self {
            Self::Expected(percent) => Self::Expected(100 - percent),
            Self::Win(later) => Self::Loss(later + actions),
            Self::Draw => Self::Draw,
            Self::Loss(later) => Self::Win(later + actions),
        }
    }

    /// Proven losses, expected results and draws, proven wins; within them, the later the loss and the sooner the win the better.
    const fn rank(self) -> (u8, i64) {
        match self {
            Self::Loss(actions) => (0, actions as i64),
            Self::Expected(percent) => (1, 2 * percent as i64),
            Self::Draw => (1, 101),
            Self::Win(actions) => (2, -(actions as i64)),
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(percent) => write!(f, "{percent}"),
            Self::Win(actions) => write!(f, "w{actions}"),
            Self::Draw => f.write_str("d"),
            Self::Loss(actions) => write!(f, "l{actions}"),
        }
    }
}

impl FromStr for Value {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |digits: &str| digits.parse::<u16>().ok().map(u32::from);
        let value = match text.split_at_checked(1) {
            Some(("w", actions)) => number(actions).map(Self::Win),
            Some(("l", actions)) => number(actions).map(Self::Loss),
            Some(("d", "")) => Some(Self::Draw),
            _ => text.parse().ok().filter(|&percent: &u8| percent <= 100).map(Self::Expected),
        };
        value.ok_or_else(|| format!("{text:?} is not a value"))
    }
}
