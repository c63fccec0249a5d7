//! The file of a hunt: one line of JSON for each board that was tried.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::{BoardHunt, BoardTrial};
use crate::LabError;

/// The file, open for more.
pub(super) struct TrialFile {
    path: PathBuf,
    file: File,
}

/// Opens the file, or makes it, and reads the boards that were tried before with the same settings.
pub(super) fn open(
    path: Option<&Path>,
    hunt: &BoardHunt,
) -> Result<(Option<TrialFile>, Vec<BoardTrial>), LabError> {
    let Some(path) = path else { return Ok((None, Vec::new())) };
    let mut file =
        OpenOptions::new().read(true).append(true).create(true).open(path).map_err(LabError::file(path))?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(LabError::file(path))?;
    // A last line without an end is from a write that was interrupted.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    file.set_len(whole as u64).map_err(LabError::file(path))?;
    let mut trials = Vec::new();
    for (index, line) in text[..whole].lines().enumerate() {
        let damaged = |problem: String| LabError::Damaged { file: path.into(), line: index + 1, problem };
        let trial: BoardTrial = serde_json::from_str(line).map_err(|error| damaged(error.to_string()))?;
        if trial.nodes != hunt.nodes || trial.games != 2 * hunt.pairs {
            return Err(damaged("this board was tried with another number of games or nodes".into()));
        }
        trials.push(trial);
    }
    Ok((Some(TrialFile { path: path.into(), file }), trials))
}

impl TrialFile {
    /// Adds a board.
    pub(super) fn add(&mut self, trial: &BoardTrial) -> Result<(), LabError> {
        let written = serde_json::to_vec(trial).map_err(io::Error::from).and_then(|mut line| {
            line.push(b'\n');
            self.file.write_all(&line)
        });
        written.map_err(LabError::file(&self.path))
    }
}
