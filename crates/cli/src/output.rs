//! Output and its colours. Colours are left out when the output is piped or `NO_COLOR` is set.

use std::io::{self, BufWriter, Write};

use anstream::AutoStream;
use anstyle::{Ansi256Color, AnsiColor, Style};
use serde::Serialize;
use tessera_search::Stop;

/// The first player's pieces.
pub(crate) const FIRST: Style = AnsiColor::Cyan.on_default().bold();
/// The second player's pieces.
pub(crate) const SECOND: Style = AnsiColor::Red.on_default().bold();
/// The first player's snakes.
pub(crate) const BLUE: Style = AnsiColor::BrightBlue.on_default().bold();
/// The second player's snakes: the 16 basic colours have no orange.
pub(crate) const ORANGE: Style = Ansi256Color(208).on_default().bold();
/// Neutral elements: coordinates, empty squares.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Pieces that both players share: the totem, free spaces.
pub(crate) const SHARED: Style = AnsiColor::Yellow.on_default().bold();
/// A heading.
pub(crate) const HEADING: Style = Style::new().bold();
/// The word before an error.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();

/// `text` in a style.
pub(crate) fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The exit code for a position that was not solved within its limit: not an error, but of interest to scripts.
#[derive(Debug)]
pub(crate) struct Unsolved;

impl std::fmt::Display for Unsolved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not solved")
    }
}

impl std::error::Error for Unsolved {}

/// Work that was ended early by Ctrl-C, or by a signal to end: it has an exit code of its own, and this is what is done.
#[derive(Debug)]
pub(crate) struct Stopped(pub(crate) String);

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "stopped: {}", self.0)
    }
}

impl std::error::Error for Stopped {}

impl Stopped {
    /// An error if the flag is raised; `done` says what is done.
    pub(crate) fn check(stop: &Stop, done: impl FnOnce() -> String) -> anyhow::Result<()> {
        if stop.is_raised() { Err(Self(done()).into()) } else { Ok(()) }
    }
}

/// `1 game`, `2 games`.
pub(crate) fn plural(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Standard output, buffered, for results that may be long.
pub(crate) fn stdout() -> BufWriter<AutoStream<io::StdoutLock<'static>>> {
    BufWriter::new(AutoStream::auto(io::stdout().lock()))
}

/// Writes one text and a line end to standard error. There is no one to tell if that cannot be written.
pub(crate) fn complain(text: impl std::fmt::Display) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// Writes a value as one line of JSON to standard output.
pub(crate) fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    print_line(serde_json::to_string(value)?)
}

/// Writes one text and a line end to standard output.
pub(crate) fn print_line(text: impl std::fmt::Display) -> anyhow::Result<()> {
    let mut out = stdout();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}
