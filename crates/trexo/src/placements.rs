//! Where a tile can be laid: all placements at once, to be counted, listed or chosen at random.

use std::ops::ControlFlow;

use tessera_game::Random;

use crate::planes::{ARROW, Planes};
use crate::set::Set;
use crate::{Action, Board, Shape, Square};

/// Pairs of squares that share a side, each known by its left or its lower square.
#[derive(Clone, Copy)]
pub(crate) struct Pairs<T> {
    /// The other square is to the right.
    pub(crate) across: T,
    /// The other square is above.
    pub(crate) upright: T,
}

impl<S: Shape> Board<S> {
    /// The pairs of squares that a tile can be laid on, if there is one left.
    #[inline]
    pub(crate) fn placements(&self) -> Pairs<S::Set> {
        let (uneven, pointing) = (self.uneven(), self.pointing());
        let size = usize::from(self.rules.size() & 15);
        Pairs {
            across: S::GEOMETRY.left_of_another[size] & !(uneven.across | pointing.across),
            upright: S::GEOMETRY.below_another[size] & !(uneven.upright | pointing.upright),
        }
    }

    /// The pairs of squares that show both halves of one tile.
    #[inline]
    pub(crate) fn whole_tiles(&self) -> Pairs<S::Set> {
        let (uneven, pointing) = (self.uneven(), self.pointing());
        Pairs { across: pointing.across & !uneven.across, upright: pointing.upright & !uneven.upright }
    }

    /// The pairs of squares whose levels differ.
    #[inline]
    fn uneven(&self) -> Pairs<S::Set> {
        let none = Pairs { across: S::Set::EMPTY, upright: S::Set::EMPTY };
        self.fold_levels(none, |uneven, digits| Pairs {
            across: uneven.across | (digits ^ (digits >> 1)),
            upright: uneven.upright | (digits ^ (digits >> S::STRIDE as u32)),
        })
    }

    /// The pairs whose left or lower square points at the other. If their levels are equal, they show one tile; if
    /// not, another tile lies on its other half.
    #[inline]
    fn pointing(&self) -> Pairs<S::Set> {
        let [lower, higher] = ARROW.map(|plane| self.planes.read(plane));
        Pairs { across: lower & !higher, upright: higher & !lower }
    }

    /// Whether a tile can be laid, if there is one left.
    #[inline]
    pub(crate) fn has_place(&self) -> bool {
        let Pairs { across, upright } = self.placements();
        !(across | upright).is_empty()
    }

    /// How many placements there are: each pair of squares takes a tile either way round.
    #[inline]
    pub(crate) fn count_placements(&self) -> usize {
        let Pairs { across, upright } = self.placements();
        2 * (across.count() + upright.count()) as usize
    }

    /// Calls `listener` with every placement until it breaks.
    #[inline]
    pub(crate) fn visit_placements<L>(&self, mut listener: L) -> ControlFlow<()>
    where
        L: FnMut(Action) -> ControlFlow<()>,
    {
        let Pairs { across, upright } = self.placements();
        across.visit(|index| {
            let action = across_from(Square::at(index, S::STRIDE));
            listener(action)?;
            listener(action.turned())
        })?;
        upright.visit(|index| {
            let action = upright_from(Square::at(index, S::STRIDE));
            listener(action)?;
            listener(action.turned())
        })
    }

    /// Each placement with the same probability; `None` if there is none.
    #[inline]
    pub(crate) fn random_placement(&self, random: &mut Random) -> Option<Action> {
        let Pairs { across, upright } = self.placements();
        let count = across.count();
        let chosen = random.below(2 * (count + upright.count()));
        let (pair, is_turned) = (chosen / 2, chosen % 2 == 1);
        let is_across = pair < count;
        let (pairs, below) = if is_across { (across, pair) } else { (upright, pair - count) };
        let square = Square::at(pairs.nth(below)?, S::STRIDE);
        let action = if is_across { across_from(square) } else { upright_from(square) };
        Some(if is_turned { action.turned() } else { action })
    }
}

/// The tile with its X half on a square and its O half to the right of it.
#[inline]
const fn across_from(x: Square) -> Action {
    Action { x, o: x.right() }
}

/// The tile with its X half on a square and its O half above it.
#[inline]
const fn upright_from(x: Square) -> Action {
    Action { x, o: x.above() }
}
