//! What a player does in a turn: the totem moves, and a stone is placed.

use std::fmt;

use crate::{Cell, Value};

/// One whole turn: the totem's new square, and the square and the value of the stone.
///
/// Two bits for the value under six for each square: sixteen bits, for tables that store many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

impl Action {
    /// The totem goes to `totem`, a stone of that value to `stone`. Whether that is legal is another question.
    #[inline]
    pub const fn new(totem: Cell, stone: Cell, value: Value) -> Self {
        Self((totem.index() as u16) << 8 | (stone.index() as u16) << 2 | value.index() as u16)
    }

    /// The totem's new square.
    #[inline]
    pub const fn totem(self) -> Cell {
        Cell::from_index((self.0 >> 8) as u8)
    }

    /// The square of the stone.
    #[inline]
    pub const fn stone(self) -> Cell {
        Cell::from_index((self.0 >> 2 & 63) as u8)
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
