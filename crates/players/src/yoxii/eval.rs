//! How good a position is: the features, weighed by how full the board is.

use std::sync::LazyLock;

use tessera_games::yoxii::Position;

use super::features::features;
use super::free_squares;
use super::weights::{PARTS, STONES, Weights};

/// The weights that the player uses. Made when they are first needed: they are twelve times as long as the anchors, and
/// the page loads them.
static SHIPPED: LazyLock<Weights> = LazyLock::new(Weights::shipped);

/// What the regression gives the player to move too much. Searches of odd and even depth disagreed by twice as much, and
/// actions that are reduced by one depth were compared across that gap.
pub(super) const TO_MOVE: i32 = -20;

/// How good the position is for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    evaluate_with(position, &SHIPPED)
}

/// The evaluation with other weights.
#[inline]
pub(super) fn evaluate_with(position: &Position, weights: &Weights) -> i32 {
    let weights = weights.with(stones(position));
    let mut weighed = 0;
    features(position, |feature, amount| weighed += amount * i32::from(weights[feature]));
    weighed / PARTS + TO_MOVE
}

/// The number of stones on the board.
pub(super) fn stones(position: &Position) -> u32 {
    STONES.saturating_sub(free_squares(position))
}
