//! How good a position is: whose squares are more, how well they hang together, and whether the next move is safe.

use tessera_game::Player;
use tessera_slither_stone::{Direction, Position};

use super::field::{Bits, Field, bit, heads};
use super::{safety, territory, ways};

/// What one player has.
#[derive(Clone, Copy, Debug)]
struct Side {
    squares: i32,
    /// Pairs of own squares that share a side: room to turn in.
    joints: i32,
    /// Snakes that can step where they point, and snakes that can jump.
    lines: i32,
    /// Those that live, and will live after the next move.
    snakes: i32,
    supply: i32,
    /// What the freedom of the next move is worth.
    freedom: i32,
}

// The weights are those of a logistic fit to the results of some 400 games of the player with itself, 200 units for
// 73 %, rounded. An earlier fit of the same kind beat weights set by hand; this one did as well as the earlier.

/// Less than nothing: the share below has counted the squares already, and overrates the many of an early position.
const SQUARE: i32 = -12;
const JOINT: i32 = 6;
const LINE: i32 = 42;
const SNAKE: i32 = 260;
const SUPPLY: i32 = 18;
/// The whole of the territory counts the more, the less of it there is.
const SHARE: i32 = 900;
/// With two snakes, by the number of steps after which both have a way on.
const FREEDOM: [i32; 5] = [0, 60, 110, 140, 160];
/// Someone who cannot move without dying has lost, whatever else.
const LOST: i32 = 9_900;

/// The evaluation for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let field = Field::of(position);
    let mover = tessera_game::Position::to_move(position);
    // Whoever moves the snakes next spreads first.
    let next = if position.has_moved() { !mover } else { mover };
    let sign = if next == mover { 1 } else { -1 };
    if !ways::can_live(&field, position, next) {
        return -sign * LOST;
    }
    let divided = territory::divide(&field, heads(position, next), heads(position, !next));
    let ours = side(&field, position, next, divided.first);
    let theirs = side(&field, position, !next, divided.second);
    let linear = ours.worth() - theirs.worth();
    let share = SHARE * (ours.squares - theirs.squares) / (ours.squares + theirs.squares + 8);
    sign * (linear + share).clamp(-LOST + 100, LOST - 100)
}

fn side(field: &Field, position: &Position, player: Player, squares: Bits) -> Side {
    let joints = (squares & field.moved(squares, Direction::North)).count_ones()
        + (squares & field.moved(squares, Direction::East)).count_ones();
    let mut side = Side {
        squares: squares.count_ones().cast_signed(),
        joints: joints.cast_signed(),
        lines: 0,
        snakes: 0,
        supply: i32::from(position.supply(player)),
        freedom: 0,
    };
    for (head, direction) in position.living(player).filter_map(|snake| position.head(snake)) {
        side.snakes += 1;
        let ahead = field.moved(bit(head), direction);
        let second = field.moved(ahead, direction);
        side.lines += i32::from(ahead & field.open != 0) + i32::from(second & field.open != 0);
    }
    if let [Some(one), Some(two)] = ways::heads_of(position, player) {
        let safety = safety::of_two(field, one, two);
        side.snakes -= i32::from(!safety.any());
        side.freedom = FREEDOM[(safety.lasting as usize).min(FREEDOM.len() - 1)];
    }
    side
}

impl Side {
    fn worth(self) -> i32 {
        SQUARE * self.squares
            + JOINT * self.joints
            + LINE * self.lines
            + SNAKE * self.snakes
            + SUPPLY * self.supply
            + self.freedom
    }
}
