//! What a table needs: rules, views and turns in the making. The page loads this first.

mod game;
mod lesson;
mod start;

#[cfg(feature = "typescript")]
pub(crate) use game::Actions;
#[cfg(feature = "typescript")]
pub(crate) use lesson::Judged;
#[cfg(feature = "typescript")]
pub(crate) use start::Started;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{answer, read};

/// The beginning of a game: `{game, tiles?, board?, nearest?}` to `{line, code?, numbers}`.
#[wasm_bindgen]
pub fn start(request: &str) -> String {
    answer(|| start::start(&read(request)?))
}

/// The position at the end of a line, as it is seen.
#[wasm_bindgen]
pub fn look(line: &str, options: &str) -> String {
    answer(|| tessera_view::look(&read(line)?, read(options)?))
}

/// The turn that a person's events make so far, as it is seen.
#[wasm_bindgen]
pub fn draft(line: &str, events: &str, options: &str) -> String {
    answer(|| tessera_view::draft_look(&read(line)?, &read::<Vec<_>>(events)?, read(options)?))
}

/// The turns of a line, for a list.
#[wasm_bindgen]
pub fn turns(line: &str) -> String {
    answer(|| tessera_view::turns(&read(line)?))
}

/// The texts of the legal actions at the end of a line.
#[wasm_bindgen]
pub fn legal(line: &str) -> String {
    answer(|| game::legal(&read(line)?))
}

/// The moves at the end of a line, by piece and square, each in words.
#[wasm_bindgen]
pub fn moves(line: &str) -> String {
    answer(|| tessera_view::moves(&read(line)?))
}

/// What a person has typed, as the actions of one turn: `{actions}`.
#[wasm_bindgen(js_name = readTurn)]
pub fn read_turn(line: &str, text: &str) -> String {
    answer(|| game::read_turn(&read(line)?, text))
}

/// Judges a turn in a lesson: the line before it, its actions as a list of texts, and the `play` task of the step as
/// `lessons/` has it (`{turns?, outcome?, reply?, wrong?}`), to `{right, wrong}`. If the turn is wrong in a known way,
/// `wrong` is the name of that mistake, otherwise `null`.
#[wasm_bindgen(js_name = judgeTurn)]
pub fn judge_turn(line: &str, turn: &str, task: &str) -> String {
    answer(|| lesson::judge(&read(line)?, &read::<Vec<_>>(turn)?, &read(task)?))
}
