//! Who comes first where: both players' heads spread over the open squares, turn about.

use super::field::{Bits, Field};

/// The squares that each side reaches before the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Territory {
    /// Of the side that spreads first.
    pub(super) first: Bits,
    /// Of the other side.
    pub(super) second: Bits,
}

/// Spreads from both sides' heads, by steps and jumps, one at a time. A square that both reach with the same number
/// of them falls to the side that goes first.
pub(super) fn divide(field: &Field, first: Bits, second: Bits) -> Territory {
    spread(field, first, second, |front| field.beside(front) | field.jumped(front))
}

/// The same by steps alone.
pub(super) fn divide_on_foot(field: &Field, first: Bits, second: Bits) -> Territory {
    spread(field, first, second, |front| field.beside(front))
}

#[inline]
fn spread(field: &Field, first: Bits, second: Bits, next: impl Fn(Bits) -> Bits) -> Territory {
    let mut left = field.open;
    let (mut fronts, mut reached) = ([first, second], [0, 0]);
    while fronts[0] | fronts[1] != 0 {
        for side in 0..2 {
            let front = next(fronts[side]) & left;
            left &= !front;
            reached[side] |= front;
            fronts[side] = front;
        }
    }
    let [first, second] = reached;
    Territory { first, second }
}

/// The open squares that can be reached from a set in at most this number of steps.
pub(super) fn within(field: &Field, from: Bits, steps: u32) -> Bits {
    let (mut front, mut reached) = (from, 0);
    for _ in 0..steps {
        front = field.beside(front) & field.open & !reached;
        reached |= front;
    }
    reached
}
