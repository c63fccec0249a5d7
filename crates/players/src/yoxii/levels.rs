//! The levels of Yoxii.

use crate::level::{LevelTable, exact, noisy};

pub(super) const LEVELS: LevelTable = [
    noisy(100, 3.7),
    noisy(40, 1.0),
    noisy(12, 1.3),
    noisy(12, 0.39),
    exact(150),
    exact(560),
    exact(2_000),
    exact(8_000),
    exact(45_000),
];
