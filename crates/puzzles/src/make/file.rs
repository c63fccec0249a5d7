//! The file of a run: one line of JSON for each puzzle.

use std::io;
use std::path::{Path, PathBuf};

use tessera_journal::Journal;

use super::PuzzleRun;
use crate::{Puzzle, PuzzleError};

/// The beginning of every line.
const BEGINS: &str = "{\"game\":\"";

/// The file that puzzles are written to.
pub(super) struct Output(Option<(PathBuf, Journal)>);

impl Output {
    /// Opens the file, or makes it, and reads its puzzles. A file of another run is left alone.
    pub(super) fn open(path: Option<&Path>, run: &PuzzleRun) -> Result<(Self, Vec<Puzzle>), PuzzleError> {
        let Some(path) = path else { return Ok((Self(None), Vec::new())) };
        let (locked, text) = tessera_journal::open(path, BEGINS).map_err(PuzzleError::journal(path))?;
        let puzzles = crate::file::read_lines(&text)?;
        for (index, puzzle) in puzzles.iter().enumerate() {
            if puzzle.game != run.game || puzzle.seed != run.seed {
                let (game, seed) = (puzzle.game.title(), puzzle.seed);
                return Err(PuzzleError::Another { line: index + 1, game, seed });
            }
        }
        let journal = locked.resume(text.len()).map_err(PuzzleError::file(path))?;
        Ok((Self(Some((path.into(), journal))), puzzles))
    }

    pub(super) fn add(&mut self, puzzle: &Puzzle) -> Result<(), PuzzleError> {
        let Some((path, journal)) = &mut self.0 else { return Ok(()) };
        let line = serde_json::to_string(puzzle).map_err(io::Error::from);
        line.and_then(|line| journal.append(&line)).map_err(PuzzleError::file(path))
    }
}
