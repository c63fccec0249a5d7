//! Position strings. The grammar is that of a [`Setup`]; a [`Position`] is read and written as one. Reading is
//! strict: an accepted text is printed again exactly.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Reader, TextError};

use crate::{Arrow, Board, Half, NeedsLarge, Position, Rules, Setup, SetupError, Shape, Square, Symbol};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rules != Rules::default() {
            write!(f, "{} ", self.rules)?;
        }
        for row in (0..self.rules.size()).rev() {
            self.write_row(row, f)?;
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", Symbol::of(self.to_move))
    }
}

impl<S: Shape> fmt::Display for Board<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl<S: Shape> fmt::Debug for Board<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Setup {
    fn write_row(&self, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        for column in 0..self.rules.size() {
            let Some(half) = Square::new(column, row).and_then(|square| self[square]) else {
                empty += 1;
                continue;
            };
            write_empty(empty, f)?;
            empty = 0;
            write!(f, "{half}")?;
        }
        write_empty(empty, f)
    }
}

fn write_empty(count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count > 0 { write!(f, "{count}") } else { Ok(()) }
}

impl FromStr for Setup {
    type Err = TextError;

    /// Reads a position string. Only its grammar is checked.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Parsed::read(text)?.setup)
    }
}

impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let parsed = Parsed::read(text)?;
        let laid = parsed.tiles_laid()?;
        Ok(Self::of_setup(&parsed.setup, laid))
    }
}

impl<S: Shape> FromStr for Board<S> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let parsed = Parsed::read(text)?;
        if !Self::has_room_for(parsed.setup.rules) {
            return Err(TextError::contradiction(0, NeedsLarge.to_string()));
        }
        let laid = parsed.tiles_laid()?;
        Ok(Self::of_setup(&parsed.setup, laid))
    }
}

/// A setup, the place of each half in its text, and the place where the board ends.
struct Parsed {
    setup: Setup,
    places: [usize; Square::COUNT],
    end: usize,
}

impl Parsed {
    fn read(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let rules = Rules::read(&mut reader)?;
        let mut parsed = Self { setup: Setup::empty(rules), places: [0; Square::COUNT], end: 0 };
        for row in (0..rules.size()).rev() {
            parsed.read_row(&mut reader, row)?;
            if row > 0 {
                reader.expect('/', "a `/`")?;
            }
        }
        parsed.end = reader.at();
        reader.expect(' ', "a space")?;
        parsed.setup.to_move = reader.choose("the player to move, X or O", Symbol::from_letter)?.player();
        reader.end()?;
        Ok(parsed)
    }

    /// Checks the setup; an error points into the text.
    fn tiles_laid(&self) -> Result<u16, TextError> {
        self.setup.tiles_laid().map_err(|error| {
            let at = match error {
                // The player's symbol stands behind the space after the board.
                SetupError::ToMove { .. } => self.end + 1,
                _ => error.square().map_or(self.end, |square| self.places[square.index()]),
            };
            TextError::contradiction(at, error.to_string())
        })
    }

    fn read_row(&mut self, reader: &mut Reader, row: u8) -> Result<(), TextError> {
        let rules = self.setup.rules;
        let mut column = 0;
        while column < rules.size() {
            if reader.peek().is_some_and(|c| c.is_ascii_digit()) {
                let room = u32::from(rules.size() - column);
                column += reader.number("the number of empty squares here", 1, room)? as u8;
                continue;
            }
            let at = reader.at();
            let half = read_half(reader, rules)?;
            if let Some(square) = Square::new(column, row) {
                self.setup[square] = Some(half);
                self.places[square.index()] = at;
            }
            column += 1;
        }
        Ok(())
    }
}

/// Reads what lies on a covered square, such as `X1>`.
fn read_half(reader: &mut Reader, rules: Rules) -> Result<Half, TextError> {
    let top = reader.choose("X, O or a number of empty squares", Symbol::from_letter)?;
    let level = reader.number("the level of a square", 1, rules.tiles().into())? as u16;
    let arrow = reader.choose("an arrow, < > ^ or v", Arrow::from_sign)?;
    Ok(Half { top, level, arrow })
}
