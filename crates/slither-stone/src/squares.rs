//! Squares and sets of squares. Squares are numbered row by row from the lower left corner. Their column and row
//! depend on the width of the board, so [`Grid`](crate::Grid) converts them.

use std::ops::Not;

use tessera_game::bit_set;

/// One square: its number on the board, from 0 at the lower left, along the rows. Always below 128.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(u8);

impl Square {
    /// The square with that number; `None` from 128 on.
    pub const fn new(index: usize) -> Option<Self> {
        if index < 128 { Some(Self(index as u8)) } else { None }
    }

    /// The square's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u128);

bit_set!(Squares of Square);

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The set as bits: bit `n` is the square with number `n`.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of that one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        // A square is below 128 by construction; the mask removes the overflow check.
        Self(1 << (square.0 & 127))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        (self.0 >> (square.0 & 127)) & 1 != 0
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The square with the lowest number; of the empty set, square 0.
    #[inline]
    pub(crate) const fn first(self) -> Square {
        Square(self.0.trailing_zeros() as u8 & 127)
    }

    /// The square with `n` others of the set before it; unspecified if there are not that many.
    #[inline]
    pub(crate) const fn nth(self, n: u32) -> Square {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if n < in_low {
            Square(nth_bit(low, n))
        } else {
            Square(64 + nth_bit((self.0 >> 64) as u64, n - in_low))
        }
    }

    /// The squares in rising order.
    #[inline]
    pub fn iter(self) -> SquaresIter {
        SquaresIter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

/// The place of the bit with `n` others below it, by halving: at most 63 for any `n`.
#[inline]
const fn nth_bit(bits: u64, mut n: u32) -> u8 {
    let mut rest = bits;
    let mut place: u32 = 0;
    let mut width: u32 = 32;
    while width > 0 {
        let low = (rest & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            place += width;
            rest >>= width;
        }
        width /= 2;
    }
    place as u8
}

/// The squares of a set, in rising order.
#[derive(Clone, Debug)]
pub struct SquaresIter {
    low: u64,
    high: u64,
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let place = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            Some(Square(place))
        } else if self.high != 0 {
            let place = 64 + self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            Some(Square(place))
        } else {
            None
        }
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

impl Not for Squares {
    type Output = Self;

    /// All other numbers of squares, those that no board or only a greater one has included.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Square, Squares};

    #[test]
    fn the_nth_square_is_the_nth_that_is_handed_out() {
        let set = Squares::from_bits(0x8000_0000_1234_0001_C000_0000_0000_0F03);
        let listed: Vec<Square> = set.iter().collect();
        assert_eq!(listed.len() as u32, set.len());
        for (n, &square) in (0..).zip(&listed) {
            assert_eq!(set.nth(n), square);
            assert!(set.contains(square));
        }
        assert_eq!(listed.into_iter().collect::<Squares>(), set);
        assert!(set.nth(1000).index() < 128, "nonsense, but a square");
    }

    #[test]
    fn square_128_does_not_exist() {
        assert_eq!(Square::new(127).map(Square::index), Some(127));
        assert_eq!(Square::new(128), None);
    }
}
