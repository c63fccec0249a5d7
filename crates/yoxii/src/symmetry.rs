//! The eight symmetries of the square, for squares, actions and positions.

use crate::board::{ROWS, STRIDE};
use crate::{Action, Position, Square, Squares};

/// How many symmetries the board has. Each is a number of three bits, carried out from the last one up: 1 turns
/// the rows over, 2 the columns, 4 swaps columns and rows.
pub(crate) const SYMMETRIES: usize = 8;

/// Reversing a whole word brings its unused rows to the bottom: the board moves down again by this many bits.
const UNUSED_ROWS: u32 = 64 - STRIDE as u32 * ROWS.len() as u32;

/// The same for the unused columns of each row.
const UNUSED_COLUMNS: u32 = STRIDE as u32 - ROWS.len() as u32;

impl Squares {
    /// The set seen through a symmetry.
    fn through(self, symmetry: usize) -> Self {
        let mut bits = self.bits();
        if symmetry & 1 != 0 {
            bits = bits.swap_bytes() >> UNUSED_ROWS;
        }
        if symmetry & 2 != 0 {
            bits = bits.swap_bytes().reverse_bits() >> UNUSED_COLUMNS;
        }
        if symmetry & 4 != 0 {
            bits = transposed(bits);
        }
        Self::from_bits(bits)
    }
}

impl Square {
    fn through(self, symmetry: usize) -> Self {
        Squares::from(self).through(symmetry).iter().next().unwrap_or(self)
    }
}

impl Action {
    /// The action seen through a symmetry.
    pub(crate) fn through(self, symmetry: usize) -> Self {
        Self::new(self.totem().through(symmetry), self.stone().through(symmetry), self.value())
    }
}

impl Position {
    /// The position seen through a symmetry.
    pub(crate) fn through(&self, symmetry: usize) -> Self {
        Self {
            own: self.own.through(symmetry),
            enemy: self.enemy.through(symmetry),
            low: self.low.through(symmetry),
            high: self.high.through(symmetry),
            totem: self.totem.through(symmetry),
            ..*self
        }
    }
}

/// Swaps columns and rows of an 8 × 8 word: in each block of 2, 4 and 8, the two corners off the diagonal.
fn transposed(mut bits: u64) -> u64 {
    for (shift, corner) in
        [(7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0)]
    {
        let differing = (bits ^ bits >> shift) & corner;
        bits ^= differing ^ differing << shift;
    }
    bits
}
