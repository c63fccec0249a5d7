//! A puzzle, as the page needs it.

use serde::Serialize;
use tessera_puzzles::Step;

/// A puzzle, as the page needs it.
#[derive(PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Puzzle {
    /// The position string. The solver is to move.
    pub(crate) position: String,
    /// Whether the solver shall win; otherwise only not lose.
    pub(crate) wins: bool,
    /// Of a win, the solver's turns; of a rescue, the opponent's turns within which all else loses.
    pub(crate) turns: u32,
    /// What it is about.
    pub(crate) theme: &'static str,
    /// The lowest level that solves it; 0 if no level was tried.
    pub(crate) level: u8,
    /// The solver's turns and the answers, in turn. A `*` after a turn says that its last detail is not asked.
    pub(crate) solution: Vec<String>,
}

/// The turns of a solution.
pub(crate) fn texts(solution: &[Step]) -> Vec<String> {
    solution.iter().map(Step::to_string).collect()
}
