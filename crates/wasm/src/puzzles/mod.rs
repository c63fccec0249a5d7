//! Puzzles: their files, the answers to them, and the search for them in games that were played.

mod file;
mod find;

#[cfg(feature = "typescript")]
pub(crate) use file::{Accepted, Puzzles};
#[cfg(feature = "typescript")]
pub(crate) use find::Found;

use serde::Serialize;
use tessera_puzzles::Step;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{answer, read};
use crate::clock::clock;

/// The puzzles in a file: `{puzzles}`.
#[wasm_bindgen(js_name = puzzlesRead)]
pub fn puzzles_read(text: &str) -> String {
    answer(|| file::read(text))
}

/// Judges a turn in a puzzle: the line before it, its actions as a list of texts, and the turn of the solution, to `{right}`.
#[wasm_bindgen(js_name = acceptsTurn)]
pub fn accepts_turn(line: &str, turn: &str, solution: &str) -> String {
    answer(|| file::accepts(&read(line)?, &read::<Vec<_>>(turn)?, solution))
}

/// The puzzle at the end of a line: `{puzzle}`, `null` if there is none. It takes some seconds at most.
#[wasm_bindgen(js_name = findPuzzle)]
pub fn find_puzzle(line: &str) -> String {
    answer(|| find::find(&read(line)?, clock))
}

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
