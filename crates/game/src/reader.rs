//! Reading texts from the left, one character at a time, with errors that say where.

use std::borrow::Cow;
use std::str::Chars;

use crate::{Problem, TextError};

/// A text that is being read: the rest of it, and the place where that starts.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: Chars<'a>,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text.chars(), at: 0 }
    }

    /// How many characters have been read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The next character, without reading it.
    pub fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    /// The next character in lower case (ASCII only), for texts in which case does not matter.
    pub fn peek_lower(&self) -> Option<char> {
        self.peek().map(|c| c.to_ascii_lowercase())
    }

    /// Reads one character, whatever it is.
    pub fn take(&mut self) -> Option<char> {
        let next = self.rest.next();
        self.at += usize::from(next.is_some());
        next
    }

    /// Reads `wanted` if it is next, and says whether it was.
    pub fn accept(&mut self, wanted: char) -> bool {
        let here = self.peek() == Some(wanted);
        if here {
            self.take();
        }
        here
    }

    /// Reads `wanted`, or fails; `what` names it in the error.
    pub fn expect(&mut self, wanted: char, what: &'static str) -> Result<(), TextError> {
        if self.accept(wanted) { Ok(()) } else { Err(self.expected(what)) }
    }

    /// Reads one character that `choose` accepts, or fails; `what` names it in the error.
    pub fn choose<T>(
        &mut self,
        what: &'static str,
        choose: impl Fn(char) -> Option<T>,
    ) -> Result<T, TextError> {
        let chosen = self.peek().and_then(choose).ok_or_else(|| self.expected(what))?;
        self.take();
        Ok(chosen)
    }

    /// Reads the exact text `wanted`, or fails where it differs; `what` names it in the error.
    pub fn expect_text(&mut self, wanted: &str, what: &'static str) -> Result<(), TextError> {
        wanted.chars().try_for_each(|c| self.expect(c, what))
    }

    /// Reads a whole number without sign or leading zero, from `least` to `most`.
    pub fn number(&mut self, what: &'static str, least: u32, most: u32) -> Result<u32, TextError> {
        let start = self.at;
        let mut value: Option<u32> = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            if value == Some(0) {
                return Err(TextError::contradiction(start, format!("{what} has a leading zero")));
            }
            value = Some(value.unwrap_or(0) * 10 + digit);
            if value > Some(most) {
                return Err(TextError::contradiction(start, format!("{what} is at most {most}")));
            }
            self.take();
        }
        match value {
            None => Err(self.expected(what)),
            Some(value) if value < least => {
                Err(TextError::contradiction(start, format!("{what} is at least {least}")))
            }
            Some(value) => Ok(value),
        }
    }

    /// Reads a square such as `e5`, its letter in either case: column and row, both counted from 0.
    pub fn square(&mut self) -> Result<(u8, u8), TextError> {
        let column = self.choose("a column letter", |c| {
            c.is_ascii_alphabetic().then(|| c.to_ascii_lowercase() as u8 - b'a')
        })?;
        let row = self.number("a row number", 1, 99)?;
        Ok((column, row as u8 - 1))
    }

    /// Checks that nothing is left.
    pub fn end(&self) -> Result<(), TextError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.expected("the end of the text")) }
    }

    /// The error that something else was expected here.
    pub fn expected(&self, what: impl Into<Cow<'static, str>>) -> TextError {
        TextError { at: self.at, problem: Problem::Expected { what: what.into(), found: self.peek() } }
    }
}

/// The text of a square, from its column and row counted from 0: `e5`.
///
/// ```
/// assert_eq!(tessera_game::square_text(4, 4), "e5");
/// ```
pub fn square_text(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}
