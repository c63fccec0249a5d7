//! The second checker: brute force by the rules alone. It knows nothing of the search that made the puzzles.

mod plain;

use std::fmt;

pub(crate) use self::plain::check as check_plain;
use crate::{Puzzle, games};

/// Why a puzzle is none. One sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disputed(pub(crate) String);

impl fmt::Display for Disputed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Disputed {}

/// Checks a puzzle by brute force: the solution is what the rules call it, and nothing else does it.
pub fn check(puzzle: &Puzzle) -> Result<(), Disputed> {
    let position =
        puzzle.start().map_err(|error| Disputed(format!("its position cannot be read: {error}")))?;
    if position.outcome().is_some() {
        return Err(Disputed("the game is over in its position".into()));
    }
    games::check(&position, puzzle)
}
