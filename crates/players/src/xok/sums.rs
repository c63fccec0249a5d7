//! Sums for all cells at once: one plane of bits for each binary digit.

use tessera_games::xok::Cells;

/// A number for each cell, added to in parallel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums {
    planes: [Cells; DIGITS],
    /// The cells whose sum has passed the highest number.
    over: Cells,
}

const DIGITS: usize = 4;

/// The cap of a sum: higher ones count as this.
pub(super) const HIGHEST: usize = (1 << DIGITS) - 1;

impl Sums {
    /// No sum at all yet.
    pub(super) const ZERO: Self = Self { planes: [Cells::NONE; DIGITS], over: Cells::NONE };

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

    /// The cells whose sum is at least eight.
    #[inline]
    pub(super) fn eight(&self) -> Cells {
        self.over | self.planes[DIGITS - 1]
    }

    /// The cells whose sum is at least nine.
    #[inline]
    pub(super) fn nine(&self) -> Cells {
        let [ones, twos, fours, eights] = self.planes;
        self.over | (eights & (ones | twos | fours))
    }

    /// The highest sum of the cells of a set, and where it is reached. A sum that is over counts for what is left of it.
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
