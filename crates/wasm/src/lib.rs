//! Everything that the page asks of the core: JSON in, JSON out. `web/src/core/` has the types.
//!
//! It is built as three modules, so that a first visit is quick: `table` is loaded first, `study` when it is needed, and
//! `puzzles` with their screen.
//!
//! An answer is what was asked for, or `{"error": words}`. Nothing that comes in makes a function panic.
//!
//! ```
//! let line = tessera_wasm::start(r#"{"game":"xok"}"#);
//! assert!(line.starts_with(r#"{"line":{"game":"xok","#));
//! assert!(tessera_wasm::start("nonsense").starts_with(r#"{"error":{"id":"core-request""#));
//! ```

mod answer;
#[cfg(any(feature = "puzzles", feature = "study"))]
mod clock;
#[cfg(feature = "puzzles")]
mod puzzles;
#[cfg(feature = "study")]
mod study;
#[cfg(feature = "table")]
mod table;
#[cfg(feature = "typescript")]
mod typescript;

#[cfg(feature = "puzzles")]
pub use puzzles::{accepts_turn, find_puzzle, puzzles_read};
#[cfg(feature = "study")]
pub use study::*;
#[cfg(feature = "table")]
pub use table::*;
#[cfg(feature = "typescript")]
pub use typescript::typescript;
