//! The conversation with a program in a file: `[process] > ` before what is said to it, `<` before its answers.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

/// Longer lines are cut off in the log.
const MAX_LINE: usize = 4096;

/// A log. Clones write to the same file.
#[derive(Clone)]
pub(super) struct Log {
    file: Arc<Mutex<File>>,
    process: u32,
}

impl Log {
    /// Opens a file to be continued; also gives the place for what the program says on its standard error.
    pub(super) fn open(path: &Path) -> io::Result<(File, File)> {
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let errors = file.try_clone()?;
        Ok((file, errors))
    }

    pub(super) fn new(file: File, process: u32) -> Self {
        Self { file: Arc::new(Mutex::new(file)), process }
    }

    /// Writes a line. A log that cannot be written does not end the match.
    pub(super) fn line(&self, sign: char, text: &str) {
        if let Ok(mut file) = self.file.lock() {
            let _ = writeln!(file, "[{}] {sign} {}", self.process, text.trim_end());
        }
    }
}

/// A reader whose lines are logged.
pub(super) struct Logged<R> {
    reader: R,
    log: Option<Log>,
    line: Vec<u8>,
}

impl<R> Logged<R> {
    pub(super) const fn new(reader: R, log: Option<Log>) -> Self {
        Self { reader, log, line: Vec::new() }
    }
}

impl<R: Read> Read for Logged<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        if let Some(log) = &self.log {
            for &byte in &buffer[..count] {
                if byte == b'\n' {
                    log.line('<', &String::from_utf8_lossy(&self.line));
                    self.line.clear();
                } else if self.line.len() < MAX_LINE {
                    self.line.push(byte);
                }
            }
        }
        Ok(count)
    }
}
