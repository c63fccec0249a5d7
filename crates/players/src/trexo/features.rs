//! What the evaluation counts for each player: windows of each kind.

use tessera_trexo::{Position, Set, Shape};

use super::view::View;
use super::windows::{Counts, through};

/// The kinds of windows, by the number of the player's tops in them:
/// one, and all others can be covered; two, with none, one, or more that cannot be covered; three and four, the same
/// with safe tops and with tops that can be covered.
const KINDS: usize = 1 + 3 + 6 + 4;

/// Straight and slanting windows are counted apart: a tile lies along straight ones.
const SLANTS: usize = 2;

/// How many features there are.
pub(super) const FEATURES: usize = SLANTS * KINDS;

/// How many windows there are of each kind, straight ones first.
pub(super) type Tally = [i32; FEATURES];

/// Counts the windows of the player whose view it is.
#[inline]
pub(super) fn tally<S: Shape>(position: &Position<S>, view: &View<S>, coverable: S::Set) -> Tally {
    let mut tally = [0; FEATURES];
    for (way, (starts, step)) in position.windows().into_iter().enumerate() {
        let own = Counts::of(view.mine, step);
        let lost = Counts::of(!(view.mine | coverable), step);
        let loose = through(view.mine & coverable, step);
        let kinds = kinds(&own, &lost, loose);
        for (count, kind) in tally[way / SLANTS * KINDS..].iter_mut().zip(kinds) {
            *count += (kind & starts).count().cast_signed();
        }
    }
    tally
}

#[inline]
fn kinds<T: Set>(own: &Counts<T>, lost: &Counts<T>, loose: T) -> [T; KINDS] {
    let (open, half) = (lost.none(), lost.one());
    let (two, three, four) = (own.two(), own.three(), own.four());
    let (open_three, half_three, shut_three) = (three & open, three & half, three & lost.two());
    let (open_four, half_four) = (four & open, four & half);
    [
        own.one() & open,
        two & open,
        two & half,
        two & lost.at_least_two(),
        open_three & !loose,
        open_three & loose,
        half_three & !loose,
        half_three & loose,
        shut_three & !loose,
        shut_three & loose,
        open_four & !loose,
        open_four & loose,
        half_four & !loose,
        half_four & loose,
    ]
}
