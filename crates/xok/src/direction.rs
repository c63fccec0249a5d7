//! The six directions in which a cell has neighbours and a shark has mouths.

use std::fmt;

/// A direction on the board, numbered 0 to 5 anticlockwise from east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the right, in the same row.
    E,
    /// Up and to the right.
    Ne,
    /// Up and to the left.
    Nw,
    /// To the left, in the same row.
    W,
    /// Down and to the left.
    Sw,
    /// Down and to the right.
    Se,
}

impl Direction {
    /// All six, by their number.
    pub const ALL: [Self; 6] = [Self::E, Self::Ne, Self::Nw, Self::W, Self::Sw, Self::Se];

    /// Its number, 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This direction, turned anticlockwise by that many sixths of a full turn.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self.index() + sixths % 6) % 6]
    }

    /// The direction straight back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["e", "ne", "nw", "w", "sw", "se"][self.index()])
    }
}
