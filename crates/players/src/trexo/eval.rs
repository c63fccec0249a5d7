//! How good a position is: all windows, weighed.

use tessera_games::trexo::Shape;

use super::features::weigh;
use super::look::Look;
use super::weights::{SHIPPED, Weights};

/// The evaluation for the player to move.
#[inline]
pub(super) fn evaluate<S: Shape>(look: &Look<'_, S>) -> i32 {
    evaluate_with(look, &SHIPPED)
}

/// The evaluation with other weights.
#[expect(
    clippy::inline_always,
    reason = "the shipped weights are known at compile time, which is a quarter faster"
)]
#[inline(always)]
pub(super) fn evaluate_with<S: Shape>(look: &Look<'_, S>, weights: &Weights) -> i32 {
    let (view, windows) = (&look.view, look.position.windows());
    let coverable = view.coverable();
    let mine = |way: usize, worth| weigh(&look.mine[way], view.mine, coverable, windows[way], worth);
    let theirs = |way: usize, worth| weigh(&look.theirs[way], view.theirs, coverable, windows[way], worth);
    let (own, other) = (&weights.mine, &weights.theirs);
    let own =
        mine(0, &own.straight) + mine(1, &own.straight) + mine(2, &own.slanting) + mine(3, &own.slanting);
    let other = theirs(0, &other.straight)
        + theirs(1, &other.straight)
        + theirs(2, &other.slanting)
        + theirs(3, &other.slanting);
    (weights.tempo + own - other).clamp(-9_999, 9_999)
}
