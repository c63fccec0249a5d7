//! The planes of any variant, with room to spare.

use crate::planes::{LEVEL, Planes, Tile, cover};
use crate::set::{Bits, Set};

/// Enough for levels up to 1023.
const LEVELS: usize = 10;

/// The thirteen planes of up to 144 squares, each with words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roomy([Bits<3>; LEVEL + LEVELS]);

impl Planes for Roomy {
    type Set = Bits<3>;
    const EMPTY: Self = Self([Bits::EMPTY; LEVEL + LEVELS]);
    const LEVELS: usize = LEVELS;
    const QUICK: usize = LEVELS;

    #[inline]
    fn read(&self, plane: usize) -> Bits<3> {
        self.0[plane]
    }

    #[inline]
    fn write(&mut self, plane: usize, bits: Bits<3>) {
        self.0[plane] = bits;
    }

    #[inline]
    fn cover(&self, tile: Tile<Bits<3>>) -> (Self, Bits<3>) {
        let (planes, carry) = cover(self.0, tile);
        (Self(planes), carry)
    }

    #[inline]
    fn is_high(&self) -> bool {
        !self.0[LEVEL + 2..].iter().fold(Bits::EMPTY, |all, &plane| all | plane).is_empty()
    }
}
