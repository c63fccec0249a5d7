//! A game that was played in a match, as it stands in the journal.

use serde::{Deserialize, Serialize};
use tessera_games::{AnyPosition, GameId, Outcome, Player};

use super::Task;
use crate::matches::fault::Fault;
use crate::{Points, result_word};

/// The reason of a game's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// The rules.
    Rules,
    /// The result was proven.
    Adjudicated,
    /// The loser chose what the rules forbid.
    Illegal,
    /// The loser's program could not be started, or ended.
    Died,
    /// The loser's program did not answer.
    Hung,
    /// The loser answered too late.
    Late,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Played {
    /// Which two opponents of a ladder met; 0 in a match.
    pub pairing: usize,
    /// The pair that the game belongs to.
    pub pair: usize,
    /// Whether it is the second game of the pair, in which the other opponent plays first.
    pub swapped: bool,
    /// The position string that the game began with.
    pub start: String,
    /// The code of the board, where the game has boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// All actions.
    pub actions: Vec<String>,
    /// How many of the actions are the opening.
    pub opening: usize,
    /// The time of each action after the opening, in milliseconds.
    pub times: Vec<u64>,
    /// The result: `first`, `second` or `draw`.
    #[serde(with = "result_word")]
    pub result: Outcome,
    /// The reason of its end.
    pub ending: EndReason,
    /// The fault that ended it, as a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Played {
    pub(crate) const fn task(&self) -> Task {
        Task { pair: self.pair, pairing: self.pairing, swapped: self.swapped }
    }

    /// Whether the game can be played again and ends as it says; if not, why.
    pub(crate) fn check(&self, game: GameId) -> Result<(), String> {
        let mut position = AnyPosition::parse(game, &self.start).map_err(|error| error.to_string())?;
        for action in &self.actions {
            position.play_text(action).map_err(|error| format!("{action}: {error}"))?;
        }
        let by_rules = (self.ending == EndReason::Rules).then_some(self.result);
        if position.outcome() != by_rules {
            return Err("the game does not end like that".into());
        }
        Ok(())
    }

    /// The points of the first opponent of the pairing, who plays first unless swapped.
    pub fn points(&self) -> Points {
        let first = match self.result {
            Outcome::Draw => Points::Draw,
            Outcome::Win(Player::First) => Points::Win,
            Outcome::Win(Player::Second) => Points::Loss,
        };
        if self.swapped { first.for_opponent() } else { first }
    }

    /// The player who lost by a fault and not by the rules.
    pub fn culprit(&self) -> Option<Player> {
        match (self.ending, self.result) {
            (EndReason::Rules | EndReason::Adjudicated, _) | (_, Outcome::Draw) => None,
            (_, Outcome::Win(winner)) => Some(!winner),
        }
    }
}

impl EndReason {
    /// The end reason of a game with this fault; `None` if the game does not count.
    pub(crate) const fn of(fault: &Fault) -> Option<Self> {
        match fault {
            Fault::Illegal { .. } => Some(Self::Illegal),
            Fault::Late { .. } => Some(Self::Late),
            Fault::Hung(_) => Some(Self::Hung),
            Fault::Died(_) => Some(Self::Died),
            Fault::Interrupted => None,
        }
    }
}
