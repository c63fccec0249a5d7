//! How a game on a server has ended.

use serde::{Deserialize, Serialize};
use tessera_games::{Outcome, Player};

use crate::seat;

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineEnding"))]
pub struct GameResult {
    /// The winner, if there is one.
    #[serde(with = "seat::maybe")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<seat::Name>"))]
    #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
    pub winner: Option<Player>,
    /// Why it has ended.
    pub why: EndReason,
}

/// Why a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OnlineWhy"))]
pub enum EndReason {
    /// By the rules, on the board.
    Board,
    /// A player has resigned.
    Resigned,
    /// A player's time has run out.
    Time,
    /// The players have agreed on a draw.
    DrawAgreed,
    /// A player has aborted the game. It has no result.
    Aborted,
    /// A player has not played their first turn in time. The game has no result.
    NoShow,
    /// A player did not come back, and the other has claimed the game.
    Gone,
}

impl GameResult {
    /// The result; `None` if the game does not count.
    pub const fn outcome(self) -> Option<Outcome> {
        match (self.winner, self.why) {
            (Some(winner), _) => Some(Outcome::Win(winner)),
            (None, EndReason::Aborted | EndReason::NoShow) => None,
            (None, _) => Some(Outcome::Draw),
        }
    }

    pub(crate) const fn of_board(outcome: Outcome) -> Self {
        let winner = match outcome {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        };
        Self { winner, why: EndReason::Board }
    }
}
