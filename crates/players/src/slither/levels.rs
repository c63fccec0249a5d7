//! The levels of Slither Stone.

use crate::level::{LevelTable, exact, noisy};

/// Free spaces are saved, so a doubt costs less than in other games.
pub(super) const LEVELS: LevelTable = [
    noisy(91, 1.7),
    noisy(78, 1.5),
    noisy(12, 0.34),
    noisy(12, 0.13),
    exact(20),
    exact(220),
    exact(1_100),
    exact(4_000),
    exact(40_000),
];
