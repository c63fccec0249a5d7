//! One square of the board.

use std::fmt;
use std::iter::successors;

use crate::Squares;
use crate::board::{BOARD, LINES, Lines, NEIGHBOURS, STRIDE, exists};

/// A square of the board: one of the thirty-seven that exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = BOARD.count_ones() as usize;

    /// The square with this column and row, counted from 0, if there is one.
    ///
    /// ```
    /// # use tessera_yoxii::Square;
    /// assert_eq!(Square::new(3, 3).unwrap().to_string(), "d4");
    /// assert_eq!(Square::new(0, 0), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if exists(column, row) { Some(Self(STRIDE * row + column)) } else { None }
    }

    /// The column, counted from 0: 0 is `a`.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, counted from 0 at the bottom.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its place among all squares, counted from 0 at the bottom left, row by row: an index into an array of
    /// [`Square::COUNT`].
    pub const fn index(self) -> usize {
        (BOARD & ((1 << (self.0 & 63)) - 1)).count_ones() as usize
    }

    /// The squares that touch this one along a side or at a corner.
    #[inline]
    pub fn neighbours(self) -> Squares {
        Squares::from_bits(NEIGHBOURS[usize::from(self.0 & 63)])
    }

    /// The square with this bit. It must be a bit of the board.
    #[inline]
    pub(crate) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The number of this square's bit, below 64.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// The squares in each of the eight directions.
    #[inline]
    pub(crate) fn lines(self) -> &'static Lines {
        &LINES[usize::from(self.0 & 63)]
    }

    /// The squares between this one and another on the same line, nearest first; `None` off every line.
    pub(crate) fn between(self, other: Self) -> Option<impl Iterator<Item = Self>> {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        let step = (other.column().cmp(&self.column()) as i8, other.row().cmp(&self.row()) as i8);
        let walk = move || successors(self.stepped(step), move |square| square.stepped(step));
        (columns == 0 || rows == 0 || columns == rows)
            .then(move || walk().take_while(move |&square| square != other))
    }

    fn stepped(self, (columns, rows): (i8, i8)) -> Option<Self> {
        Self::new(self.column().wrapping_add_signed(columns), self.row().wrapping_add_signed(rows))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
