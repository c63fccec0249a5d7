//! Torn, foreign and locked files.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use tessera_journal::{JournalError, MAX_BYTES, open, open_bytes};

/// A file of its own for a test, which is gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("tessera-journal-{name}-{}", std::process::id())))
    }

    fn with(name: &str, content: &[u8]) -> Self {
        let file = Self::new(name);
        fs::write(&file.0, content).unwrap();
        file
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Opens a journal whose files begin with "line ", and appends a line.
fn add(path: &Path, line: &str) -> Result<String, JournalError> {
    let (locked, lines) = open(path, "line ")?;
    locked.resume(lines.len())?.append(line)?;
    Ok(lines)
}

#[test]
fn a_journal_grows_from_nothing() {
    let file = Scratch::new("grows");
    assert_eq!(add(&file.0, "line 1").unwrap(), "");
    assert_eq!(add(&file.0, "line 2\nline 3").unwrap(), "line 1\n");
    assert_eq!(fs::read_to_string(&file.0).unwrap(), "line 1\nline 2\nline 3\n");
}

#[test]
fn a_torn_end_is_cut_off_wherever_it_was_torn() {
    // The last letter is of two bytes, so that a line may be torn within it.
    let whole = "line 1\nline 2\nline é".as_bytes();
    for length in 0..=whole.len() {
        let file = Scratch::with("torn", &whole[..length]);
        let kept = whole[..length].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        assert_eq!(add(&file.0, "line x").unwrap().as_bytes(), &whole[..kept], "torn at {length}");
        assert_eq!(fs::read(&file.0).unwrap(), [&whole[..kept], b"line x\n"].concat(), "torn at {length}");
    }
}

#[test]
fn a_caller_that_keeps_less_cuts_more() {
    let file = Scratch::with("less", b"line 1\nend\n");
    let (locked, lines) = open(&file.0, "line ").unwrap();
    assert_eq!(lines, "line 1\nend\n");
    locked.resume("line 1\n".len()).unwrap().append("line 2").unwrap();
    assert_eq!(fs::read_to_string(&file.0).unwrap(), "line 1\nline 2\n");
}

#[test]
fn a_foreign_file_of_one_unfinished_line_is_refused_and_left_alone() {
    for content in ["my only copy", "liner", " line", "\0\0\0"] {
        let file = Scratch::with("foreign", content.as_bytes());
        let error = add(&file.0, "line 1").unwrap_err();
        assert!(matches!(error, JournalError::Foreign), "{content}: {error}");
        assert_eq!(fs::read_to_string(&file.0).unwrap(), content);
    }
}

#[test]
fn nothing_is_changed_before_the_caller_has_checked_the_lines() {
    let content = b"a line of another program\nand half a li";
    let file = Scratch::with("checked", content);
    let (locked, lines) = open(&file.0, "line ").unwrap();
    assert_eq!(lines, "a line of another program\n");
    drop(locked);
    assert_eq!(fs::read(&file.0).unwrap(), content);
}

#[test]
fn lines_that_are_not_text_are_refused_unless_bytes_are_asked_for() {
    let content = b"line \xff\nline 2\n";
    let file = Scratch::with("bytes", content);
    let error = add(&file.0, "line 3").unwrap_err();
    assert!(matches!(error, JournalError::File(_)) && error.to_string().contains("utf-8"), "{error}");
    assert_eq!(open_bytes(&file.0, "").unwrap().1, content);
    assert_eq!(fs::read(&file.0).unwrap(), content);
}

#[test]
fn a_journal_is_locked_from_the_first_look_until_it_is_dropped() {
    let file = Scratch::new("locked");
    let is_in_use = || matches!(add(&file.0, "line x"), Err(JournalError::InUse));
    let (locked, _) = open(&file.0, "line ").unwrap();
    assert!(is_in_use());
    let mut journal = locked.resume(0).unwrap();
    journal.append("line 1").unwrap();
    assert!(is_in_use());
    drop(journal);
    assert_eq!(add(&file.0, "line 2").unwrap(), "line 1\n");
    let elsewhere = File::open(&file.0).unwrap();
    elsewhere.lock().unwrap();
    assert!(is_in_use());
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let file = Scratch::new("large");
    // The file has a hole: it takes no room on the disk.
    File::create(&file.0).unwrap().set_len(MAX_BYTES + 1).unwrap();
    let error = add(&file.0, "line 1").unwrap_err();
    assert_eq!(error.to_string(), "it has more than 256 MiB");
    assert_eq!(fs::metadata(&file.0).unwrap().len(), MAX_BYTES + 1);
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_not_read() {
    for device in ["/dev/zero", "/dev/full", "/dev/null"] {
        let error = add(Path::new(device), "line 1").unwrap_err();
        assert_eq!(error.to_string(), "it is not a regular file", "{device}");
    }
}

#[test]
fn a_folder_is_no_journal() {
    let error = add(&std::env::temp_dir(), "line 1").unwrap_err();
    assert!(matches!(error, JournalError::File(_)), "{error}");
}
