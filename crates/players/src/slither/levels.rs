//! The levels of Slither Stone.

use crate::level::{LevelTable, exact, noisy};

/// With more lines than the guide lists, every legal wall and free space would be among them.
pub(super) const LEVELS: LevelTable = [
    noisy(24, 0.55),
    noisy(16, 0.32),
    noisy(12, 0.22),
    noisy(12, 0.095),
    exact(20),
    exact(220),
    exact(1_100),
    exact(4_000),
    exact(40_000),
];
