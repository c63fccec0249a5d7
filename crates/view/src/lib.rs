//! What a person sees of a position, what can be tapped, and what is said about it: for the page and the terminal.
//!
//! A [`Line`] is a game so far. [`look`] shows its last position; [`draft`] makes the next turn out of taps
//! and choices, with what can be tapped next and why something cannot; [`turns`] lists the turns, [`edit`]
//! changes a board. A [`Game`] gives the same answers without replaying the line for each of them. The page and the terminal show these answers and know no rule. Sentences for people are
//! [`Words`]: a message of the message files with its parameters, in no particular language.
//!
//! Each game has its own module, which implements what `games.rs` asks and is listed there once.
//!
//! ```
//! use tessera_games::GameId;
//! use tessera_view::{Event, Line, draft};
//!
//! let mut line = Line::standard(GameId::Xok);
//! let tap = |cell: &str| Event::Tap(cell.to_owned());
//! let refused = draft(&line, &[tap("d3"), tap("a1")]).unwrap().refused.unwrap();
//! assert_eq!(refused.id, "xok-not-neighbours");
//! let turn = draft(&line, &[tap("d3"), tap("d4")]).unwrap();
//! assert!(turn.complete && turn.finished);
//! line.actions.extend(turn.actions);
//! assert_eq!(line.position().unwrap().to_string(), ".../..../...../..FF../...../..../... b");
//! ```

mod cells;
mod compass;
mod draft;
mod editor;
mod ending;
mod figure;
mod game;
mod games;
mod hint;
mod illegal;
mod line;
mod look;
mod moves;
mod names;
mod say;
mod stock;
#[cfg(test)]
mod tests;
mod turns;
mod words;

pub use cells::{Cell, Next, Outline};
pub use compass::{Directed, as_seen};
pub use draft::{CellWords, Choice, Draft, Event, Form, Item, Part, draft, draft_at};
pub use editor::{Edited, Tool, clear, edit, editor_look};
pub use ending::{Counts, Ended, Standing, ended, standings, status};
pub use figure::Figure;
pub use game::{Game, Ghosts, Numbered, Snapshot};
pub use games::{editor_tools, illegal};
pub use hint::{Advice, Proven, reasons as hint_reasons, whole_turns};
pub use illegal::{action_error, position_error};
pub use line::{Line, Played};
pub use look::{Look, ViewOptions, draft_look, look};
pub use moves::{Possible, moves};
pub use stock::Stock;
pub use turns::{Turn, turns};
pub use words::{Value, Words};
