//! The levels of Xok.

use crate::level::{LevelTable, exact, noisy};

pub(super) const LEVELS: LevelTable = [
    noisy(200, 1.1),
    noisy(70, 0.58),
    noisy(40, 0.42),
    noisy(12, 1.2),
    noisy(12, 0.3),
    exact(290),
    exact(1_300),
    exact(5_200),
    exact(30_000),
];
