//! Facts that follow from the places of a side's pieces alone: the groups and their sizes.
//!
//! A node and its children share it for one of the players, unless something is eaten. So what was found last is kept,
//! by each thread for itself.

use std::cell::RefCell;
use std::rc::Rc;

use tessera_games::xok::Cells;

use super::side::{Groups, PAIRS};
use super::sums::{HIGHEST, Sums};

/// The groups that some pieces form.
#[derive(Clone, Copy)]
pub(super) struct Formation {
    pieces: Cells,
    pub(super) groups: Groups,
    /// By direction, for two fish from each cell: how large the groups are, all together, that they touch.
    pub(super) joined: [Sums; 3],
}

/// The bits of an index into the cached formations.
const KEPT_BITS: u32 = 7;

thread_local! {
    /// Lent out and not copied: they are four cache lines long.
    static KEPT: RefCell<[Rc<Formation>; 1 << KEPT_BITS]> =
        RefCell::new(std::array::from_fn(|_| Rc::new(Formation::NONE)));
}

impl Formation {
    /// The formation of no pieces.
    const NONE: Self = Self { pieces: Cells::NONE, groups: Groups::NONE, joined: [Sums::ZERO; 3] };

    #[inline]
    pub(super) fn of(pieces: Cells) -> Rc<Self> {
        let place = pieces.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - KEPT_BITS);
        KEPT.with_borrow_mut(|kept| {
            let kept = &mut kept[place as usize];
            if kept.pieces != pieces {
                Rc::make_mut(kept).find(pieces);
            }
            Rc::clone(kept)
        })
    }

    /// Becomes that of these pieces.
    fn find(&mut self, pieces: Cells) {
        self.pieces = pieces;
        self.groups.find(pieces);
        self.joined = [Sums::ZERO; 3];
        for group in self.groups.iter() {
            let (size, around) = (group.len().min(HIGHEST), group.neighbours());
            for (sum, direction) in self.joined.iter_mut().zip(PAIRS) {
                sum.add(size, around | around.step(direction.opposite()));
            }
        }
    }
}
