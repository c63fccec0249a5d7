//! What each feature is worth: fitted by logistic regression to the results of the player's games against itself, then
//! rounded; kinds too rare to be fitted (the last of each row) were set by hand. An evaluation of 200
//! stands for an expected result of 73 %.

use super::features::Worth;

/// Straight and slanting windows are weighed apart: a tile lies along straight ones.
pub(super) struct Weights {
    pub(super) straight: Worth,
    pub(super) slanting: Worth,
}

/// For the player to move.
pub(super) const MINE: Weights = Weights {
    straight: [0, 2, -1, -8, 24, 0, 9, 1, -10, 0, 100, 26, 15, 0],
    slanting: [3, 13, 4, -10, 53, 34, 13, 12, 31, 7, 190, 30, 0, 0],
};
/// For the other player.
pub(super) const THEIRS: Weights = Weights {
    straight: [1, 2, -1, -8, 28, 3, 14, 2, -14, 3, 75, 10, 9, 2],
    slanting: [2, 11, 2, -8, 63, 28, 17, 11, 33, 2, 43, 54, 0, 6],
};
/// For having the next action.
pub(super) const TEMPO: i32 = 18;
