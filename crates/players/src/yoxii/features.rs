//! The features of the evaluation, as numbers that get weights.

use tessera_game::Position as _;
use tessera_games::yoxii::{Position, Value};

use super::boards::{Boards, around, neighbours_of_first};
use super::ways::Ways;

// Where the features of each kind start.
/// Who is to move.
const SIDE: usize = 0;
/// Points and stones around the totem.
const HERE: usize = SIDE + 2;
/// Points and stones around all free squares, as often as they are around one.
const EVERYWHERE: usize = HERE + 2;
/// The stones left of each value.
const SUPPLY: usize = EVERYWHERE + 2;
/// The jumps of each player from the free squares, by how many steps away these are.
const JUMPS: usize = SUPPLY + 4;
/// A 1 at the number of steps from here, of the jumps that the player to move has, and of those that the opponent
/// would have.
const WAYS: usize = JUMPS + 2 * RINGS;
/// The next turn: of the squares within reach, the share with each number of exits.
const OWN_NEXT: usize = WAYS + (MAX_STEPS + 1) * (MAX_JUMPS + 1) * (MAX_JUMPS + 1);
/// The same for the opponent, if it were their turn.
const ENEMY_NEXT: usize = OWN_NEXT + NEXT;
/// The number of features.
pub(super) const FEATURES: usize = ENEMY_NEXT + NEXT;

/// The cap of a distance: squares farther away count as this far.
const RINGS: usize = 5;
// Caps: more steps and jumps count as these.
const MAX_STEPS: usize = 6;
const MAX_JUMPS: usize = 3;
/// The same for the jumps of the player who brings the totem to a square.
const MAX_OWN_JUMPS: usize = 2;
/// In how many ways a square to be reached can lead on.
const NEXT: usize = (MAX_STEPS + 1) * (MAX_JUMPS + 1) * (MAX_OWN_JUMPS + 1);

/// The parts into which all squares within reach are divided, up to rounding.
const PARTS: u32 = 48;

/// Tells `found` every feature of a position that is not 0, and how much there is of it, seen by the player to move.
/// The amounts of one feature add up.
#[inline]
pub(super) fn features(position: &Position, mut found: impl FnMut(usize, i32)) {
    let boards = Boards::of(position);
    let open = boards.open();
    let free = open & !boards.totem;
    let here = neighbours_of_first(boards.totem);
    let [own_next, enemy_next] = next_squares(position);
    let own_jumps = Ways::jumps(boards.own, open);
    let enemy_jumps = Ways::jumps(boards.enemy, open);

    found(SIDE + position.to_move().index(), 1);
    found(HERE, boards.points(here));
    found(HERE + 1, boards.majority(here));
    let beside_free = Ways::steps(free);
    found(EVERYWHERE, beside_free.sum(|squares| boards.points(squares)));
    found(EVERYWHERE + 1, beside_free.sum(|squares| boards.majority(squares)));
    supplies(position, &mut found);
    rings(boards.totem, free, |ring, squares| {
        found(JUMPS + 2 * ring, own_jumps.total(squares));
        found(JUMPS + 2 * ring + 1, enemy_jumps.total(squares));
    });
    found(WAYS + ways_from_here((here & free).count_ones(), own_next, enemy_next), 1);
    ways_from_next(own_next, open, &enemy_jumps, &own_jumps, |ways, parts| found(OWN_NEXT + ways, parts));
    ways_from_next(enemy_next, open, &own_jumps, &enemy_jumps, |ways, parts| found(ENEMY_NEXT + ways, parts));
}

/// Where the player to move can bring the totem, and where the opponent could.
#[inline]
fn next_squares(position: &Position) -> [u64; 2] {
    let mover = position.to_move();
    [mover, !mover].map(|player| position.destinations_over(position.stones(player)).bits())
}

/// The stones still to be laid.
#[inline]
fn supplies(position: &Position, found: &mut impl FnMut(usize, i32)) {
    let mover = position.to_move();
    let (own, enemy) = (position.supply(mover), position.supply(!mover));
    for (at, value) in (SUPPLY..).zip(Value::ALL) {
        found(at, i32::from(own.left(value)) - i32::from(enemy.left(value)));
    }
}

/// The free squares that are one step away, two, and so on; the last set has all that are left.
#[inline]
fn rings(totem: u64, free: u64, mut ring: impl FnMut(usize, u64)) {
    let (mut front, mut left) = (totem, free);
    for distance in 0..RINGS - 1 {
        front = around(front) & left;
        left &= !front;
        ring(distance, front);
    }
    ring(RINGS - 1, left);
}

#[inline]
fn ways_from_here(steps: u32, own_next: u64, enemy_next: u64) -> usize {
    let [own, enemy] = [own_next, enemy_next].map(|next| at_most(next.count_ones() - steps, MAX_JUMPS));
    (at_most(steps, MAX_STEPS) * (MAX_JUMPS + 1) + own) * (MAX_JUMPS + 1) + enemy
}

/// For each square to which one player can bring the totem: how many steps there are from it, how many jumps of the
/// other, who is next, and how many of the first.
#[inline]
fn ways_from_next(next: u64, open: u64, others: &Ways, own: &Ways, mut found: impl FnMut(usize, i32)) {
    let parts = (PARTS / next.count_ones().max(1)).cast_signed();
    let mut left = next;
    while left != 0 {
        let square = left.trailing_zeros();
        let steps = at_most((neighbours_of_first(left) & open).count_ones(), MAX_STEPS);
        let others = others.from(square).min(MAX_JUMPS);
        let own = own.from(square).min(MAX_OWN_JUMPS);
        found((steps * (MAX_JUMPS + 1) + others) * (MAX_OWN_JUMPS + 1) + own, parts);
        left &= left - 1;
    }
}

#[inline]
fn at_most(count: u32, most: usize) -> usize {
    (count as usize).min(most)
}
