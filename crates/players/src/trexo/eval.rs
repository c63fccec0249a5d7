//! How good a position is: all windows, weighed.

use tessera_trexo::Shape;

use super::features::{Worth, weigh};
use super::look::Look;
use super::weights::{MINE, TEMPO, THEIRS};

/// The evaluation for the player to move.
#[inline]
pub(super) fn evaluate<S: Shape>(look: &Look<S>) -> i32 {
    let (view, coverable) = (&look.view, look.view.coverable());
    let mine = |way: usize, worth: &Worth| {
        weigh(&look.mine[way], view.mine, coverable, look.windows[way], worth)
    };
    let theirs = |way: usize, worth: &Worth| {
        weigh(&look.theirs[way], view.theirs, coverable, look.windows[way], worth)
    };
    let own = mine(0, &MINE.straight) + mine(1, &MINE.straight) + mine(2, &MINE.slanting) + mine(3, &MINE.slanting);
    let other = theirs(0, &THEIRS.straight)
        + theirs(1, &THEIRS.straight)
        + theirs(2, &THEIRS.slanting)
        + theirs(3, &THEIRS.slanting);
    (TEMPO + own - other).clamp(-9_999, 9_999)
}
