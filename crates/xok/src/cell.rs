//! The cells of the board: its rows as data, and everything about its shape computed from them.
//!
//! A cell is a number such that a step in one direction adds the same to it everywhere. Between the rows some
//! numbers are left out, so that a step over the edge lands on a number that is no cell.

use std::fmt;

use crate::{Cells, Direction};

/// How many cells each row has, from row `a` at the bottom upwards. Two rows that follow each other differ by one.
pub(crate) const ROW_LENGTHS: [u8; 7] = [3, 4, 5, 6, 5, 4, 3];

/// The difference of cell numbers for a step `ne`: room for the longest row and one number between rows.
const STRIDE: i8 = longest_row() + 1;

/// The difference of cell numbers for a step in each direction.
pub(crate) const STEPS: [i8; 6] = [1, STRIDE, STRIDE - 1, -1, -STRIDE, 1 - STRIDE];

/// The number of the first cell of each row.
pub(crate) const ROW_STARTS: [u8; ROW_LENGTHS.len()] = row_starts();

/// No cell has this number or a higher one.
pub(crate) const CELL_LIMIT: u8 = ROW_STARTS[ROW_LENGTHS.len() - 1] + ROW_LENGTHS[ROW_LENGTHS.len() - 1];

const fn longest_row() -> i8 {
    let mut longest = 0;
    let mut row = 0;
    while row < ROW_LENGTHS.len() {
        if ROW_LENGTHS[row] > longest {
            longest = ROW_LENGTHS[row];
        }
        row += 1;
    }
    longest.cast_signed()
}

/// The first cell of a longer row above is `nw` of the first cell below it, that of a shorter one `ne`.
const fn row_starts() -> [u8; ROW_LENGTHS.len()] {
    let mut starts = [0; ROW_LENGTHS.len()];
    let mut row = 1;
    while row < ROW_LENGTHS.len() {
        assert!(ROW_LENGTHS[row].abs_diff(ROW_LENGTHS[row - 1]) == 1);
        let longer = ROW_LENGTHS[row] > ROW_LENGTHS[row - 1];
        let step = if longer { STEPS[Direction::Nw.index()] } else { STEPS[Direction::Ne.index()] };
        starts[row] = starts[row - 1] + step.unsigned_abs();
        row += 1;
    }
    starts
}

/// Every number that is a cell, as a set of bits.
pub(crate) const fn board_bits() -> u64 {
    let mut bits = 0;
    let mut row = 0;
    while row < ROW_LENGTHS.len() {
        bits |= ((1 << ROW_LENGTHS[row]) - 1) << ROW_STARTS[row];
        row += 1;
    }
    bits
}

/// For each number of a cell, how many cells have lower numbers.
static PLACES: [u8; 64] = {
    let mut places = [0; 64];
    let mut cell = 0;
    while cell < CELL_LIMIT {
        places[cell as usize] = (board_bits() & ((1 << cell) - 1)).count_ones() as u8;
        cell += 1;
    }
    places
};

/// One of the thirty cells. Cells are ordered as in the text of an action: by row, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = Cells::BOARD.len();

    /// How many rows there are; row 0 is `a`.
    pub const ROWS: usize = ROW_LENGTHS.len();

    /// The cell with that number, counted from 1, in that row, counted from 0.
    ///
    /// ```
    /// use tessera_xok::Cell;
    /// assert_eq!(Cell::new(3, 6).unwrap().to_string(), "d6");
    /// assert_eq!(Cell::new(3, 7), None);
    /// ```
    pub fn new(row: u8, number: u8) -> Option<Self> {
        let length = *ROW_LENGTHS.get(usize::from(row))?;
        (1..=length).contains(&number).then(|| Self(ROW_STARTS[usize::from(row)] + number - 1))
    }

    /// All thirty, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Cells::BOARD.into_iter()
    }

    /// The cells of a row, from the left; none if there is no such row.
    pub fn of_row(row: u8) -> impl Iterator<Item = Self> + Clone {
        (1..=Self::row_length(row)).filter_map(move |number| Self::new(row, number))
    }

    /// How many cells that row has, 0 if there is no such row.
    pub fn row_length(row: u8) -> u8 {
        ROW_LENGTHS.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// Its row, counted from 0 at the bottom.
    pub fn row(self) -> u8 {
        (ROW_STARTS.iter().filter(|&&start| start <= self.0).count() - 1) as u8
    }

    /// Its number in its row, counted from 1 at the left.
    pub fn number(self) -> u8 {
        self.0 - ROW_STARTS[usize::from(self.row())] + 1
    }

    /// Its place among all cells in order, counted from 0: an index into an array of [`Cell::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        PLACES[(self.0 & 63) as usize] as usize
    }

    /// Its neighbour in a direction, if the board goes on there.
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Self> {
        Cells::from(self).step(direction).first()
    }

    /// The number that stands for this cell in this crate.
    #[inline]
    pub(crate) const fn raw(self) -> u8 {
        self.0
    }

    /// The cell that a number stands for. The number must be that of a cell.
    #[inline]
    pub(crate) const fn from_raw(raw: u8) -> Self {
        Self(raw)
    }

    /// The bit of this cell in a set of cells. Numbers are below 64; the mask removes the overflow check.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
