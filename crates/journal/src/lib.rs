//! A journal: a file of lines that grows as work is done, so that an interrupted run resumes where it ended.
//!
//! [`open`] locks the file and reads its lines, and changes nothing. The caller checks them; [`Locked::resume`] then cuts off what does
//! not count. So a file that the caller refuses keeps every byte.
//!
//! ```
//! let path = std::env::temp_dir().join(format!("tessera-journal-example-{}", std::process::id()));
//! std::fs::write(&path, "game 1\ngame 2\nga")?; // the last write was interrupted
//!
//! let (locked, lines) = tessera_journal::open(&path, "game ")?;
//! assert_eq!(lines, "game 1\ngame 2\n");
//! let mut journal = locked.resume(lines.len())?;
//! journal.append("game 3")?;
//! assert_eq!(std::fs::read_to_string(&path)?, "game 1\ngame 2\ngame 3\n");
//! # std::fs::remove_file(path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::error::Error;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;

/// The largest journal that is read, in bytes. Devices and pipes, which have no size, are not read at all.
pub const MAX_BYTES: u64 = 256 << 20;

/// Why a journal cannot be opened. The message does not name the file.
#[derive(Debug)]
pub enum JournalError {
    /// Another process, or another part of this one, has it open.
    InUse,
    /// It has no whole line, and does not begin as this journal does.
    Foreign,
    /// It cannot be read or written, is larger than [`MAX_BYTES`], is no regular file, or is not UTF-8.
    File(io::Error),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse => f.write_str("another process is using it"),
            Self::Foreign => f.write_str("it does not begin as such a file does"),
            Self::File(error) => error.fmt(f),
        }
    }
}

impl Error for JournalError {}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// A journal whose lines have been read, and are to be checked. Nothing has been changed.
pub struct Locked(File);

/// A journal to append to. No other process can open it until this is dropped.
pub struct Journal(File);

/// Opens a journal, or makes it, and returns its whole lines, each with its end. A last line without an end comes from an
/// interrupted write, and is left out.
///
/// `begins` is what every such file begins with. It protects foreign files of a single unfinished line, which would be cut to nothing;
/// lines are for the caller to check. Where it is empty, any text counts as an unfinished line.
pub fn open(path: &Path, begins: &str) -> Result<(Locked, String), JournalError> {
    let (locked, lines) = open_bytes(path, begins)?;
    let lines = String::from_utf8(lines).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
    Ok((locked, lines))
}

/// Like [`open`], for callers that expect damaged lines: they need not be UTF-8.
pub fn open_bytes(path: &Path, begins: &str) -> Result<(Locked, Vec<u8>), JournalError> {
    let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(JournalError::InUse),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    let found = file.metadata()?;
    if !found.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file").into());
    }
    if found.len() > MAX_BYTES {
        return Err(too_large(MAX_BYTES).into());
    }
    let mut bytes = Vec::new();
    (&file).take(found.len()).read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if whole == 0 && !bytes.starts_with(begins.as_bytes()) && !begins.as_bytes().starts_with(&bytes) {
        return Err(JournalError::Foreign);
    }
    bytes.truncate(whole);
    Ok((Locked(file), bytes))
}

/// Reads a whole file that is no journal. A pipe or a device is read, too, but never more than `max_bytes` bytes: a larger
/// file is an error.
pub fn read(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    read_from(File::open(path)?, max_bytes)
}

/// Like [`read`], for UTF-8.
pub fn read_text(path: &Path, max_bytes: u64) -> io::Result<String> {
    String::from_utf8(read(path, max_bytes)?).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// Reads to the end, but never more than `max_bytes` bytes: more are an error.
pub fn read_from(reader: impl io::Read, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(max_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max_bytes { Err(too_large(max_bytes)) } else { Ok(bytes) }
}

fn too_large(max_bytes: u64) -> io::Error {
    io::Error::new(ErrorKind::FileTooLarge, format!("it has more than {} MiB", max_bytes >> 20))
}

impl Locked {
    /// Keeps the first `bytes` bytes of the file, which the caller has checked, and cuts off the rest.
    pub fn resume(self, bytes: usize) -> io::Result<Journal> {
        self.0.set_len(bytes as u64)?;
        Ok(Journal(self.0))
    }
}

impl Journal {
    /// Appends a line, or several, without the last line's end, in one write.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        self.0.write_all(format!("{line}\n").as_bytes())
    }
}
