//! Notes of what took long, as lines of text in a folder: with them an interrupted run goes on where it was.
//!
//! A line is `POSITION|PLAYER|N|ANSWER`: whether the player wins within N actions, `yes`, `no` or `never`.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use tessera_game::Player;

use super::Answer;
use crate::ProofError;

/// One line, read back.
pub(crate) struct Note {
    pub(crate) position: String,
    pub(crate) winner: Player,
    pub(crate) within: u8,
    pub(crate) answer: Answer,
}

/// The file of the notes. No other process can open it as long as this lives.
pub(crate) struct Notes {
    path: PathBuf,
    file: Mutex<File>,
}

impl Notes {
    /// Opens the notes on a position, or begins them, and reads what is there. A last line without an end is from a
    /// write that was interrupted, and is cut off.
    pub(crate) fn open(folder: &Path, name: &str) -> Result<(Self, Vec<Note>), ProofError> {
        fs::create_dir_all(folder).map_err(ProofError::file(folder))?;
        let path = folder.join(format!("{name}.txt"));
        let problem = ProofError::file(&path);
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(&problem)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ProofError::InUse(path)),
            Err(TryLockError::Error(error)) => return Err(problem(error)),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(&problem)?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64).map_err(&problem)?;
        let notes = text.lines().enumerate().map(|(index, line)| {
            read(line).ok_or_else(|| ProofError::Notes { path: path.clone(), line: index + 1 })
        });
        let notes = notes.collect::<Result<_, _>>()?;
        Ok((Self { path, file: Mutex::new(file) }, notes))
    }

    pub(super) fn add(
        &self,
        position: &str,
        winner: Player,
        within: u8,
        answer: Answer,
    ) -> Result<(), ProofError> {
        let line = format!("{position}|{winner}|{within}|{}\n", answer.name());
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(line.as_bytes()).map_err(ProofError::file(&self.path))
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
