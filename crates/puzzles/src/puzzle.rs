//! A puzzle: a position, a goal and its solution.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tessera_game::Player;
use tessera_games::{AnyPosition, GameId, TextError};

use crate::Theme;

/// The goal of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// Win within the given number of turns.
    Win,
    /// Do the only thing that does not lose within the given number of the opponent's turns.
    Save,
}

/// The claim that is proven of all other turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Others {
    /// They fail within the number of turns of the puzzle.
    Within,
    /// They fail however long the game lasts.
    Always,
}

/// A puzzle: a position in which exactly one turn wins, or saves.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game, by its name.
    pub game: GameId,
    /// The position string. The solver is to move.
    pub position: String,
    /// The goal.
    pub goal: Goal,
    /// Of a win, the solver's turns until it is certain; of a rescue, the opponent's turns within which all else loses.
    pub turns: u32,
    /// The claim that is proven of all other turns.
    pub others: Others,
    /// The solver's turns and the longest defence, in turn. A `*` after a turn of the solver: see [`Step`].
    pub solution: Vec<Step>,
    /// Its theme.
    pub theme: Theme,
    /// The lowest level that solves it in 8 of 10 tries.
    pub level: u8,
    /// The seed of the run that made it.
    pub seed: u64,
    /// The number of the game in that run.
    pub number: u32,
}

/// A turn of a solution. Its last detail – in Yoxii the value of the stone, in Slither Stone where the wise snake points –
/// is asked only where exactly one works. Where it is not, the text ends with a `*`.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct Step {
    /// The turn, as the rules write it.
    pub turn: String,
    /// Whether the last detail does not count.
    pub loose: bool,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.turn, if self.loose { "*" } else { "" })
    }
}

impl From<Step> for String {
    fn from(step: Step) -> Self {
        step.to_string()
    }
}

impl From<String> for Step {
    fn from(text: String) -> Self {
        match text.strip_suffix('*') {
            Some(turn) => Self { turn: turn.into(), loose: true },
            None => Self { turn: text, loose: false },
        }
    }
}

impl FromStr for Step {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.to_owned().into())
    }
}

impl Puzzle {
    /// The position, read.
    pub fn start(&self) -> Result<AnyPosition, TextError> {
        AnyPosition::parse(self.game, &self.position)
    }

    /// A number that puzzles share if their positions are the same but for a symmetry.
    pub fn key(&self) -> Result<u64, TextError> {
        let start = self.start()?;
        let hashes = (0..start.symmetries()).map(|symmetry| start.transformed(symmetry).hash());
        Ok(hashes.min().unwrap_or_else(|| start.hash()))
    }

    /// The turns of the solver, without the defence.
    pub fn answers(&self) -> impl Iterator<Item = &Step> {
        self.solution.iter().step_by(2)
    }

    /// Who solves it.
    pub fn solver(&self) -> Result<Player, TextError> {
        Ok(self.start()?.to_move())
    }
}
