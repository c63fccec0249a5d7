//! The lessons and the rules pages of the games, as data: what is shown and what is right, not how it looks.
//!
//! The data is in `courses` and `rules`, once for page and terminal; the words are in `crates/messages`.
//!
//! ```
//! use tessera_games::GameId;
//! use tessera_lessons::{course, matches, rules};
//!
//! let course = course(GameId::Xok)?;
//! assert_eq!(course.lessons[0].id, "aim");
//! assert_eq!(rules(GameId::Xok)?.sections[0].id, "aim");
//! assert!(matches("S*ne", &["Sc2ne"]));
//! # Ok::<(), tessera_lessons::DataError>(())
//! ```

mod course;
mod games;
mod mistakes;
mod pattern;
mod rules;

use std::error::Error;
use std::fmt;

use serde::de::DeserializeOwned;

pub use course::{Course, Ending, Lesson, Play, Step, Task, Verdict, course};
pub use mistakes::Mistakes;
pub use pattern::matches;
pub use rules::{Diagram, Rules, Section, rules};

/// The data in the program cannot be read; its tests check that it can.
#[derive(Debug)]
pub struct DataError(serde_json::Error);

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the lessons cannot be read: {}", self.0)
    }
}

impl Error for DataError {}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    serde_json::from_str(text).map_err(DataError)
}
