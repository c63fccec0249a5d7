//! The levels of Trexo.

use crate::level::{LevelTable, exact, noisy};

pub(super) const LEVELS: LevelTable = [
    noisy(12, 0.52),
    noisy(12, 0.2),
    exact(30),
    exact(380),
    exact(1_000),
    exact(2_700),
    exact(8_200),
    exact(24_000),
    exact(85_000),
];
