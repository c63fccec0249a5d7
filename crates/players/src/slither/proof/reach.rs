//! Survival that the enemy cannot prevent.

use tessera_games::slither_stone::Direction;

use super::super::field::{Bits, Field};
use super::super::outcomes::Outcome;
use super::super::ways::Head;

/// Whether snakes have a move after which even their next turn is safe.
pub(super) fn evades(
    field: &Field,
    answers: &[Outcome],
    heads: [Option<Head>; 2],
    enemy: [Option<Head>; 2],
) -> bool {
    answers.iter().any(|way| {
        let after = field.without(way.entered);
        is_sure_of_a_turn(&after, way.heads(heads, way.pointings[0]), enemy)
    })
}

/// Whether these snakes live through their next turn after any turn of the enemy.
fn is_sure_of_a_turn(field: &Field, heads: [Option<Head>; 2], enemy: [Option<Head>; 2]) -> bool {
    let left = field.open & !in_reach(field, enemy);
    match heads {
        // One of two is enough, and it makes one step. No wall can be placed beside it.
        [Some(one), Some(two)] => field.beside(one.at | two.at) & left != 0,
        // Two steps. A wall can take one of the second squares.
        [Some(head), None] | [None, Some(head)] => {
            let first = field.beside(head.at) & left;
            (field.beside(first) & left).count_ones() >= 2
        }
        [None, None] => false,
    }
}

/// No fewer than the squares that a player's snakes can enter in one turn.
fn in_reach(field: &Field, heads: [Option<Head>; 2]) -> Bits {
    let ahead = |set: Bits, direction: Direction| {
        let first = field.moved(set, direction);
        let second = field.moved(first, direction);
        first | second | field.moved(second, direction)
    };
    let one_move = |head: Head| field.beside(head.at) | ahead(head.at, head.direction);
    match heads {
        [Some(one), Some(two)] => one_move(one) | one_move(two),
        [Some(head), None] | [None, Some(head)] => {
            let first = one_move(head);
            Direction::ALL.into_iter().fold(first, |all, direction| all | ahead(first, direction))
        }
        [None, None] => 0,
    }
}
