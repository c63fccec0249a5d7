//! The file of a run: one line of JSON for each puzzle.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::Making;
use crate::{Puzzle, PuzzleError};

/// Where puzzles are written to. No other process can open the file as long as this lives.
pub(super) struct Output(Option<(PathBuf, File)>);

impl Output {
    /// Opens the file, or makes it, and reads the puzzles that are there. A last line without an end is from a write that was
    /// interrupted, and is cut off.
    pub(super) fn open(path: Option<&Path>, making: &Making) -> Result<(Self, Vec<Puzzle>), PuzzleError> {
        let Some(path) = path else { return Ok((Self(None), Vec::new())) };
        let problem = PuzzleError::file(path);
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).map_err(&problem)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(PuzzleError::InUse(path.into())),
            Err(TryLockError::Error(error)) => return Err(problem(error)),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(&problem)?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64).map_err(&problem)?;
        let puzzles = crate::file::read_lines(&text)?;
        for (index, puzzle) in puzzles.iter().enumerate() {
            if puzzle.game != making.game || puzzle.seed != making.seed {
                let (game, seed) = (puzzle.game.title(), puzzle.seed);
                return Err(PuzzleError::Another { line: index + 1, game, seed });
            }
        }
        Ok((Self(Some((path.into(), file))), puzzles))
    }

    pub(super) fn add(&mut self, puzzle: &Puzzle) -> Result<(), PuzzleError> {
        let Some((path, file)) = &mut self.0 else { return Ok(()) };
        let written = serde_json::to_vec(puzzle).map_err(io::Error::from).and_then(|mut line| {
            line.push(b'\n');
            file.write_all(&line)
        });
        written.map_err(PuzzleError::file(path))
    }
}
