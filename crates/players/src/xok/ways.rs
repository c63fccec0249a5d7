//! The ways to win with one action by a chain of ten.

use tessera_games::xok::{Cells, Rules};

use super::look::Look;
use super::side::{Groups, PAIRS, Side};
use super::sums::{HIGHEST, Sums};

/// Groups of this size together, joined by two fish, win.
pub(super) const WITH_TWO_FISH: usize = Rules::STANDARD_CHAIN - 2;
/// Groups of this size together, joined by one shark, win.
const WITH_SHARK: usize = Rules::STANDARD_CHAIN - 1;
const _: () = assert!(WITH_TWO_FISH == 8 && WITH_SHARK == 9, "what the sums are asked for");

/// Every action that makes a chain of ten for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ways {
    /// By direction, the lower cells of the pairs of fish.
    pub(super) fish: [Cells; 3],
    /// The cells where a shark would make a chain, whether it may be put there or not.
    joints: Cells,
    /// The cells for a shark. A shark of any kind does it that faces so that it may be put there.
    pub(super) sharks: Cells,
}

impl Ways {
    pub(super) const NONE: Self = Self { fish: [Cells::NONE; 3], joints: Cells::NONE, sharks: Cells::NONE };

    /// The ways of a side, if it were to move.
    #[inline]
    pub(super) fn of(side: Side) -> Self {
        Self::seen(&Look::of(side, false))
    }

    /// The same, where the side has been looked at.
    #[inline]
    pub(super) fn seen(look: &Look) -> Self {
        let side = &look.side;
        let pieces = side.pieces().len();
        if pieces < WITH_TWO_FISH {
            return Self::NONE;
        }
        let fish = if side.has_two_fish() { look.pairs_at_eight() } else { [Cells::NONE; 3] };
        let sharks = pieces >= WITH_SHARK && side.sharks_left() > 0;
        let joints = if sharks { joints(look.groups()) } else { Cells::NONE };
        let sharks = if joints.is_empty() { joints } else { joints & side.hunting_grounds() };
        Self { fish, joints, sharks }
    }

    /// Whether any of these ways is left, or a new one found, when the other player has put pieces on the board and
    /// none of the side's own fish has been eaten. The side is as it is then.
    #[inline]
    pub(super) fn any_left(&self, side: &Side) -> bool {
        let pair = |(&cells, direction): (&Cells, tessera_games::xok::Direction)| {
            !(cells & side.empty & side.empty.step(direction.opposite())).is_empty()
        };
        self.fish.iter().zip(PAIRS).any(pair)
            || (!self.joints.is_empty() && !(self.joints & side.hunting_grounds()).is_empty())
    }

    #[inline]
    pub(super) fn any(&self) -> bool {
        !(self.fish[0] | self.fish[1] | self.fish[2] | self.sharks).is_empty()
    }
}

#[inline]
fn joints(groups: &Groups) -> Cells {
    let mut sums = Sums::ZERO;
    for group in groups.iter() {
        sums.add(group.len().min(HIGHEST), group.neighbours());
    }
    sums.nine()
}
