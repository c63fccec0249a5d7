//! Sets of squares, one bit each.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::Sub;

use tessera_game::bit_set;

use crate::Square;
use crate::board::BOARD;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Squares(u64);

bit_set!(Squares of Square);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Every square of the board.
    pub const BOARD: Self = Self(BOARD);

    /// The set of the squares whose bits are set; other bits are left out.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & BOARD)
    }

    /// The bits of the squares: that of column `c` and row `r`, counted from 0, is `8 r + c`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the set has no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares the set has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 == 1
    }

    /// The square with `n` others before it, if there is one.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Option<Square> {
        // Most sets are neighbours of one square, at most eight. That many are passed over without a branch:
        // where `n` is chance, every branch on it would be guessed wrong half the time.
        let mut bits = self.0;
        for passed in 0..7 {
            bits = if passed < n { bits & bits.wrapping_sub(1) } else { bits };
        }
        for _ in 7..n {
            bits &= bits.wrapping_sub(1);
        }
        SquaresIter(bits).next()
    }

    /// The squares, from the left and from the bottom row up.
    #[inline]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Self {
        Self(1 << square.bit())
    }
}

impl Sub for Squares {
    type Output = Self;

    /// The squares of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a set, one after the other.
#[derive(Clone, Debug)]
pub struct SquaresIter(u64);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::from_bit(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}
