//! Which actions are looked at first. What lies near the enemy's half was tried, too: the order was worse for it.

use tessera_game::{Player, Position as _};
use tessera_trexo::{Action, Position, Set, Shape};

/// For each own top near the own half: they may form a line.
const JOINING: i32 = 300;
/// For each enemy top near the own half: it is in their way.
const MEETING: i32 = 200;
/// For covering a top of the enemy's with the own symbol, and for covering an own one with the enemy's.
const TAKING: i32 = 1_000;

#[inline]
pub(super) fn score<S: Shape>(position: &Position<S>, action: Action) -> i32 {
    let tops = position.tops();
    let (mine, theirs, put, other) = match position.to_move() {
        Player::First => (tops[0], tops[1], action.x, action.o),
        Player::Second => (tops[1], tops[0], action.o, action.x),
    };
    let around = Position::<S>::near(put);
    let count = |set: S::Set| set.count().cast_signed();
    let taken = count(theirs & Position::<S>::set_of(put)) - count(mine & Position::<S>::set_of(other));
    JOINING * count(mine & around) + MEETING * count(theirs & around) + TAKING * taken
}
