//! The levels of all squares at once, as the planes of their binary digits.

use crate::planes::{LEVEL, Planes};
use crate::set::Set;
use crate::{Board, Shape};

impl<S: Shape> Board<S> {
    /// Folds the planes of the levels, lowest digit first. Planes that are empty may be left out, always the same
    /// ones for the same levels.
    #[inline]
    pub(crate) fn fold_levels<T>(&self, start: T, mut fold: impl FnMut(T, S::Set) -> T) -> T {
        const LOW: usize = LEVEL + 2;
        let mut folded = start;
        for plane in LEVEL..LOW {
            folded = fold(folded, self.planes.read(plane));
        }
        // In most games no square gets higher than 3.
        if self.planes.is_high() {
            for plane in LOW..LEVEL + S::Planes::LEVELS {
                folded = fold(folded, self.planes.read(plane));
            }
        }
        folded
    }

    /// The squares with a tile on them.
    #[inline]
    pub(crate) fn covered(&self) -> S::Set {
        self.fold_levels(S::Set::EMPTY, |covered, digits| covered | digits)
    }
}
