//! The file of a build: it grows line by line.

use std::fmt::{Display, Write as _};
use std::path::{Path, PathBuf};

use tessera_journal::Journal;

use crate::ExplorerError;
use crate::file::END;

/// The lines of a build, and the file that they are written to.
pub(super) struct Output {
    file: Option<(PathBuf, Journal)>,
    text: String,
}

impl Output {
    /// Opens the file, or makes it, and reads its lines. The last line of a complete file does not count, since games may be added.
    /// A file that begins otherwise than `head`, or that `read` refuses, is left alone.
    pub(super) fn open<T>(
        path: Option<&Path>,
        head: &str,
        read: impl FnOnce(&str) -> Result<T, ExplorerError>,
    ) -> Result<(Self, T), ExplorerError> {
        let Some(path) = path else {
            return Ok((Self { file: None, text: head.into() }, read(head)?));
        };
        let (locked, mut text) = tessera_journal::open(path, head).map_err(ExplorerError::journal(path))?;
        if head.starts_with(&text) {
            text.clear();
        }
        if text.lines().last() == Some(END) {
            text.truncate(text.len() - END.len() - 1);
        }
        let found = read(if text.is_empty() { head } else { &text })?;
        let journal = locked.resume(text.len()).map_err(ExplorerError::file(path))?;
        let mut output = Self { file: Some((path.into(), journal)), text };
        if output.text.is_empty() {
            output.add(&head.trim_end())?;
        }
        Ok((output, found))
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
        let _ = write!(self.text, "{line}");
        if let Some((path, journal)) = &mut self.file {
            journal.append(&self.text[begin..]).map_err(ExplorerError::file(path))?;
        }
        self.text.push('\n');
        Ok(())
    }
}
