//! The bits of a board in planes: one bit for each square in each plane.

use std::fmt::Debug;

use crate::set::Set;

/// The plane of the squares with an X on top.
pub(crate) const TOP_X: usize = 0;
/// The planes of the two bits of the arrow of each square, the lower one first.
pub(crate) const ARROW: [usize; 2] = [1, 2];
/// The first plane of the levels, which are binary numbers: the plane of their lowest digit.
pub(crate) const LEVEL: usize = 3;

/// What a tile changes when it is laid.
#[derive(Clone, Copy)]
pub struct Tile<T> {
    /// The two squares that it covers.
    pub covers: T,
    /// The bits of the planes below the levels that are set then; on the two squares, all others are cleared.
    pub shows: [T; LEVEL],
}

/// The planes of a position, in as much room as a shape has for them.
pub trait Planes: Copy + Eq + Debug + Send + Sync + 'static {
    /// The bits of one plane.
    type Set: Set;
    /// All bits clear.
    const EMPTY: Self;
    /// How many planes there are for the levels.
    const LEVELS: usize;
    /// How many of them [`cover`](Self::cover) adds to.
    const QUICK: usize;

    /// One plane.
    fn read(&self, plane: usize) -> Self::Set;

    /// Replaces one plane.
    fn write(&mut self, plane: usize, bits: Self::Set);

    /// The planes with a tile laid on top. What must still be added to the plane after the quick ones comes along:
    /// nothing, unless levels are very high.
    fn cover(&self, tile: Tile<Self::Set>) -> (Self, Self::Set);

    /// Whether a square has a level above 3, which needs more than two planes.
    fn is_high(&self) -> bool;
}

/// Lays a tile: replaces what the squares show and adds 1 to their levels, digit by digit. What is carried
/// beyond the last plane comes along.
#[inline]
pub(crate) fn cover<T: Set, const N: usize>(mut planes: [T; N], tile: Tile<T>) -> ([T; N], T) {
    for (plane, shows) in planes.iter_mut().zip(tile.shows) {
        *plane = (*plane & !tile.covers) | shows;
    }
    let mut carry = tile.covers;
    for plane in &mut planes[LEVEL..] {
        let next = *plane & carry;
        *plane = *plane ^ carry;
        carry = next;
    }
    (planes, carry)
}
