//! How good a position is: who can go where first, how the squares hang together, and how free the next moves are.

use tessera_game::Player;
use tessera_games::slither_stone::{Direction, Position};

use super::field::{Bits, Field, heads};
use super::safety::{self, Safety};
use super::territory::{self, Territory};
use super::ways::{self, Head};
use super::weights::{self, SHIPPED, Weights};

/// A player who cannot move without dying has lost, regardless of the rest.
const LOST: i32 = 9_900;

/// The terms of the evaluation.
pub(super) trait Terms {
    /// An amount of what has this weight.
    fn add(&mut self, weight: usize, amount: i32);

    /// A fraction of what has this weight.
    fn add_share(&mut self, weight: usize, part: i32, whole: i32);
}

/// The sum of the terms, each with its weight.
struct Weighed<'w> {
    weights: &'w Weights,
    sum: i32,
}

impl Terms for Weighed<'_> {
    #[inline]
    fn add(&mut self, weight: usize, amount: i32) {
        self.sum += i32::from(self.weights[weight]) * amount;
    }

    #[inline]
    fn add_share(&mut self, weight: usize, part: i32, whole: i32) {
        self.sum += i32::from(self.weights[weight]) * part / whole;
    }
}

/// The evaluation for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    evaluate_with(position, &SHIPPED)
}

/// The evaluation with other weights.
#[inline]
pub(super) fn evaluate_with(position: &Position, weights: &Weights) -> i32 {
    let mut weighed = Weighed { weights, sum: 0 };
    let sign = sign(position);
    if terms(position, &mut weighed) {
        sign * weighed.sum.clamp(-LOST + 100, LOST - 100)
    } else {
        -sign * LOST
    }
}

/// 1 if the player to move is the next to move snakes, otherwise −1.
pub(super) fn sign(position: &Position) -> i32 {
    if position.has_moved() { -1 } else { 1 }
}

/// Lists the terms of the evaluation, seen by the player who moves snakes next: that player spreads first. Lists nothing
/// and returns `false` if that player has lost.
#[inline]
pub(super) fn terms(position: &Position, terms: &mut impl Terms) -> bool {
    let field = Field::of(position);
    let mover = tessera_game::Position::to_move(position);
    let next = if position.has_moved() { !mover } else { mover };
    if !ways::can_live(&field, ways::heads_of(position, next)) {
        return false;
    }
    let (first, second) = (heads(position, next), heads(position, !next));
    let all = territory::divide(&field, first, second);
    let on_foot = territory::divide_on_foot(&field, first, second);
    side(&field, position, next, all.first, on_foot.first, 1, terms);
    side(&field, position, !next, all.second, on_foot.second, -1, terms);
    let [own, other] = [first, second].map(|heads| usize::from(heads.count_ones() == 2));
    terms.add(weights::NEXT + 2 * own + other, 1);
    share(weights::SHARE + own + other, &all, terms);
    share(weights::SHARE_ON_FOOT + own + other, &on_foot, terms);
    true
}

/// The whole of the territory counts the more, the less of it there is.
#[inline]
fn share(weight: usize, territory: &Territory, terms: &mut impl Terms) {
    let [first, second] = [territory.first, territory.second].map(|side| side.count_ones().cast_signed());
    terms.add_share(weight, first - second, first + second + 8);
}

/// Adds the terms of one player.
#[inline]
fn side(
    field: &Field,
    position: &Position,
    player: Player,
    all: Bits,
    on_foot: Bits,
    sign: i32,
    terms: &mut impl Terms,
) {
    terms.add(weights::SUPPLY, sign * i32::from(position.supply(player)));
    let snakes = ways::heads_of(position, player);
    let lines: i32 = snakes.iter().flatten().map(|&head| lines(field, head)).sum();
    let of_snakes = match snakes {
        [Some(one), Some(two)] => {
            terms.add(weights::SECOND_SNAKE, sign);
            freedom(safety::of_two(field, one, two), sign, terms);
            weights::TWO_SNAKES
        }
        _ => weights::ONE_SNAKE,
    };
    terms.add(of_snakes + weights::LINES, sign * lines);
    terms.add(of_snakes + weights::SQUARES, sign * all.count_ones().cast_signed());
    terms.add(of_snakes + weights::JOINTS, sign * joints(field, all));
    terms.add(of_snakes + weights::SQUARES_ON_FOOT, sign * on_foot.count_ones().cast_signed());
    terms.add(of_snakes + weights::JOINTS_ON_FOOT, sign * joints(field, on_foot));
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

/// Adds the terms for the freedom of two snakes' next move.
#[inline]
fn freedom(safety: Safety, sign: i32, terms: &mut impl Terms) {
    let lasting = (safety.lasting as usize).min(weights::MAX_LASTING);
    if lasting > 0 {
        terms.add(weights::LASTING + lasting - 1, sign);
    }
    let mut add = |weight, is: bool| terms.add(weight, if is { sign } else { 0 });
    add(weights::FORK, !safety.any());
    add(weights::BOTH_JUMP, safety.jump);
    add(weights::BOTH_DASH, safety.dash);
    add(weights::ROOMY, safety.roomy);
}
