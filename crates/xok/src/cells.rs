//! Sets of cells, one bit each, and the groups that they form.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::cell::{STEPS, board_bits};
use crate::{Cell, Direction};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// Every cell of the board.
    pub const BOARD: Self = Self(board_bits());

    /// How many cells these are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is one of these.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// The lowest of these, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Some(Cell::from_raw(self.0.trailing_zeros() as u8)) }
    }

    /// The neighbours of these in one direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let step = STEPS[direction.index()];
        let by = step.unsigned_abs();
        Self(if step > 0 { self.0 << by } else { self.0 >> by } & Self::BOARD.0)
    }

    /// The neighbours of these in any direction; not the cells themselves, unless they are neighbours too.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        // The two neighbours above a cell are next to each other, and so are the two below: one step takes both.
        const UP: u8 = STEPS[Direction::Nw.index()].unsigned_abs();
        let (east, west) = (self.0 << 1, self.0 >> 1);
        let (above, below) = ((self.0 | east) << UP, (self.0 | west) >> UP);
        Self((east | west | above | below) & Self::BOARD.0)
    }

    /// What of these is connected with a cell of `seed` that is one of these.
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

    /// The connected groups that these form, by their lowest cells.
    #[inline]
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let group = left.connected_with(left.first()?.into());
            left &= !group;
            Some(group)
        })
    }

    /// One bit for each of these, the lowest for the lowest cell. The numbers of the bits are not those of
    /// [`Cell::index`]: between the rows some are left out.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits, those that are no cells left out.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::BOARD.0)
    }

    /// These, or none.
    #[inline]
    #[must_use]
    pub(crate) const fn only_if(self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }

    /// The cell with so many of these below it, if there are more than that.
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

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |all, cell| all | cell.into())
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

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
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
