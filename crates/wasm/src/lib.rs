//! Everything that the page asks of the core: JSON in, JSON out. `web/src/core/` has the types.
//!
//! An answer is what was asked for, or `{"error": words}`. Nothing that comes in makes a function panic.
//!
//! ```
//! let line = tessera_wasm::start(r#"{"game":"xok"}"#);
//! assert!(line.starts_with(r#"{"line":{"game":"xok","#));
//! assert!(tessera_wasm::start("nonsense").starts_with(r#"{"error":{"id":"core-request""#));
//! ```

mod answer;
mod bench;
mod engines;
mod game;
mod helpers;
mod hint;
mod lesson;
mod picture;
mod record;
mod start;
mod think;
#[cfg(feature = "typescript")]
mod typescript;

use answer::{answer, read};
#[cfg(feature = "typescript")]
pub use typescript::typescript;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
    #[wasm_bindgen(thread_local_v2, js_namespace = performance, js_name = timeOrigin)]
    static ORIGIN: f64;
}

/// The clock of the browser. Every worker counts from its own beginning: only with that added they agree.
fn clock() -> std::time::Duration {
    let now = ORIGIN.with(|origin| origin + milliseconds());
    std::time::Duration::from_secs_f64(now.max(0.0) / 1000.0)
}

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

/// The tools of a game's editor.
#[wasm_bindgen(js_name = editorTools)]
pub fn editor_tools(game: &str) -> String {
    answer(|| Ok(tessera_view::editor_tools(game::id(game)?)))
}

/// The board after a tool was used, on a cell if it needs one: `{position, problem}`.
#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "what may be left out cannot be borrowed")]
pub fn edit(game: &str, position: &str, tool: &str, cell: Option<String>) -> String {
    answer(|| tessera_view::edit(game::id(game)?, position, tool, cell.as_deref()))
}

/// A board that is being edited, proper or not, as it is seen.
#[wasm_bindgen(js_name = editorLook)]
pub fn editor_look(game: &str, position: &str, options: &str) -> String {
    answer(|| tessera_view::editor_look(game::id(game)?, position, read(options)?))
}

/// The texts of the legal actions at the end of a line.
#[wasm_bindgen]
pub fn legal(line: &str) -> String {
    answer(|| game::legal(&read(line)?))
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

/// The computer's turn: `{actions, lines, threads}`. The best lines so far are passed to `on_insight` as JSON.
#[wasm_bindgen]
pub fn think(line: &str, request: &str, on_insight: &js_sys::Function) -> String {
    answer(|| think::think(&read(line)?, &read(request)?, clock, &mut reporter(on_insight)))
}

/// The best lines of a position, in the same form. It uses another engine than the computer's turns.
#[wasm_bindgen]
pub fn analyse(line: &str, request: &str, on_insight: &js_sys::Function) -> String {
    answer(|| think::analyse(&read(line)?, &read(request)?, clock, &mut reporter(on_insight)))
}

fn reporter(on_insight: &js_sys::Function) -> impl FnMut(&think::Insight) {
    |insight| {
        // An exception in the callback does not stop the search.
        let _ = on_insight.call1(&wasm_bindgen::JsValue::NULL, &answer::text(insight).into());
    }
}

/// Makes the calling worker a helper of another worker with the same memory. It does not return.
#[wasm_bindgen]
pub fn help() {
    helpers::help();
}

/// A good turn, and why it is good: `{actions, why}`.
#[wasm_bindgen]
pub fn hint(line: &str, request: &str) -> String {
    answer(|| hint::hint(&read(line)?, &read(request)?, clock))
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
