//! Squares, and the way from one to the next.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Reader, TextError, square_text};

use crate::{Arrow, Rules};

/// A square of the largest board, `a1` to `l12`. Whether it lies on the board of a game depends on its size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// What a step up adds to the number of a square; a step to the right adds 1.
const ROW: u8 = 16;

impl Square {
    /// How many squares the largest board has.
    pub const COUNT: usize = Rules::LARGEST_SIZE as usize * Rules::LARGEST_SIZE as usize;

    /// The square in a column and a row, both counted from 0.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        const LIMIT: u8 = Rules::LARGEST_SIZE;
        if column < LIMIT && row < LIMIT { Some(Self(row * ROW + column)) } else { None }
    }

    /// Every square of a board of that size (at most 12), row by row from `a1`.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..size).flat_map(move |row| (0..size).filter_map(move |column| Self::new(column, row)))
    }

    /// The same as they are written: by row from the top, each row from the left.
    pub(crate) fn all_from_the_top(size: u8) -> impl Iterator<Item = Self> {
        (0..size).rev().flat_map(move |row| (0..size).filter_map(move |column| Self::new(column, row)))
    }

    /// Its place on the largest board, counted from 0 at `a1`, row by row: an index into an array of
    /// [`Square::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.row() as usize * Rules::LARGEST_SIZE as usize + self.column() as usize
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % ROW
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / ROW
    }

    /// Whether it lies on a board of that size.
    #[inline]
    pub const fn is_on(self, size: u8) -> bool {
        self.column() < size && self.row() < size
    }

    /// The next square in that direction, if it lies on the largest board.
    pub const fn next(self, arrow: Arrow) -> Option<Self> {
        let (column, row) = arrow.step();
        Self::new(self.column().wrapping_add_signed(column), self.row().wrapping_add_signed(row))
    }

    /// The direction in which `other` lies, if the two share a side.
    pub fn arrow_to(self, other: Self) -> Option<Arrow> {
        Arrow::ALL.into_iter().find(|&arrow| self.next(arrow) == Some(other))
    }

    /// A number for tables with 256 entries.
    #[inline]
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }

    /// The square with that number on a board whose rows are `stride` squares apart.
    #[inline]
    pub(crate) const fn at(index: usize, stride: usize) -> Self {
        Self((index + index / stride * (ROW as usize - stride)) as u8)
    }

    /// Reads a square such as `e5`.
    pub(crate) fn read(reader: &mut Reader) -> Result<Self, TextError> {
        let at = reader.at();
        let (column, row) = reader.square()?;
        Self::new(column, row).ok_or_else(|| {
            let name = square_text(column, row);
            TextError::contradiction(
                at,
                format!("{name} is on no board: the largest has the squares a1 to l12"),
            )
        })
    }

    /// The next square to the right, where there is one.
    #[inline]
    pub(crate) const fn right(self) -> Self {
        Self(self.0.wrapping_add(1))
    }

    /// The next square above, where there is one.
    #[inline]
    pub(crate) const fn above(self) -> Self {
        Self(self.0.wrapping_add(ROW))
    }
}

impl FromStr for Square {
    type Err = TextError;

    /// Reads a square such as `e5`, its letter in either case.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let square = Self::read(&mut reader)?;
        reader.end()?;
        Ok(square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&square_text(self.column(), self.row()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
