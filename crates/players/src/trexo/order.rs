//! Which actions are looked at first. What lies near the enemy's half was tried, too: the order was worse for it.

use tessera_game::{Player, Position as _};
use tessera_games::trexo::{Action, Board, Set, Shape};

/// For each own top near the own half: they may form a line.
const JOINING: i32 = 300;
/// For each enemy top near the own half: it is in their way.
const MEETING: i32 = 200;
/// For covering a top of the enemy's with the own symbol, and for covering one of our own with the enemy's.
const TAKING: i32 = 1_000;

/// The inputs of the order of the actions.
pub(super) struct Order<S: Shape> {
    mover: Player,
    mine: S::Set,
    theirs: S::Set,
}

impl<S: Shape> Order<S> {
    #[inline]
    pub(super) fn of(position: &Board<S>) -> Self {
        let [x, o] = position.tops();
        let mover = position.to_move();
        let (mine, theirs) = if mover == Player::First { (x, o) } else { (o, x) };
        Self { mover, mine, theirs }
    }

    #[inline]
    pub(super) fn score(&self, action: Action) -> i32 {
        let (put, other) =
            if self.mover == Player::First { (action.x, action.o) } else { (action.o, action.x) };
        let around = Board::<S>::near(put);
        let count = |set: S::Set| set.count().cast_signed();
        let shows = |set: S::Set, square| i32::from(!(set & Board::<S>::set_of(square)).is_empty());
        let taken = shows(self.theirs, put) - shows(self.mine, other);
        JOINING * count(self.mine & around) + MEETING * count(self.theirs & around) + TAKING * taken
    }
}
