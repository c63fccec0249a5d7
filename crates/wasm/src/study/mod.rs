//! What can wait: the players, which think in a worker, and records, pictures and the editor, for study.

mod bench;
mod engines;
mod explore;
mod helpers;
mod hint;
mod picture;
mod record;
mod think;

#[cfg(feature = "typescript")]
pub(crate) use explore::{Explored, ExplorerRead};
#[cfg(feature = "typescript")]
pub(crate) use hint::Hint;
#[cfg(feature = "typescript")]
pub(crate) use picture::{Picture, Request as PictureRequest};
#[cfg(feature = "typescript")]
pub(crate) use record::{Read, Written};
use tessera_games::GameId;
#[cfg(feature = "typescript")]
pub(crate) use think::{Request as ThinkRequest, Thought};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::answer::{Answer, answer, read, text, words};
use crate::clock::clock;

#[wasm_bindgen]
extern "C" {
    /// A function of the page.
    #[wasm_bindgen(typescript_type = "(insight: string) => void")]
    pub type OnInsight;
    #[wasm_bindgen(method, catch)]
    fn call(this: &OnInsight, of: &JsValue, insight: &str) -> Result<(), JsValue>;
}

/// The game of that name.
fn id(name: &str) -> Answer<GameId> {
    name.parse().map_err(|_| words("core-request", []))
}

/// The tools of a game's editor.
#[wasm_bindgen(js_name = editorTools)]
pub fn editor_tools(game: &str) -> String {
    answer(|| Ok(tessera_view::editor_tools(id(game)?)))
}

/// The board after a tool was used, on a cell if it needs one: `{position, problem}`.
#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "what may be left out cannot be borrowed")]
pub fn edit(game: &str, position: &str, tool: &str, cell: Option<String>) -> String {
    answer(|| tessera_view::edit(id(game)?, position, tool, cell.as_deref()))
}

/// The board without everything that can be removed: `{position, problem}`.
#[wasm_bindgen(js_name = clearBoard)]
pub fn clear_board(game: &str, position: &str) -> String {
    answer(|| tessera_view::clear(id(game)?, position))
}

/// A board that is being edited, proper or not, as it is seen.
#[wasm_bindgen(js_name = editorLook)]
pub fn editor_look(game: &str, position: &str, options: &str) -> String {
    answer(|| tessera_view::editor_look(id(game)?, position, read(options)?))
}

/// The position at the end of a line as a picture: `{svg}`.
#[wasm_bindgen]
pub fn svg(line: &str, options: &str) -> String {
    answer(|| picture::svg(&read(line)?, &read(options)?))
}

/// The text of a record, from its JSON: `{text}`.
#[wasm_bindgen(js_name = recordWrite)]
pub fn record_write(record: &str) -> String {
    answer(|| record::write(record))
}

/// The record that a text or JSON tells: `{record, start}`.
#[wasm_bindgen(js_name = recordRead)]
pub fn record_read(text: &str) -> String {
    answer(|| record::read(text))
}

/// A record, from its JSON, as a short text for an address: `{text}`.
#[wasm_bindgen]
pub fn share(record: &str) -> String {
    answer(|| record::share(record))
}

/// The record that such a text tells: `{record, start}`.
#[wasm_bindgen]
pub fn unshare(text: &str) -> String {
    answer(|| record::unshare(text))
}

/// The computer's turn: `{actions, lines, why, threads}`. The best lines so far are passed to `on_insight` as JSON.
#[wasm_bindgen]
pub fn think(line: &str, request: &str, on_insight: &OnInsight) -> String {
    answer(|| think::think(&read(line)?, &read(request)?, clock, &mut reporter(on_insight)))
}

/// The best lines of a position, in the same form. It uses another engine than the computer's turns.
#[wasm_bindgen]
pub fn analyse(line: &str, request: &str, on_insight: &OnInsight) -> String {
    answer(|| think::analyse(&read(line)?, &read(request)?, clock, &mut reporter(on_insight)))
}

fn reporter(on_insight: &OnInsight) -> impl FnMut(&think::Insight) {
    |insight| {
        // An exception in the callback does not stop the search.
        let _ = on_insight.call(&JsValue::NULL, &text(insight));
    }
}

/// Makes the calling worker a helper of another worker with the same memory. It does not return.
#[wasm_bindgen]
pub fn help() {
    helpers::help();
}

/// A good turn, why it is good, and what may follow: `{actions, why, next}`.
#[wasm_bindgen]
pub fn hint(line: &str, request: &str) -> String {
    answer(|| hint::hint(&read(line)?, &read(request)?, clock))
}

/// Reads the file of an opening explorer and keeps it: `{turns, games}`.
#[wasm_bindgen(js_name = readExplorer)]
pub fn read_explorer(text: &str) -> String {
    answer(|| explore::read(text))
}

/// What the explorer that was read last knows of the position at the end of a line: `{rows}`.
#[wasm_bindgen]
pub fn explore(line: &str) -> String {
    answer(|| explore::explore(&read(line)?))
}

/// Looks at so many positions of a game: `{nodes, milliseconds}`.
#[wasm_bindgen]
pub fn bench(game: &str, nodes: u32) -> String {
    answer(|| bench::bench(game, nodes, clock))
}

/// The same outside of a browser, to compare with.
pub fn bench_natively(game: &str, nodes: u32) -> String {
    answer(|| bench::bench(game, nodes, tessera_search::system_clock))
}
