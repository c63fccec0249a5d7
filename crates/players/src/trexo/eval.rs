//! How good a position is: all features, weighed.

use tessera_trexo::{Position, Shape};

use super::features::{Tally, tally};
use super::view::View;
use super::weights::{MINE, TEMPO, THEIRS};

/// The evaluation for the player to move.
#[inline]
pub(super) fn evaluate<S: Shape>(position: &Position<S>) -> i32 {
    let view = View::of(position);
    let coverable = view.coverable();
    let mine = weigh(&tally(position, &view, coverable), &MINE);
    let theirs = weigh(&tally(position, &view.other(), coverable), &THEIRS);
    (TEMPO + mine - theirs).clamp(-9_999, 9_999)
}

#[inline]
fn weigh(tally: &Tally, weights: &Tally) -> i32 {
    tally.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}
