//! How good a position is: who can go where first, how the squares hang together, and how free the next moves are.
//!
//! The weights are those of a logistic fit to positions of games of the player with itself, 200 units for 73 %.

use tessera_game::Player;
use tessera_slither_stone::{Direction, Position};

use super::field::{Bits, Field, heads};
use super::safety::{self, Safety};
use super::territory::{self, Territory};
use super::ways::{self, Head};

/// What the things are worth that count differently with one snake and with two.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// Squares come out at less than nothing: the shares below have counted them already, and overrate the many
    /// of an early position.
    squares: i32,
    /// Pairs of own squares that share a side: room to turn in.
    joints: i32,
    /// The same for the squares that are reached first on foot, without jumps.
    squares_on_foot: i32,
    joints_on_foot: i32,
    /// Snakes that can step where they point, and snakes that can jump.
    lines: i32,
}

const ONE_SNAKE: Weights =
    Weights { squares: -12, joints: 7, squares_on_foot: -10, joints_on_foot: 6, lines: 72 };
const TWO_SNAKES: Weights =
    Weights { squares: -9, joints: 3, squares_on_foot: -11, joints_on_foot: 6, lines: 0 };

const SECOND_SNAKE: i32 = 229;
/// No move is left in which both snakes live.
const FORK: i32 = -88;
const BOTH_JUMP: i32 = 16;
const BOTH_DASH: i32 = 28;
/// By the number of steps after which both snakes have a way on.
const LASTING: [i32; 5] = [0, 40, 66, 66, 95];
/// There is a step after which both snakes have two ways on.
const ROOMY: i32 = 46;
const SUPPLY: i32 = 18;

/// What counts by who has how many snakes: both one, only the other two, only the next to move two, both two.
#[derive(Clone, Copy, Debug)]
struct Shares {
    /// To be the next to move.
    next: i32,
    /// The whole of the territory counts the more, the less of it there is.
    all: i32,
    on_foot: i32,
}

const SHARES: [Shares; 4] = [
    Shares { next: -41, all: 510, on_foot: 337 },
    Shares { next: -146, all: 656, on_foot: 246 },
    Shares { next: 83, all: 656, on_foot: 246 },
    Shares { next: -15, all: 735, on_foot: 326 },
];

/// Someone who cannot move without dying has lost, whatever else.
const LOST: i32 = 9_900;

/// The evaluation for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let field = Field::of(position);
    let mover = tessera_game::Position::to_move(position);
    // Whoever moves the snakes next spreads first.
    let next = if position.has_moved() { !mover } else { mover };
    let sign = if next == mover { 1 } else { -1 };
    if !ways::can_live(&field, ways::heads_of(position, next)) {
        return -sign * LOST;
    }
    let (first, second) = (heads(position, next), heads(position, !next));
    let all = territory::divide(&field, first, second);
    let on_foot = territory::divide_on_foot(&field, first, second);
    let ours = side(&field, position, next, all.first, on_foot.first);
    let theirs = side(&field, position, !next, all.second, on_foot.second);
    let pair = 2 * usize::from(first.count_ones() == 2) + usize::from(second.count_ones() == 2);
    let shares = &SHARES[pair];
    let shared = shares.next + share(shares.all, &all) + share(shares.on_foot, &on_foot);
    sign * (ours - theirs + shared).clamp(-LOST + 100, LOST - 100)
}

fn share(weight: i32, territory: &Territory) -> i32 {
    let [first, second] = [territory.first, territory.second].map(|side| side.count_ones().cast_signed());
    weight * (first - second) / (first + second + 8)
}

/// What one player has.
fn side(field: &Field, position: &Position, player: Player, all: Bits, on_foot: Bits) -> i32 {
    let supply = SUPPLY * i32::from(position.supply(player));
    let snakes = ways::heads_of(position, player);
    let lines: i32 = snakes.iter().flatten().map(|&head| lines(field, head)).sum();
    let (weights, freedom) = match snakes {
        [Some(one), Some(two)] => (&TWO_SNAKES, SECOND_SNAKE + freedom(safety::of_two(field, one, two))),
        _ => (&ONE_SNAKE, 0),
    };
    supply
        + freedom
        + weights.lines * lines
        + weights.squares * all.count_ones().cast_signed()
        + weights.joints * joints(field, all)
        + weights.squares_on_foot * on_foot.count_ones().cast_signed()
        + weights.joints_on_foot * joints(field, on_foot)
}

fn joints(field: &Field, squares: Bits) -> i32 {
    let joints = (squares & field.moved(squares, Direction::North)).count_ones()
        + (squares & field.moved(squares, Direction::East)).count_ones();
    joints.cast_signed()
}

fn lines(field: &Field, head: Head) -> i32 {
    let ahead = field.moved(head.at, head.direction);
    let second = field.moved(ahead, head.direction);
    i32::from(ahead & field.open != 0) + i32::from(second & field.open != 0)
}

/// What the freedom of two snakes' next move is worth.
fn freedom(safety: Safety) -> i32 {
    let count = |weight, is: bool| if is { weight } else { 0 };
    LASTING[(safety.lasting as usize).min(LASTING.len() - 1)]
        + count(FORK, !safety.any())
        + count(BOTH_JUMP, safety.jump)
        + count(BOTH_DASH, safety.dash)
        + count(ROOMY, safety.roomy)
}
