//! Certificates and their text. The format is defined in `docs/proofs.md`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_game::{Outcome, Player};
use tessera_games::GameId;

/// The first line of every certificate.
pub(crate) const FORM: &str = "tessera-certificate 1";

/// The value of a position: the result if both play their best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// The first player wins.
    First,
    /// The second player wins.
    Second,
    /// Neither wins.
    Draw,
}

impl Value {
    /// The promises of the plans of a certificate with this value, in order.
    pub const fn plans(self) -> &'static [Holds] {
        match self {
            Self::First => &[Holds { player: Player::First, wins: true }],
            Self::Second => &[Holds { player: Player::Second, wins: true }],
            Self::Draw => {
                &[Holds { player: Player::First, wins: false }, Holds { player: Player::Second, wins: false }]
            }
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Draw => "draw",
        }
    }
}

impl From<Outcome> for Value {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Player::First) => Self::First,
            Outcome::Win(Player::Second) => Self::Second,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Value {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        [Self::First, Self::Second, Self::Draw]
            .into_iter()
            .find(|value| value.name() == text)
            .ok_or(UnknownValue)
    }
}

/// A text that is no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownValue;

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value is first, second or draw")
    }
}

impl Error for UnknownValue {}

/// The promise of a plan: that a player wins, or at least draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holds {
    /// The player of the plan.
    pub player: Player,
    /// Whether only a win will do.
    pub wins: bool,
}

impl Holds {
    /// Whether the end of a game keeps the promise.
    pub fn keeps(self, outcome: Outcome) -> bool {
        outcome == Outcome::Win(self.player) || (!self.wins && outcome == Outcome::Draw)
    }
}

impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "holds {} {}", self.player, if self.wins { "win" } else { "draw" })
    }
}

/// One action for each position in which the player of the plan is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The promise.
    pub holds: Holds,
    /// `POSITION|ACTION`, in the order of their bytes.
    pub lines: Vec<String>,
}

/// A solved position with its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The game.
    pub game: GameId,
    /// The position string.
    pub position: String,
    /// Its value.
    pub value: Value,
    /// The plans that prove it.
    pub plans: Vec<Plan>,
}

impl Certificate {
    /// The number of positions in all plans.
    pub fn positions(&self) -> usize {
        self.plans.iter().map(|plan| plan.lines.len()).sum()
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let (game, position, value) = (self.game, &self.position, self.value);
        let mut text = format!("{FORM}\ngame {game}\nposition {position}\nvalue {value}\n");
        for plan in &self.plans {
            text.push_str(&plan.holds.to_string());
            text.push('\n');
            for line in &plan.lines {
                text.push_str(line);
                text.push('\n');
            }
        }
        text.push_str("end ");
        text.push_str(&self.positions().to_string());
        text.push('\n');
        text
    }
}
