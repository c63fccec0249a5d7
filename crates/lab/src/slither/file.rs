//! The file of a hunt: one line of JSON for each board that was tried.

use std::io;
use std::path::{Path, PathBuf};

use tessera_journal::Journal;

use super::{BoardHunt, BoardTrial};
use crate::LabError;

/// The beginning of every line.
const BEGINS: &str = "{\"code\":\"";

/// The file that boards are written to.
pub(super) struct TrialFile {
    path: PathBuf,
    journal: Journal,
}

/// Opens the file, or makes it, and reads the boards that were tried before with the same settings. A file of another hunt is left
/// alone.
pub(super) fn open(
    path: Option<&Path>,
    hunt: &BoardHunt,
) -> Result<(Option<TrialFile>, Vec<BoardTrial>), LabError> {
    let Some(path) = path else { return Ok((None, Vec::new())) };
    let (locked, text) = tessera_journal::open(path, BEGINS).map_err(LabError::journal(path))?;
    let mut trials = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let damaged = |problem: String| LabError::Damaged { file: path.into(), line: index + 1, problem };
        let trial: BoardTrial = serde_json::from_str(line).map_err(|error| damaged(error.to_string()))?;
        if trial.nodes != hunt.nodes || trial.games != 2 * hunt.pairs {
            return Err(damaged("this board was tried with another number of games or nodes".into()));
        }
        trials.push(trial);
    }
    let journal = locked.resume(text.len()).map_err(LabError::file(path))?;
    Ok((Some(TrialFile { path: path.into(), journal }), trials))
}

impl TrialFile {
    /// Adds a board.
    pub(super) fn add(&mut self, trial: &BoardTrial) -> Result<(), LabError> {
        let line = serde_json::to_string(trial).map_err(io::Error::from);
        line.and_then(|line| self.journal.append(&line)).map_err(LabError::file(&self.path))
    }
}
