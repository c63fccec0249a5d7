//! A game that was played, with tags, comments, clock times and variations: as text for people, as JSON for programs
//! (both are described in `docs/record.md`), and as a short link.
//!
//! Everything in a [`Record`] has been checked by the rules, so playing it through cannot fail.
//!
//! ```
//! use tessera_games::GameId;
//! use tessera_record::{Record, Records, read};
//!
//! let mut record = Record::standard(GameId::Xok);
//! record.tags_mut().set("First", "Ann")?;
//! record.push_text("d3d4")?;
//! record.push_text("Sd3e")?;
//! let text = record.to_string();
//! assert_eq!(text, "[Game \"xok\"]\n[First \"Ann\"]\n[Result \"*\"]\n\n1. d3d4 Sd3e *\n");
//! assert_eq!(read(&text)?, record);
//!
//! let error = read(&text.replace("Sd3e", "Sa1e")).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "line 5, column 9: \"Sa1e\" cannot be played: a shark must eat at least one fish"
//! );
//!
//! // A file of many games, as text or as JSON, is read game by game.
//! let file = format!("{text}\n{}\n", text.replace("Ann", "Ben"));
//! assert_eq!(Records::new(file.as_bytes()).filter_map(Result::ok).count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The parts of a record.
mod clock;
mod comment;
mod line;
mod origin;
mod record;
mod tags;
mod turn;
mod values;
mod verdict;

// Reading and writing.
mod error;
mod json;
mod link;
mod stats;
mod stream;
mod text;

pub use clock::Clock;
pub use error::{Problem, ReadError};
#[cfg(feature = "typescript")]
pub use json::visit_json_types;
pub use json::{read_json, write_json};
pub use line::{Line, VariationError};
pub use link::{LinkError, read_link, write_link};
pub use origin::Origin;
pub use record::{Record, ResultError};
pub use stats::{GameStats, Stats};
pub use stream::Records;
pub use tags::{TagError, Tags};
pub use text::{read, write};
pub use turn::{Turn, TurnMut};
pub use values::{Termination, TimeControl};
pub use verdict::Verdict;

/// The greatest depth of nested variations. JSON readers limit their depth, so records do too.
pub const DEEPEST: usize = 20;

/// The most bytes of the text or the JSON of one game. A longer one is refused without reading all of it into memory.
pub const LONGEST: usize = 16 << 20;
