//! Sums for all cells at once: one plane of bits for each binary digit.

use tessera_xok::Cells;

/// A number for each cell, added to in parallel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums {
    planes: [Cells; DIGITS],
    /// The cells whose sum has passed the highest number.
    over: Cells,
}

const DIGITS: usize = 4;

/// The highest sum that is told apart from higher ones.
pub(super) const HIGHEST: usize = (1 << DIGITS) - 1;

impl Sums {
    /// The same number for each cell of a set, at most [`HIGHEST`].
    #[inline]
    pub(super) fn new(number: usize, cells: Cells) -> Self {
        let mut planes = [Cells::NONE; DIGITS];
        for (digit, plane) in planes.iter_mut().enumerate() {
            *plane = digit_of(number, digit, cells);
        }
        Self { planes, over: Cells::NONE }
    }

    /// Adds a number, at most [`HIGHEST`], to the cells of a set.
    #[inline]
    pub(super) fn add(&mut self, number: usize, cells: Cells) {
        let mut carry = Cells::NONE;
        for (digit, plane) in self.planes.iter_mut().enumerate() {
            let added = digit_of(number, digit, cells);
            let half = either(*plane, added);
            let both = *plane & added;
            *plane = either(half, carry);
            carry = both | (half & carry);
        }
        self.over |= carry;
    }

    /// The cells whose sum is above [`HIGHEST`].
    #[inline]
    pub(super) fn over(&self) -> Cells {
        self.over
    }

    /// The highest sum of the cells of a set, and where it is reached. No sum may be over.
    #[inline]
    pub(super) fn highest(&self, cells: Cells) -> (usize, Cells) {
        let (mut sum, mut best) = (0, cells);
        for (digit, &plane) in self.planes.iter().enumerate().rev() {
            let higher = best & plane;
            if !higher.is_empty() {
                best = higher;
                sum |= 1 << digit;
            }
        }
        (sum, best)
    }
}

#[inline]
fn digit_of(number: usize, digit: usize, cells: Cells) -> Cells {
    if number >> digit & 1 == 1 { cells } else { Cells::NONE }
}

/// The cells that are in exactly one of two sets.
#[inline]
fn either(one: Cells, other: Cells) -> Cells {
    (one | other) & !(one & other)
}
