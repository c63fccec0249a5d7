//! The features of the evaluation. A feature is present or not; the weights give it a value.

use tessera_game::{Player, Position as _};
use tessera_games::xok::{Cells, Position, Rules, SharkKind};

use super::look::Look;
use super::side::{Groups, Side};

/// Kinds of features, each with the number of its features, for each side.
const SIZES: [usize; 13] = [
    LONGEST + 1,        // largest group
    LONGEST + 1,        // groups that two fish can join
    4,                  // in how many ways they can
    6,                  // second largest group
    7,                  // number of groups
    16,                 // pieces on the board
    7,                  // sharks in supply
    4,                  // small ones of them
    3,                  // big ones of them
    Position::FISH + 1, // fish in supply
    11,                 // empty cells around the largest group
    5,                  // sharks in the largest group
    2 * CLASSES,        // where fish and sharks are
];

/// Groups of this size or more are alike.
const LONGEST: usize = Rules::STANDARD_CHAIN;

/// Cells that some symmetry of the board exchanges are of one class.
const CLASSES: usize = 10;

/// The class of each cell.
#[rustfmt::skip]
const CLASS: [u8; 30] = [
    0, 1, 0,
    2, 3, 3, 2,
    4, 5, 6, 5, 4,
    7, 8, 9, 9, 8, 7,
    4, 5, 6, 5, 4,
    2, 3, 3, 2,
    0, 1, 0,
];

/// The number of features of one side.
const OF_SIDE: usize = start(SIZES.len());

/// The number of features. Those of the player to move come first.
pub(super) const FEATURES: usize = 2 * OF_SIDE;

/// The first feature of a kind.
const fn start(kind: usize) -> usize {
    let mut sum = 0;
    let mut before = 0;
    while before < kind {
        sum += SIZES[before];
        before += 1;
    }
    sum
}

/// Hands over every feature of a position, whose sides have been looked at closely.
#[inline]
pub(super) fn features(position: &Position, mine: &Look, theirs: &Look, mut listener: impl FnMut(usize)) {
    let mover = position.to_move();
    of_side(position, mover, mine, &mut listener);
    of_side(position, !mover, theirs, |feature| listener(OF_SIDE + feature));
}

#[inline]
fn of_side(position: &Position, player: Player, look: &Look, mut listener: impl FnMut(usize)) {
    let (side, groups) = (&look.side, look.groups());
    let mut graded = |kind: usize, grade: usize| listener(start(kind) + grade.min(SIZES[kind] - 1));
    let (largest, second) = two_largest(side, groups);
    let (joined, ways) = look.best_joint();
    graded(0, largest.len());
    graded(1, joined);
    graded(2, [0, 0, 1, 2, 2, 2, 3][ways.min(6)]);
    graded(3, second);
    graded(4, groups.count());
    graded(5, side.pieces().len());
    graded(6, side.sharks_left());
    graded(7, position.sharks_left(player, SharkKind::Small));
    graded(9, Position::FISH - side.fish.len().min(Position::FISH));
    graded(10, (largest.neighbours() & side.empty).len());
    graded(11, (largest & side.sharks).len());
    for (big, kind) in [SharkKind::Big60, SharkKind::Big120, SharkKind::Big180].into_iter().enumerate() {
        if position.sharks_left(player, kind) > 0 {
            listener(start(8) + big);
        }
    }
    for cell in side.fish {
        listener(start(12) + usize::from(CLASS[cell.index()]));
    }
    for cell in side.sharks {
        listener(start(12) + CLASSES + usize::from(CLASS[cell.index()]));
    }
}

/// The largest group, of several the one with the most room and then the most sharks; and the size of the next.
#[inline]
fn two_largest(side: &Side, groups: &Groups) -> (Cells, usize) {
    let room = |group: Cells| ((group.neighbours() & side.empty).len(), (group & side.sharks).len());
    let (mut largest, mut second) = (Cells::NONE, 0);
    for group in groups.iter() {
        let (size, most) = (group.len(), largest.len());
        if size > most || size == most && room(group) > room(largest) {
            largest = group;
        }
        second = second.max(size.min(most));
    }
    (largest, second)
}
