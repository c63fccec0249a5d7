//! How good a position is: all windows, weighed.

use tessera_trexo::Shape;

use super::features::weigh;
use super::look::Look;
use super::weights::{MINE, TEMPO, THEIRS};

/// The evaluation for the player to move.
#[inline]
pub(super) fn evaluate<S: Shape>(look: &Look<'_, S>) -> i32 {
    let (view, windows) = (&look.view, look.position.windows());
    let coverable = view.coverable();
    let mine = |way: usize, worth| weigh(&look.mine[way], view.mine, coverable, windows[way], worth);
    let theirs = |way: usize, worth| weigh(&look.theirs[way], view.theirs, coverable, windows[way], worth);
    let own = mine(0, &MINE.straight)
        + mine(1, &MINE.straight)
        + mine(2, &MINE.slanting)
        + mine(3, &MINE.slanting);
    let other = theirs(0, &THEIRS.straight)
        + theirs(1, &THEIRS.straight)
        + theirs(2, &THEIRS.slanting)
        + theirs(3, &THEIRS.slanting);
    (TEMPO + own - other).clamp(-9_999, 9_999)
}
