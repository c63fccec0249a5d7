//! The values of stones.

use std::fmt;

use crate::{Square, Squares};

/// The value of a stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Value {
    /// 1
    One,
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
}

impl Value {
    /// Every value, from the lowest.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// The stone's points at the end, from 1 to 4.
    #[inline]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// The value with that many points.
    pub fn from_points(points: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.points() == points)
    }

    /// The two bits of the index, each on the square where such a stone stands: the lower one, the upper one.
    #[inline]
    pub(crate) const fn bits_on(self, square: Square) -> (Squares, Squares) {
        let index = self.index() as u64;
        (Squares::from_bits((index & 1) << square.bit()), Squares::from_bits((index >> 1) << square.bit()))
    }

    /// 0 for the lowest value to 3 for the highest: two bits.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self as u8
    }

    /// The value with this index; only the last two bits count.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        Self::ALL[(index & 3) as usize]
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}
