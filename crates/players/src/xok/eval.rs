//! How good a position is: a small network over the features.
//!
//! Every feature adds its row of weights to the lanes. The first lane counts as it is, which makes the evaluation
//! a plain weighted sum; the others count, each with a weight, only where they are positive, which lets features
//! change what others are worth.

use tessera_games::xok::Position;

use super::features::features;
use super::look::Look;
use super::weights::{LANES, SHARES, SHIPPED, Weights};

/// The evaluation for the player to move, whose side and the other have been looked at closely.
#[inline]
pub(super) fn evaluate(position: &Position, mine: &Look, theirs: &Look) -> i32 {
    evaluate_with(position, mine, theirs, &SHIPPED)
}

/// The evaluation with other weights.
#[inline]
pub(super) fn evaluate_with(position: &Position, mine: &Look, theirs: &Look, weights: &Weights) -> i32 {
    let mut lanes = weights.bias;
    features(position, mine, theirs, |feature| add(&mut lanes, &weights.features[feature]));
    let bent: i32 = lanes
        .iter()
        .zip(weights.output)
        .map(|(&lane, weight)| i32::from(lane.max(0)) * i32::from(weight))
        .sum();
    let straight = i32::from(lanes[0]) * SHARES;
    ((straight + bent) / SHARES).clamp(-9_999, 9_999)
}

#[inline]
fn add(lanes: &mut [i16; LANES], row: &[i16; LANES]) {
    for (lane, weight) in lanes.iter_mut().zip(row) {
        *lane = lane.wrapping_add(*weight);
    }
}
