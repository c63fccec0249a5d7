//! One player's side of a position: the pieces, the groups that they form, and what one action can join.

use tessera_game::Player;
use tessera_games::xok::{Action, Cells, Direction, Position, SharkKind};

/// The directions from the lower fish of a pair to the other one.
pub(super) const PAIRS: [Direction; 3] = [Direction::E, Direction::Ne, Direction::Nw];

/// More groups than fit on the board: no two of them touch.
const MAX_GROUPS: usize = 16;

/// How many sharks each player has.
pub(super) const SHARKS: usize = 6;

/// The pieces of one player, in relation to those of the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) fish: Cells,
    pub(super) sharks: Cells,
    /// The other player's fish.
    pub(super) prey: Cells,
    pub(super) empty: Cells,
}

/// The rest of a side after an action of the other player.
#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    /// The fish that it has eaten.
    pub(super) eaten: Cells,
    /// The side as it is now.
    pub(super) side: Side,
}

/// Some groups.
#[derive(Clone, Copy, Debug)]
pub(super) struct Groups {
    all: [Cells; MAX_GROUPS],
    count: usize,
}

impl Side {
    #[inline]
    pub(super) fn of(position: &Position, player: Player) -> Self {
        Self {
            fish: position.fish(player),
            sharks: position.sharks(player),
            prey: position.fish(!player),
            empty: position.empty(),
        }
    }

    /// This side after some of its fish have been eaten.
    #[inline]
    pub(super) fn without(&self, eaten: Cells) -> Self {
        Self { fish: self.fish & !eaten, empty: self.empty | eaten, ..*self }
    }

    /// This side after an action of the other player.
    #[inline]
    pub(super) fn after(&self, action: Action) -> After {
        // Two fish are put on empty cells, so that they eat nothing.
        let (put, eaten) = (action.put(), self.fish & action.reach());
        let mut side = self.without(eaten);
        side.empty &= !put;
        if !action.is_shark() {
            side.prey |= put;
        }
        After { eaten, side }
    }

    #[inline]
    pub(super) fn pieces(&self) -> Cells {
        self.fish | self.sharks
    }

    #[inline]
    pub(super) fn has_two_fish(&self) -> bool {
        self.fish.len() + 2 <= Position::FISH
    }

    #[inline]
    pub(super) fn sharks_left(&self) -> usize {
        SHARKS.saturating_sub(self.sharks.len())
    }

    /// The cells on which some shark may be put: on a fish, or next to one with a mouth towards it.
    #[inline]
    pub(super) fn hunting_grounds(&self) -> Cells {
        self.prey | (self.empty & self.prey.neighbours())
    }

    /// By direction, the pairs of empty cells, known by their lower ones.
    #[inline]
    pub(super) fn pairs(&self) -> [Cells; 3] {
        PAIRS.map(|direction| self.empty & self.empty.step(direction.opposite()))
    }
}

impl Groups {
    pub(super) const NONE: Self = Self { all: [Cells::NONE; MAX_GROUPS], count: 0 };

    /// Becomes the groups that some pieces form.
    #[inline]
    pub(super) fn find(&mut self, pieces: Cells) {
        self.count = 0;
        let mut left = pieces;
        while let Some(cell) = left.first() {
            let group = connected(cell.into(), left);
            self.all[self.count % MAX_GROUPS] = group;
            self.count += 1;
            left &= !group;
        }
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Cells> {
        self.all.iter().take(self.count).copied()
    }
}

/// The part of `cells` that is connected with `seed`. Two steps at a time: how many steps a group takes is hard to foresee for
/// the processor, and half as many wrong guesses are worth a step too many.
#[inline]
fn connected(seed: Cells, cells: Cells) -> Cells {
    let mut group = seed;
    loop {
        let near = (group | group.neighbours()) & cells;
        group = (near | near.neighbours()) & cells;
        if group == near {
            return group;
        }
    }
}

/// Which kinds of shark a player has in supply.
#[inline]
pub(super) fn kinds_left(position: &Position, player: Player) -> [bool; 4] {
    SharkKind::ALL.map(|kind| position.sharks_left(player, kind) > 0)
}
