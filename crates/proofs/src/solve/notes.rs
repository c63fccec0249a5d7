//! Notes of costly answers, as lines of text in a folder, from which an interrupted run resumes.
//!
//! A line is `POSITION|PLAYER|N|ANSWER`: whether the player wins within N actions, `yes`, `no` or `never`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use tessera_game::Player;
use tessera_journal::{Journal, JournalError};

use super::Answer;
use crate::ProofError;

/// One line, read back.
pub(crate) struct Note {
    pub(crate) position: String,
    pub(crate) winner: Player,
    pub(crate) within: u8,
    pub(crate) answer: Answer,
}

/// The file of the notes.
pub(crate) struct Notes {
    path: PathBuf,
    journal: Mutex<Journal>,
}

impl Notes {
    /// Opens the notes on a position, or begins them, and reads their lines.
    pub(crate) fn open(folder: &Path, name: &str) -> Result<(Self, Vec<Note>), ProofError> {
        fs::create_dir_all(folder).map_err(ProofError::file(folder))?;
        let path = folder.join(format!("{name}.txt"));
        // A note begins with any position.
        let (locked, text) = tessera_journal::open(&path, "").map_err(|error| match error {
            JournalError::InUse => ProofError::InUse(path.clone()),
            JournalError::Foreign => ProofError::Notes { path: path.clone(), line: 1 },
            JournalError::File(error) => ProofError::File { path: path.clone(), error },
        })?;
        let notes = text.lines().enumerate().map(|(index, line)| {
            read(line).ok_or_else(|| ProofError::Notes { path: path.clone(), line: index + 1 })
        });
        let notes = notes.collect::<Result<_, _>>()?;
        let journal = locked.resume(text.len()).map_err(ProofError::file(&path))?;
        Ok((Self { path, journal: Mutex::new(journal) }, notes))
    }

    pub(super) fn add(
        &self,
        position: &str,
        winner: Player,
        within: u8,
        answer: Answer,
    ) -> Result<(), ProofError> {
        let line = format!("{position}|{winner}|{within}|{}", answer.name());
        let mut journal = self.journal.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        journal.append(&line).map_err(ProofError::file(&self.path))
    }
}

fn read(line: &str) -> Option<Note> {
    let mut words = line.split('|');
    let position = words.next()?.to_owned();
    let winner = words.next()?;
    let winner = Player::BOTH.into_iter().find(|player| player.to_string() == winner)?;
    let within = words.next()?.parse().ok()?;
    let answer = words.next()?;
    let answer = Answer::ALL.into_iter().find(|known| known.name() == answer)?;
    words.next().is_none().then_some(Note { position, winner, within, answer })
}
