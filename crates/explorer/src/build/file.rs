//! The file of a build: it grows line by line.

use std::fmt::{Display, Write as _};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::ExplorerError;
use crate::file::END;

/// Where lines are written to. No other process can open the file as long as this lives.
pub(super) struct Output {
    file: Option<(PathBuf, File)>,
    /// What was written.
    text: String,
}

impl Output {
    /// Opens the file, or makes it, and reads what is there. A last line without an end is from a write that was interrupted, and
    /// does not count; nor does the last line of a complete file, since games may be added. A file that begins otherwise than `head` is left
    /// alone.
    pub(super) fn open(path: Option<&Path>, head: &str) -> Result<Self, ExplorerError> {
        let mut text = String::new();
        let Some(path) = path else { return Ok(Self { file: None, text }) };
        let problem = ExplorerError::file(path);
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).map_err(&problem)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ExplorerError::InUse(path.into())),
            Err(TryLockError::Error(error)) => return Err(problem(error)),
        }
        file.read_to_string(&mut text).map_err(&problem)?;
        if !text.contains('\n') && !head.starts_with(&text) {
            return Err(ExplorerError::damaged(1, "it is not the beginning of this explorer"));
        }
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        if head.starts_with(&text) {
            text.clear();
        }
        if text.lines().last() == Some(END) {
            text.truncate(text.len() - END.len() - 1);
        }
        Ok(Self { file: Some((path.into(), file)), text })
    }

    /// Cuts off what does not count, once the rest has proven to be sound.
    pub(super) fn cut(&mut self) -> Result<(), ExplorerError> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        file.set_len(self.text.len() as u64).map_err(ExplorerError::file(path))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// The number of the line that is written next, from 1.
    pub(super) fn next_line(&self) -> usize {
        self.text.lines().count() + 1
    }

    pub(super) fn end(&mut self) -> Result<(), ExplorerError> {
        self.add(&END)
    }

    /// Writes a line.
    pub(super) fn add(&mut self, line: &dyn Display) -> Result<(), ExplorerError> {
        let begin = self.text.len();
        let _ = writeln!(self.text, "{line}");
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        file.write_all(&self.text.as_bytes()[begin..]).map_err(ExplorerError::file(path))
    }
}
