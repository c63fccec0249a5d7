//! Sets of cells, one bit each, and the groups that they form.

use std::fmt;
use std::ops::Not;

use tessera_game::bit_set;

use crate::cell::{STEPS, board_bits};
use crate::{Cell, Direction};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(u64);

bit_set!(Cells of Cell);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// Every cell of the board.
    pub const BOARD: Self = Self(board_bits());

    /// How many cells the set has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no cell.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// The lowest cell of the set, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Some(Cell::from_raw(self.0.trailing_zeros() as u8)) }
    }

    /// The neighbours of the cells in one direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let step = STEPS[direction.index()];
        let by = step.unsigned_abs();
        Self(if step > 0 { self.0 << by } else { self.0 >> by } & Self::BOARD.0)
    }

    /// The neighbours of the cells in any direction; not the cells themselves, unless they are neighbours too.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        // The two neighbours above a cell are next to each other, and so are the two below: one step takes both.
        const UP: u8 = STEPS[Direction::Nw.index()].unsigned_abs();
        let (east, west) = (self.0 << 1, self.0 >> 1);
        let (above, below) = ((self.0 | east) << UP, (self.0 | west) >> UP);
        Self((east | west | above | below) & Self::BOARD.0)
    }

    /// The cells of the set that are connected with a cell of `seed` in the set.
    #[inline]
    #[must_use]
    pub fn connected_with(self, seed: Self) -> Self {
        let mut group = seed & self;
        loop {
            let grown = (group | group.neighbours()) & self;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// The connected groups of the cells, in the order of their lowest cells.
    #[inline]
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let group = left.connected_with(left.first()?.into());
            left &= !group;
            Some(group)
        })
    }

    /// One bit for each cell, the lowest for the lowest cell. The numbers of the bits are not those of
    /// [`Cell::index`]: between the rows some are left out.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; bits that are no cells are ignored.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::BOARD.0)
    }

    /// The set if the condition holds, else the empty set.
    #[inline]
    #[must_use]
    pub(crate) const fn only_if(self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }

    /// The cell with `below` others of the set before it, if there is one.
    #[inline]
    pub(crate) fn nth(self, below: usize) -> Option<Cell> {
        let mut left = self.0;
        for _ in 0..below {
            left &= left.wrapping_sub(1);
        }
        Self(left).first()
    }
}

impl From<Cell> for Cells {
    #[inline]
    fn from(cell: Cell) -> Self {
        Self(cell.bit())
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    #[inline]
    fn into_iter(self) -> CellsIter {
        CellsIter(self)
    }
}

/// The cells of a set, in order.
#[derive(Clone, Debug)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

impl Not for Cells {
    type Output = Self;

    /// Every other cell of the board.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::BOARD.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
