//! Sets of squares: one bit for each square of the board.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, ControlFlow, Not, Shl, Shr};

use crate::nth::nth_bit;

/// A set of squares, known by their numbers, of whatever size.
pub trait Set:
    Copy
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Send
    + Sync
    + 'static
{
    /// The set without a square.
    const EMPTY: Self;

    /// The words of its bits, lowest first.
    fn words(self) -> impl Iterator<Item = u64>;

    /// What of it is in its words but the last: where that is all of it, to say so spares the work on the last one.
    #[must_use]
    fn lower(self) -> Self;

    /// Whether there is no square in it.
    #[inline]
    fn is_empty(self) -> bool {
        self.words().fold(0, BitOr::bitor) == 0
    }

    /// How many squares are in it.
    #[inline]
    fn count(self) -> u32 {
        self.words().map(u64::count_ones).sum()
    }

    /// Calls `listener` with the squares in ascending order until it breaks.
    #[inline]
    fn visit(self, mut listener: impl FnMut(usize) -> ControlFlow<()>) -> ControlFlow<()> {
        for (base, mut word) in (0..).step_by(64).zip(self.words()) {
            while word != 0 {
                listener(base + word.trailing_zeros() as usize)?;
                word &= word - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// The square with `below` others of the set before it, if there is one.
    #[inline]
    fn nth(self, below: u32) -> Option<usize> {
        let (mut chosen, mut before) = ((0, 0, 0), 0);
        for (base, word) in (0..).step_by(64).zip(self.words()) {
            // The last word that starts at or before the bit is the one. Checking every word is faster than stopping early.
            if before <= below {
                chosen = (base, word, below - before);
            }
            before += word.count_ones();
        }
        let (base, word, below_in_word) = chosen;
        (below < before).then(|| base + nth_bit(word, below_in_word))
    }
}

/// A set of up to `N` × 64 squares. Square 0 is the lowest bit of the first word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits<const N: usize>(pub [u64; N]);

impl<const N: usize> Bits<N> {
    #[inline]
    fn join(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        Self(words)
    }
}

impl<const N: usize> Set for Bits<N> {
    const EMPTY: Self = Self([0; N]);

    #[inline]
    fn words(self) -> impl Iterator<Item = u64> {
        self.0.into_iter()
    }

    #[inline]
    fn lower(mut self) -> Self {
        if let Some(last) = self.0.last_mut() {
            *last = 0;
        }
        self
    }
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.join(other, BitAnd::bitand)
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.join(other, BitOr::bitor)
    }
}

impl<const N: usize> BitXor for Bits<N> {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.join(other, BitXor::bitxor)
    }
}

impl<const N: usize> Not for Bits<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(Not::not))
    }
}

impl<const N: usize> Shl<u32> for Bits<N> {
    type Output = Self;

    /// By 1 to 63 squares. What leaves the board is not cut off.
    #[inline]
    fn shl(self, by: u32) -> Self {
        Self(std::array::from_fn(|at| {
            let below = if at > 0 { self.0[at - 1] >> (64 - by) } else { 0 };
            self.0[at] << by | below
        }))
    }
}

impl<const N: usize> Shr<u32> for Bits<N> {
    type Output = Self;

    /// Shifts by 1 to 63 squares; the rules need no more.
    #[inline]
    fn shr(self, by: u32) -> Self {
        Self(std::array::from_fn(|at| {
            let above = if at + 1 < N { self.0[at + 1] << (64 - by) } else { 0 };
            self.0[at] >> by | above
        }))
    }
}
