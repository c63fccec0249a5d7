//! The stones that a player has not laid yet.

use crate::Value;

/// The stones that one player has left.
///
/// Four bits for each value, so that one subtraction takes a stone out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply(u16);

/// The lowest bit of each count.
const ONES: u16 = 0x1111;

impl Supply {
    /// The supply at the start on the standard board.
    pub const FULL: Self = Self::of([5, 5, 5, 3]);

    /// A supply with this many stones of each value, from the lowest. Counts are below 8.
    pub(crate) const fn of([one, two, three, four]: [u16; 4]) -> Self {
        Self(one | two << 4 | three << 8 | four << 12)
    }

    /// How many stones of this value are left.
    #[inline]
    pub const fn left(self, value: Value) -> u8 {
        (self.0 >> (4 * value.index()) & 15) as u8
    }

    /// How many stones are left.
    pub const fn total(self) -> u32 {
        let [low, high] = self.0.to_le_bytes();
        ((low & 15) + (low >> 4) + (high & 15) + (high >> 4)) as u32
    }

    /// The values of which a stone is left, from the lowest.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |&value| self.left(value) > 0)
    }

    /// Of how many values a stone is left.
    #[inline]
    pub(crate) const fn number_of_values(self) -> u32 {
        self.any_left().count_ones()
    }

    /// The value of which a stone is left, and of `n` lower values too. Without branches, for random play.
    #[inline]
    pub(crate) const fn nth_value(self, n: u32) -> Value {
        // In the four bits of each value: how many values, up to this one, have a stone left.
        let up_to = self.any_left().wrapping_mul(ONES);
        // 8 + n minus that keeps the 8 as long as it is at most n. Such values come before the one we want.
        let before = (n as u16 | 8).wrapping_mul(ONES).wrapping_sub(up_to) & (8 * ONES);
        Value::from_index(before.count_ones() as u8)
    }

    /// The lowest bit of each count that is not 0. Counts are below 8.
    #[inline]
    const fn any_left(self) -> u16 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & ONES
    }

    /// The supply without one stone of this value. Unspecified, but no panic, if none is left.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, value: Value) -> Self {
        Self(self.0.wrapping_sub(1 << (4 * value.index())))
    }
}
