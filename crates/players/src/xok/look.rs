//! What is made out about a side once, and then used for several answers.

use tessera_xok::Cells;

use super::side::{Groups, PAIRS, Side};
use super::sums::{HIGHEST, Sums};
use super::ways::{self, Ways};

/// A side, the groups that it has, and what two fish can join.
pub(super) struct Look {
    pub(super) side: Side,
    pub(super) groups: Groups,
    pub(super) joins: Joins,
}

/// How large the groups are, all together, that two fish on each pair of empty cells would touch.
pub(super) struct Joins {
    /// By direction, the pairs of empty cells, known by their lower ones.
    pairs: [Cells; 3],
    sums: [Sums; 3],
}

impl Look {
    /// A close look, or one that only tells the ways to win with one action.
    #[inline]
    pub(super) fn of(side: Side, close: bool) -> Self {
        let looked = close || side.pieces().len() >= ways::WITH_TWO_FISH;
        let groups = if looked { side.groups() } else { Groups::NONE };
        let joins =
            if looked && (close || side.has_two_fish()) { Joins::of(&side, &groups) } else { Joins::NONE };
        Self { side, groups, joins }
    }

    /// The ways to win with one action, if this side were to move.
    #[inline]
    pub(super) fn ways(&self) -> Ways {
        Ways::seen(self)
    }
}

impl Joins {
    const NONE: Self = Self { pairs: [Cells::NONE; 3], sums: [Sums::ZERO; 3] };

    #[inline]
    fn of(side: &Side, groups: &Groups) -> Self {
        let mut sums = [Sums::ZERO; 3];
        for group in groups.iter() {
            let (size, around) = (group.len().min(HIGHEST), group.neighbours());
            for (sum, direction) in sums.iter_mut().zip(PAIRS) {
                sum.add(size, around | around.step(direction.opposite()));
            }
        }
        Self { pairs: side.pairs(), sums }
    }

    /// By direction, the pairs that touch groups of eight or more.
    #[inline]
    pub(super) fn of_eight(&self) -> [Cells; 3] {
        let [east, north_east, north_west] = &self.sums;
        [east.eight() & self.pairs[0], north_east.eight() & self.pairs[1], north_west.eight() & self.pairs[2]]
    }

    /// How much two fish can join at most, and in how many ways.
    #[inline]
    pub(super) fn best(&self) -> (usize, usize) {
        let mut best = (0, 0);
        for (sum, cells) in self.sums.iter().zip(self.pairs) {
            let (size, places) = sum.highest(cells);
            if size > best.0 {
                best = (size, places.len());
            } else if size == best.0 {
                best.1 += places.len();
            }
        }
        best
    }
}
