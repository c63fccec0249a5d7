//! Actions: where the two halves of a tile are laid.

use std::fmt;

use crate::Square;

/// Laying one tile, its X half on one square and its O half on another: `e5e6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The square of the X half.
    pub x: Square,
    /// The square of the O half.
    pub o: Square,
}

impl Action {
    /// The tile laid the other way round.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { x: self.o, o: self.x }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.x, self.o)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
