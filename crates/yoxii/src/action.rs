//! A player's turn: the totem moves, and a stone is placed.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Reader, TextError};

use crate::{Square, Value};

/// One whole turn: the totem's new square, and the square and the value of the stone.
///
/// Two bits for the value under six for each square: sixteen bits, for tables that store many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

impl Action {
    /// The totem goes to `totem`, a stone of that value to `stone`. It need not be legal.
    #[inline]
    pub const fn new(totem: Square, stone: Square, value: Value) -> Self {
        Self((totem.bit() as u16) << 8 | (stone.bit() as u16) << 2 | value.index() as u16)
    }

    /// The totem's new square.
    #[inline]
    pub const fn totem(self) -> Square {
        Square::from_bit((self.0 >> 8) as u8)
    }

    /// The square of the stone.
    #[inline]
    pub const fn stone(self) -> Square {
        Square::from_bit((self.0 >> 2 & 63) as u8)
    }

    /// The value of the stone.
    #[inline]
    pub const fn value(self) -> Value {
        Value::from_index(self.0 as u8)
    }
}

impl fmt::Display for Action {
    /// The canonical text: `d5-e6=3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}={}", self.totem(), self.stone(), self.value())
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Action {
    type Err = TextError;

    /// Reads an action in any letter case. It need not be legal anywhere.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let totem = read_square(&mut reader)?;
        reader.expect('-', "'-' after the totem's new square")?;
        let stone = read_square(&mut reader)?;
        reader.expect('=', "'=' after the stone's square")?;
        let value = reader.choose("a value from 1 to 4", |c| {
            c.to_digit(10).and_then(|points| Value::from_points(points as u8))
        })?;
        reader.end()?;
        Ok(Self::new(totem, stone, value))
    }
}

fn read_square(reader: &mut Reader<'_>) -> Result<Square, TextError> {
    let at = reader.at();
    let (column, row) = reader.square()?;
    Square::new(column, row).ok_or_else(|| TextError::contradiction(at, "the board has no such square"))
}
