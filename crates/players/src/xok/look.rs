//! Facts about a side that are computed once and used for several answers.

use std::rc::Rc;

use tessera_games::xok::Cells;

use super::formation::Formation;
use super::side::{Groups, Side};
use super::ways::WITH_TWO_FISH;

/// A side and the formation of its pieces.
pub(super) struct Look {
    pub(super) side: Side,
    formation: Rc<Formation>,
}

impl Look {
    /// A close look, or one that only finds the ways to win with one action.
    #[inline]
    pub(super) fn of(side: Side, close: bool) -> Self {
        let pieces = side.pieces();
        let looked = close || pieces.len() >= WITH_TWO_FISH;
        Self { side, formation: Formation::of(if looked { pieces } else { Cells::NONE }) }
    }

    /// The groups, if there are enough pieces to win soon or the look is close.
    #[inline]
    pub(super) fn groups(&self) -> &Groups {
        &self.formation.groups
    }

    /// By direction, the pairs of empty cells that touch groups of eight or more.
    #[inline]
    pub(super) fn pairs_at_eight(&self) -> [Cells; 3] {
        let [east, north_east, north_west] = self.formation.joined.map(|sums| sums.eight());
        let pairs = self.side.pairs();
        [east & pairs[0], north_east & pairs[1], north_west & pairs[2]]
    }

    /// How much two fish can join at most, and in how many ways.
    #[inline]
    pub(super) fn best_joint(&self) -> (usize, usize) {
        let mut best = (0, 0);
        for (sums, cells) in self.formation.joined.iter().zip(self.side.pairs()) {
            let (size, places) = sums.highest(cells);
            if size > best.0 {
                best = (size, places.len());
            } else if size == best.0 {
                best.1 += places.len();
            }
        }
        best
    }
}
