//! Line input: with editing and history on a terminal, unchanged from a pipe.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;

use anyhow::Result;
use ratatui::crossterm::cursor::MoveToColumn;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{self, Clear, ClearType};
use ratatui::crossterm::{execute, queue};

use crate::{input, output};

/// The longest line that is read, in bytes: the rest of a longer one is skipped.
const MAX_LINE: usize = 1 << 16;

/// The source of lines.
pub(crate) struct Lines {
    /// The earlier lines, the latest last; `None` where lines are not edited.
    history: Option<Vec<String>>,
}

impl Lines {
    /// Lines of standard input; editable if it is a terminal.
    pub(crate) fn new() -> Self {
        let is_plain = std::env::var_os("TERM").is_none_or(|name| name.is_empty() || name == "dumb");
        let is_edited = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_plain;
        #[cfg(unix)]
        if is_edited {
            crate::terminal::end_when_closed();
        }
        Self { history: is_edited.then(Vec::new) }
    }

    /// Prints a question and reads a line; `None` at the end of the input.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<String>> {
        let line = if let Some(history) = &mut self.history {
            let line = edit(question, history)?;
            history.extend(line.clone().filter(|line| !line.trim().is_empty()));
            line
        } else {
            let mut out = output::stdout();
            write!(out, "{question} ")?;
            out.flush()?;
            drop(out);
            let mut line = Vec::new();
            let length = input::read_line(&mut io::stdin().lock(), &mut line, MAX_LINE)?;
            length.map(|_| String::from_utf8_lossy(&line).into_owned())
        };
        Ok(line.map(|line| line.trim().to_owned()))
    }
}

/// Raw mode of the terminal, until dropped: keys arrive one by one.
struct Raw;

impl Raw {
    fn new() -> io::Result<Self> {
        terminal::enable_raw_mode().map(|()| Self)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = terminal::disable_raw_mode();
    }
}

/// Reads a line with the keys that people know from a shell; `None` for Ctrl-C, and for Ctrl-D on an empty line.
fn edit(question: &str, history: &[String]) -> Result<Option<String>> {
    let raw = Raw::new()?;
    let mut editor = Editor::new(history);
    let done = loop {
        show(question, &editor)?;
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && let ControlFlow::Break(done) = editor.key(key)
        {
            break done;
        }
    };
    drop(raw);
    output::print_line("")?;
    Ok(done)
}

/// Draws the question and the part of the line around the cursor that fits.
fn show(question: &str, editor: &Editor) -> Result<()> {
    let width = terminal::size().map_or(80, |(columns, _)| usize::from(columns));
    let begin = question.chars().count() + 1;
    let room = width.saturating_sub(begin + 1).max(1);
    let first = (editor.cursor + 1).saturating_sub(room);
    let shown: String = editor.text.iter().skip(first).take(room).collect();
    let mut out = io::stdout().lock();
    queue!(out, MoveToColumn(0), Print(question), Print(" "), Print(shown), Clear(ClearType::UntilNewLine))?;
    execute!(out, MoveToColumn((begin + editor.cursor - first) as u16))?;
    Ok(())
}

/// A line being edited.
struct Editor<'a> {
    text: Vec<char>,
    cursor: usize,
    history: &'a [String],
    /// Which line of the history is shown; the number of lines for the new one.
    place: usize,
}

impl<'a> Editor<'a> {
    fn new(history: &'a [String]) -> Self {
        Self { text: Vec::new(), cursor: 0, history, place: history.len() }
    }

    /// Handles a key. Breaks with the line when it is finished, and with `None` when it is cancelled.
    fn key(&mut self, key: KeyEvent) -> ControlFlow<Option<String>> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.control(key.code);
        }
        match key.code {
            KeyCode::Enter => return ControlFlow::Break(Some(self.text.iter().collect())),
            KeyCode::Char(letter) => {
                self.text.insert(self.cursor, letter);
                self.cursor += 1;
            }
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.text.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.text.len() => {
                self.text.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.text.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.text.len(),
            KeyCode::Up => self.recall(self.place.saturating_sub(1)),
            KeyCode::Down => self.recall((self.place + 1).min(self.history.len())),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn control(&mut self, code: KeyCode) -> ControlFlow<Option<String>> {
        match code {
            KeyCode::Char('c') => return ControlFlow::Break(None),
            KeyCode::Char('d') if self.text.is_empty() => return ControlFlow::Break(None),
            KeyCode::Char('a') => self.cursor = 0,
            KeyCode::Char('e') => self.cursor = self.text.len(),
            KeyCode::Char('k') => self.text.truncate(self.cursor),
            KeyCode::Char('u') => {
                self.text.drain(..self.cursor);
                self.cursor = 0;
            }
            KeyCode::Char('w') => {
                let before = &self.text[..self.cursor];
                let end = before.iter().rposition(|letter| *letter != ' ').map_or(0, |place| place + 1);
                let from =
                    before[..end].iter().rposition(|letter| *letter == ' ').map_or(0, |place| place + 1);
                self.text.drain(from..self.cursor);
                self.cursor = from;
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn recall(&mut self, place: usize) {
        self.place = place;
        self.text = self.history.get(place).map(|line| line.chars().collect()).unwrap_or_default();
        self.cursor = self.text.len();
    }
}

#[cfg(test)]
mod tests {
    use super::Editor;
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use std::ops::ControlFlow;

    /// The line after these keys; a letter after `^` is pressed with Ctrl.
    fn typed(history: &[&str], keys: &[&str]) -> Option<String> {
        let history: Vec<String> = history.iter().map(ToString::to_string).collect();
        let mut editor = Editor::new(&history);
        for key in keys {
            let (code, modifiers) = match *key {
                "left" => (KeyCode::Left, KeyModifiers::NONE),
                "home" => (KeyCode::Home, KeyModifiers::NONE),
                "up" => (KeyCode::Up, KeyModifiers::NONE),
                "down" => (KeyCode::Down, KeyModifiers::NONE),
                "back" => (KeyCode::Backspace, KeyModifiers::NONE),
                "delete" => (KeyCode::Delete, KeyModifiers::NONE),
                key if key.starts_with('^') => {
                    (KeyCode::Char(key.chars().nth(1).unwrap()), KeyModifiers::CONTROL)
                }
                text => {
                    for letter in text.chars() {
                        let _ = editor.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
                    }
                    continue;
                }
            };
            if let ControlFlow::Break(done) = editor.key(KeyEvent::new(code, modifiers)) {
                return done;
            }
        }
        editor.key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)).break_value().flatten()
    }

    #[test]
    fn a_line_is_edited_with_the_usual_keys() {
        assert_eq!(typed(&[], &["d3d5", "back", "4"]).as_deref(), Some("d3d4"));
        assert_eq!(typed(&[], &["3d4", "home", "d"]).as_deref(), Some("d3d4"));
        assert_eq!(typed(&[], &["d33d4", "left", "left", "left", "delete"]).as_deref(), Some("d3d4"));
        assert_eq!(typed(&[], &["#e5 wrong", "^w", "1n>e"]).as_deref(), Some("#e5 1n>e"));
        assert_eq!(typed(&[], &["wrong", "^u", "moves"]).as_deref(), Some("moves"));
        assert_eq!(typed(&[], &["moves", "^a", "^k"]).as_deref(), Some(""));
    }

    #[test]
    fn earlier_lines_come_back_and_ctrl_c_gives_up() {
        assert_eq!(typed(&["one", "two"], &["up", "up"]).as_deref(), Some("one"));
        assert_eq!(typed(&["one", "two"], &["up", "up", "down"]).as_deref(), Some("two"));
        assert_eq!(typed(&["one", "two"], &["up", "down"]).as_deref(), Some(""));
        assert_eq!(typed(&[], &["text", "^c"]), None);
        assert_eq!(typed(&[], &["^d"]), None);
        assert_eq!(typed(&[], &["text", "^d"]).as_deref(), Some("text"));
    }
}
