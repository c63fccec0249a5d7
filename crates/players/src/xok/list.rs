//! The actions that differ: of sharks that eat the same from the same cell, one is enough.
//!
//! How a shark faces does not matter once it has eaten, so that the others lead to positions that play on alike.
//! A list without them proves what the full list proves.

use tessera_game::Position as _;
use tessera_games::xok::{Action, Cells, Direction, Position, Shark, SharkKind};

use super::side::{PAIRS, Side};

/// How many sixths of a turn the second mouth of each kind of shark is from the first, and how many facings differ.
const MOUTHS: [(SharkKind, usize, usize); 4] = [
    (SharkKind::Small, 0, 6),
    (SharkKind::Big60, 1, 6),
    (SharkKind::Big120, 2, 6),
    (SharkKind::Big180, 3, 3),
];

/// Hands over every action that changes a cell of each of the `needs`, but of those that lead to the same position
/// only one. Without needs these are all actions.
#[inline]
pub(super) fn distinct(position: &Position, needs: &[Cells], mut listener: impl FnMut(Action)) {
    let side = Side::of(position, position.to_move());
    if position.fish_left(position.to_move()) >= 2 {
        two_fish(&side, needs, &mut listener);
    }
    // The cells from which a mouth in each direction eats.
    let bites = Direction::ALL.map(|direction| side.prey.step(direction.opposite()));
    for (kind, angle, facings) in MOUTHS {
        if position.sharks_left(position.to_move(), kind) > 0 {
            for (facing, cells) in targets(&side, &bites, angle, needs).into_iter().enumerate().take(facings)
            {
                let shark = Shark::new(kind, Direction::ALL[facing]);
                cells.into_iter().for_each(|cell| listener(Action::shark(shark, cell)));
            }
        }
    }
}

#[inline]
fn two_fish(side: &Side, needs: &[Cells], listener: &mut impl FnMut(Action)) {
    for (way, (direction, pairs)) in PAIRS.into_iter().zip(side.pairs()).enumerate() {
        let back = direction.opposite();
        let meeting = needs.iter().fold(pairs, |cells, &need| cells & (need | need.step(back)));
        Action::each_two_fish(meeting, way).for_each(&mut *listener);
    }
}

/// For each facing of a kind of shark, the cells to put it on.
#[inline]
fn targets(side: &Side, bites: &[Cells; 6], angle: usize, needs: &[Cells]) -> [Cells; 6] {
    let mut targets = distinct_facings(bites, angle);
    for (facing, cells) in targets.iter_mut().enumerate() {
        let second = (facing + angle) % 6;
        *cells &= side.prey | (side.empty & (bites[facing] | bites[second]));
        let back = [facing, second].map(|mouth| Direction::ALL[mouth].opposite());
        for &need in needs {
            let fish = need & side.prey;
            *cells &= need | fish.step(back[0]) | fish.step(back[1]);
        }
    }
    targets
}

/// For each facing, the cells where no lower facing eats the same: it eats with both mouths; or with one, and no lower
/// facing eats the same with its other mouth; or it is the first that eats with none.
#[inline]
fn distinct_facings(bites: &[Cells; 6], angle: usize) -> [Cells; 6] {
    let mut idle = Cells::BOARD;
    let mut kept = [Cells::NONE; 6];
    for (facing, cells) in kept.iter_mut().enumerate() {
        // The facing before this one eats with its second mouth what this one eats with its first; the one after
        // eats with its first what this one eats with its second.
        let (before, after) = ((facing + 6 - angle) % 6, (facing + angle) % 6);
        let (first, second) = (bites[facing], bites[after]);
        let mut alone = (first & !second) | (second & !first);
        if before < facing {
            alone &= !(first & !second & !bites[before]);
        }
        if after < facing {
            alone &= !(second & !first & !bites[(after + angle) % 6]);
        }
        let none = !(first | second);
        *cells = (first & second) | alone | (none & idle);
        idle &= !none;
    }
    kept
}
