//! What the evaluation looks at, as numbers that weights are given to.

use tessera_game::Position as _;
use tessera_yoxii::{Position, Supply, Value};

use super::boards::{Boards, around, neighbours_of_first};
use super::ways::Ways;

// Where the features of each kind start.
/// Who is to move.
const SIDE: usize = 0;
/// A 1 at the number of squares to which the totem can step.
const STEPS: usize = SIDE + 2;
/// A 1 at the number of jumps that the player to move has.
const OWN_JUMPS: usize = STEPS + 9;
/// A 1 at the number of jumps that the opponent would have.
const ENEMY_JUMPS: usize = OWN_JUMPS + MOST_JUMPS + 1;
/// Points and stones around the totem.
const HERE: usize = ENEMY_JUMPS + MOST_JUMPS + 1;
/// What is left of each value.
const SUPPLY: usize = HERE + 2;
/// The highest value left to each player.
const HIGHEST: usize = SUPPLY + 4;
/// The points around the squares next to be reached, by the number of their open neighbours.
const NEAR: usize = HIGHEST + 2;
/// The same for the squares after them.
const FAR: usize = NEAR + 9;
/// The mean number of jumps from the squares next to be reached, for each player.
const NEAR_JUMPS: usize = FAR + 9;
/// The same for the squares after them.
const FAR_JUMPS: usize = NEAR_JUMPS + 2;
/// The mean number of jumps of each player, the opponent first, from where the other one can bring the totem.
const ANSWERS: usize = FAR_JUMPS + 2;
/// The number of the squares next to be reached, and of those after them.
const SIZES: usize = ANSWERS + 2;
/// The number of features.
pub(super) const FEATURES: usize = SIZES + 2;

/// More jumps than this count as so many.
const MOST_JUMPS: usize = 4;
/// Means are given in so many parts of one.
const PARTS: u32 = 16;

/// Tells `found` every feature of a position that is not 0, and how much there is of it, seen by the player to move.
/// What it is told of one feature adds up.
#[inline]
pub(super) fn features(position: &Position, mut found: impl FnMut(usize, i32)) {
    let boards = Boards::of(position);
    let open = boards.open();
    let free = open & !boards.totem;
    let here = neighbours_of_first(boards.totem);
    let steps = (here & free).count_ones();
    let [own_next, enemy_next] = next_squares(position);
    let own_jumps = Ways::jumps(boards.own, open);
    let enemy_jumps = Ways::jumps(boards.enemy, open);

    found(SIDE + position.to_move().index(), 1);
    found(STEPS + (steps as usize).min(8), 1);
    found(OWN_JUMPS + ((own_next.count_ones() - steps) as usize).min(MOST_JUMPS), 1);
    found(ENEMY_JUMPS + ((enemy_next.count_ones() - steps) as usize).min(MOST_JUMPS), 1);
    found(HERE, boards.points(here));
    found(HERE + 1, boards.majority(here));
    supplies(position, &mut found);

    let near = own_next | enemy_next;
    let far = around(near) & free & !near;
    for (squares, points, mobility, size) in
        [(near, NEAR, NEAR_JUMPS, SIZES), (far, FAR, FAR_JUMPS, SIZES + 1)]
    {
        points_by_exits(&boards, squares, open, |exits, sum| found(points + exits, sum));
        found(mobility, mean(&own_jumps, squares));
        found(mobility + 1, mean(&enemy_jumps, squares));
        found(size, squares.count_ones().cast_signed());
    }
    found(ANSWERS, mean(&enemy_jumps, own_next));
    found(ANSWERS + 1, mean(&own_jumps, enemy_next));
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
    found(HIGHEST, highest(own));
    found(HIGHEST + 1, highest(enemy));
}

fn highest(supply: Supply) -> i32 {
    let value = Value::ALL.into_iter().rev().find(|&value| supply.left(value) > 0);
    value.map_or(0, |value| i32::from(value.points()))
}

/// For each square, the number of its open neighbours, and the points around it.
#[inline]
fn points_by_exits(boards: &Boards, mut squares: u64, open: u64, mut found: impl FnMut(usize, i32)) {
    while squares != 0 {
        let around = neighbours_of_first(squares);
        let exits = (around & open).count_ones() as usize;
        found(exits.min(8), boards.points(around));
        squares &= squares - 1;
    }
}

/// How many jumps there are from a square, on the average of some.
#[inline]
fn mean(jumps: &Ways, squares: u64) -> i32 {
    (PARTS * jumps.total(squares) / squares.count_ones().max(1)).cast_signed()
}
