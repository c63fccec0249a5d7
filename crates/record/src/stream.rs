//! Files of many games, read one by one. An error in one game does not hide the next.

use std::io::{BufRead, Read};

use crate::{LONGEST, Problem, ReadError, Record, read, read_json};

/// The games of a file, as text or as JSON: an iterator that reads and checks one game at a time.
///
/// After a bad game, reading continues where the next one begins: with a line that begins with `[` and
/// follows a line that does not, or, in JSON, with a line that begins with `{`. Only one game at a time is in memory.
#[derive(Debug)]
pub struct Records<R> {
    reader: R,
    /// The lines of the game that is being read.
    game: Vec<u8>,
    /// The last line that was read, unless it already belongs to a game.
    line: Vec<u8>,
    /// How many lines of the file belong to games read so far.
    lines: usize,
    /// Whether `line` continues a line that is too long to hold at once.
    continued: bool,
    /// The byte that ends a line: a line feed, or a carriage return in a file that has no line feed.
    line_end: Option<u8>,
    is_over: bool,
}

/// How a line begins, which shows where games begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// A tag.
    Tag,
    /// The JSON of a game.
    Json,
    /// A JSON array, which is no file of games.
    Array,
    /// Something within the JSON of a game: JSON that is spread over lines is indented.
    WithinJson,
    /// Nothing.
    Empty,
    /// Something else.
    Other,
}

impl Opening {
    fn of(line: &[u8]) -> Self {
        match line.first() {
            Some(b'[')
                if matches!(line.trim_ascii().get(1..), Some([] | [b'{' | b'[' | b' ' | b']', ..])) =>
            {
                Self::Array
            }
            Some(b'[') => Self::Tag,
            Some(b'{') => Self::Json,
            _ if line.trim_ascii().is_empty() => Self::Empty,
            Some(b' ' | b'\t' | b'}') => Self::WithinJson,
            _ => Self::Other,
        }
    }

    /// Whether a game begins here, while one that began with `first` is being read.
    fn begins_game(self, first: Self, before: Self) -> bool {
        match (first, self) {
            (Self::Empty | Self::Array, _) | (Self::Json, Self::Empty | Self::WithinJson) => false,
            (Self::Json, _) | (Self::Other, Self::Json) => true,
            _ => self == Self::Tag && before != Self::Tag,
        }
    }
}

impl<R: BufRead> Records<R> {
    /// The games of a file.
    pub const fn new(reader: R) -> Self {
        Self {
            reader,
            game: Vec::new(),
            line: Vec::new(),
            lines: 0,
            continued: false,
            line_end: None,
            is_over: false,
        }
    }

    /// Collects the lines of the next game. Returns how it begins, the number of lines before it in the file, and why it
    /// cannot be read.
    fn collect(&mut self) -> (Opening, usize, Option<Problem>) {
        let (mut first, mut before) = (Opening::Empty, Opening::Empty);
        let mut lines_before = self.lines;
        let mut problem = None;
        self.game.clear();
        loop {
            if let Err(error) = self.fill_line() {
                return (first, lines_before, Some(problem.unwrap_or(error)));
            }
            if self.line.is_empty() {
                return (first, lines_before, problem);
            }
            if !self.continued {
                let opening = Opening::of(&self.line);
                if opening.begins_game(first, before) {
                    return (first, lines_before, problem);
                }
                if first == Opening::Empty {
                    (first, lines_before) = (opening, self.lines);
                }
                before = opening;
            }
            if self.game.len() + self.line.len() > LONGEST {
                problem = Some(Problem::TooLong);
            }
            if problem.is_none() && first != Opening::Empty {
                self.game.extend_from_slice(&self.line);
            }
            self.continued = !self.line.ends_with(b"\n");
            self.lines += usize::from(!self.continued);
            self.line.clear();
        }
    }

    /// Reads the next line, or a part of a very long one, unless there is one already. At the end it stays empty.
    fn fill_line(&mut self) -> Result<(), Problem> {
        if self.is_over || !self.line.is_empty() {
            return Ok(());
        }
        let end = match self.line_end {
            Some(end) => end,
            None => *self.line_end.insert(line_end(&mut self.reader)),
        };
        let mut room = (&mut self.reader).take(LONGEST as u64 + 1);
        let result = room.read_until(end, &mut self.line);
        if end != b'\n' && self.line.ends_with(&[end]) {
            self.line.pop();
            self.line.push(b'\n');
        }
        self.is_over = !matches!(result, Ok(1..));
        if self.lines == 0 && !self.continued && self.line.starts_with("\u{feff}".as_bytes()) {
            self.line.drain(.."\u{feff}".len());
        }
        result.map(drop).map_err(|error| {
            self.line.clear();
            Problem::Unreadable(error.to_string())
        })
    }
}

/// How the lines of a file end, by its beginning. Very old systems end them with a carriage return alone.
fn line_end(reader: &mut impl BufRead) -> u8 {
    match reader.fill_buf() {
        Ok(beginning)
            if !beginning.contains(&b'\n') && beginning.iter().rev().skip(1).any(|&byte| byte == b'\r') =>
        {
            b'\r'
        }
        _ => b'\n',
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let (first, lines_before, problem) = self.collect();
        let result = match (problem, std::str::from_utf8(&self.game)) {
            (Some(problem), _) => Err(problem.at("", 0)),
            (None, _) if first == Opening::Empty => return None,
            (None, Err(error)) => {
                let valid = &self.game[..error.valid_up_to()];
                Err(Problem::NotText.at(&String::from_utf8_lossy(valid), valid.len()))
            }
            (None, Ok(_)) if first == Opening::Array => Err(Problem::Array.at("", 0)),
            (None, Ok(text)) if first == Opening::Json => read_json(text),
            (None, Ok(text)) => read(text),
        };
        Some(result.map_err(|error| ReadError { line: error.line + lines_before, ..error }))
    }
}
