//! Rules, views and turns in the making. The page loads this first.

mod game;
mod lesson;
mod start;

#[cfg(feature = "typescript")]
pub(crate) use game::Actions;
pub use game::Game;
#[cfg(feature = "typescript")]
pub(crate) use lesson::Judged;
#[cfg(feature = "typescript")]
pub(crate) use start::Started;
use tessera_game::Player;
use tessera_view::{ViewOptions, as_seen};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{answer, read};

/// The beginning of a game: `{game, tiles?, board?, nearest?}` to `{line, code?, numbers}`.
#[wasm_bindgen]
pub fn start(request: &str) -> String {
    answer(|| start::start(&read(request)?))
}

/// The position at the end of a line, as it is seen: for previews. A screen that plays opens a [`Game`].
#[wasm_bindgen]
pub fn look(line: &str, options: &str) -> String {
    answer(|| {
        let options: ViewOptions = read(options)?;
        Ok(as_seen(tessera_view::look(&read(line)?, options)?, options.seen_by))
    })
}

/// The turns of a line, for a list, as the player `first` or `second` sees them.
#[wasm_bindgen]
pub fn turns(line: &str, seen_by: &str) -> String {
    let player = if seen_by == "second" { Player::Second } else { Player::First };
    answer(|| Ok(as_seen(tessera_view::turns(&read(line)?)?, player)))
}
