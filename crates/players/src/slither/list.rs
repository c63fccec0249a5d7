//! The actions worth a look. A turn is chosen in one order: the snakes move, then free spaces, then a wall, then
//! the end. What was done before is seen in the position; in this order nothing good is lost but a wall beside a
//! square that the own snakes enter in the same turn. Only such a wall may come first.

use std::ops::ControlFlow;

use tessera_game::{Player, Position as _};
use tessera_games::slither_stone::{Action, Direction, Kind, Move, Position, Square};
use tessera_search::{Completeness, all_actions};

use super::closing::needed;
use super::field::{Bits, Field, bit, bits, heads, squares};
use super::territory::{divide, within};
use super::ways::{Aftermath, Head, alone, each_together, heads_of, jump};

/// With fewer moves than this that keep both snakes, those that lose one are looked at as well.
const FEW: usize = 8;
/// From this depth on they always are.
const SACRIFICES_FROM: i32 = 6;

/// The number of walls to search at depth 0, and how many more for each further ply.
const WALLS: u32 = 2;
const WALLS_PER_DEPTH: u32 = 1;
const MAX_WALLS: u32 = 6;
const WALLS_AT_THE_ROOT: u32 = 24;
/// The number of additional walls that close at least half of the enemy's ways.
const CLOSING_WALLS: u32 = 4;
/// The number of walls to search before the snakes move.
const WALLS_FIRST: u32 = 8;

/// The root asks with this depth. Free spaces are looked at only there: elsewhere they are a last resort, or else the
/// search would place them to put off bad news beyond its horizon.
pub(super) const ROOT: i32 = i32::MAX;
/// A free space is searched where a wall would cost at least this many of our squares, itself included.
const CUT_OFF: u32 = 8;

/// Adds the actions worth a look at that depth.
pub(super) fn list(position: &Position, depth: i32, actions: &mut Vec<Action>) -> Completeness {
    let allowed = bits(position.wall_squares());
    if allowed == 0 && position.free_space_squares().is_empty() {
        all_actions(position, actions);
        return Completeness::Complete;
    }
    let field = Field::of(position);
    if position.has_moved() {
        actions.push(Action::End);
        if !position.has_walled() {
            walls(&field, position, allowed, depth, actions);
        }
        if depth == ROOT {
            let keys = squares(free_space_keys(&field, position));
            actions.extend(keys.map(Action::FreeSpace));
        }
    } else {
        moves(&field, position, depth, actions);
        if !position.has_walled() {
            add(actions, walls_first(&field, position, allowed), WALLS_FIRST, Action::Wall);
        }
    }
    Completeness::Partial
}

/// Walls that may matter, where they are allowed: first those that close many of the enemy's ways.
fn walls(field: &Field, position: &Position, allowed: Bits, depth: i32, actions: &mut Vec<Action>) {
    let closing = needed(field, heads_of(position, !position.to_move())).map(|squares| squares & allowed);
    let wanted = walls_wanted(depth) + closing[0].count_ones().min(CLOSING_WALLS);
    add(actions, wall_tiers(field, position, allowed, closing, wanted), wanted, Action::Wall);
}

fn walls_wanted(depth: i32) -> u32 {
    if depth == ROOT {
        return WALLS_AT_THE_ROOT;
    }
    (WALLS + WALLS_PER_DEPTH * depth.clamp(0, 16).unsigned_abs()).min(MAX_WALLS)
}

/// Adds up to `wanted` squares, those of the first set first.
fn add<const N: usize>(
    actions: &mut Vec<Action>,
    tiers: [Bits; N],
    mut wanted: u32,
    action: impl Fn(Square) -> Action,
) {
    let mut done = 0;
    for tier in tiers {
        let tier = tier & !done;
        done |= tier;
        for square in squares(tier) {
            if wanted == 0 {
                return;
            }
            wanted -= 1;
            actions.push(action(square));
        }
    }
}

/// The best first: those that close many ways; where the enemy's snakes point, beyond the square that no wall can take;
/// where they can be in two moves, first where that cuts their squares in two; a little further.
fn wall_tiers(
    field: &Field,
    position: &Position,
    allowed: Bits,
    [most, some]: [Bits; 2],
    wanted: u32,
) -> [Bits; 8] {
    let enemy = !position.to_move();
    let from = heads(position, enemy);
    let chokes = field.chokes(field.open);
    let [lines, two] = near(field, position, enemy);
    let near = [lines & allowed, chokes & two & allowed, two & allowed];
    let mut far = [0; 3];
    if ((lines | two) & allowed).count_ones() < wanted {
        let theirs = divide(field, from, heads(position, !enemy)).first & allowed;
        let three = within(field, from, 3) & theirs;
        far = [chokes & three, three, chokes & within(field, from, 5) & theirs];
    }
    let [lines, cuts, two] = near;
    let [far_cuts, three, furthest_cuts] = far;
    [most, some, lines, cuts, two, far_cuts, three, furthest_cuts]
}

/// Where a player's snakes point, beyond the square that no wall can take, and where they can be in two moves.
fn near(field: &Field, position: &Position, player: Player) -> [Bits; 2] {
    let from = heads(position, player);
    let lines = snakes(position, player).fold(0, |lines, head| lines | second_and_third(field, head));
    // A jump's square may be far away on foot.
    [lines, within(field, from, 2) | field.jumped(from)]
}

/// Walls near the enemy's heads that a snake of our own may come to stand beside in this turn: too late afterwards.
fn walls_first(field: &Field, position: &Position, allowed: Bits) -> [Bits; 2] {
    let mover = position.to_move();
    let steps = if snakes(position, mover).count() == 1 { 2 } else { 1 };
    let lines = snakes(position, mover).fold(0, |lines, head| {
        let ahead = |from| field.moved(from, head.direction) & field.open;
        lines | jump(field, head) | ahead(ahead(ahead(head.at)))
    });
    let entered = within(field, heads(position, mover), steps) | lines;
    let forbidden_later = allowed & field.beside(entered);
    near(field, position, !mover).map(|squares| squares & forbidden_later)
}

fn snakes(position: &Position, player: Player) -> impl Iterator<Item = Head> {
    heads_of(position, player).into_iter().flatten()
}

fn second_and_third(field: &Field, head: Head) -> Bits {
    let second = field.moved(field.moved(head.at, head.direction), head.direction);
    second | field.moved(second, head.direction)
}

/// Squares near our heads that the enemy could wall, and would cut us off by that.
fn free_space_keys(field: &Field, position: &Position) -> Bits {
    let mover = position.to_move();
    let (from, against) = (heads(position, mover), heads(position, !mover));
    let ours = divide(field, against, from).second;
    let bodies = position.living(mover).chain(position.living(!mover));
    let bodies = bodies.fold(0, |all, snake| all | bits(position.body(snake)));
    let allowed = bits(position.free_space_squares()) & ours & !field.beside(bodies);
    let candidates = field.chokes(field.open) & allowed & within(field, from, 4);
    let cuts = |square: &Square| {
        let walled = field.without(bit(*square));
        divide(&walled, against, from).second.count_ones() + CUT_OFF <= ours.count_ones()
    };
    squares(candidates).filter(cuts).fold(0, |keys, square| keys | bit(square))
}

/// Moves, in both orders only where that matters: those that keep the most snakes; others where there are few
/// of them, or depth enough.
fn moves(field: &Field, position: &Position, depth: i32, actions: &mut Vec<Action>) {
    match heads_of(position, position.to_move()) {
        [Some(one), Some(two)] => {
            moves_of_two(field, [one, two], 2, actions);
            if actions.len() < FEW || depth >= SACRIFICES_FROM {
                moves_of_two(field, [one, two], 1, actions);
            }
        }
        [Some(head), None] | [None, Some(head)] => moves_of_one(field, head, actions),
        [None, None] => {}
    }
    if actions.is_empty() {
        // Every move loses. Moves are visited first.
        let _ = position.visit_actions_unchecked(|action| {
            actions.push(action);
            ControlFlow::Break(())
        });
    }
}

fn moves_of_two(field: &Field, heads: [Head; 2], alive: u32, actions: &mut Vec<Action>) {
    each_together(field, heads, |form, after| {
        if after.alive == alive {
            let move_ = |pointing| Action::Move(Move { pointing, ..form });
            actions.extend(pointings(field, after).map(move_));
        }
    });
}

fn moves_of_one(field: &Field, head: Head, actions: &mut Vec<Action>) {
    for kind in Kind::ALL {
        let move_ = |mad_first, pointing| Action::Move(Move { wise: head.number, mad_first, kind, pointing });
        for pointing in Direction::ALL {
            if alone(field, head, kind, false, pointing).alive > 0 {
                actions.push(move_(false, pointing));
            }
        }
        let mad_first = alone(field, head, kind, true, Direction::North);
        if mad_first.alive > 0 {
            actions.extend(pointings(field, &mad_first).map(|pointing| move_(true, pointing)));
        }
    }
}

/// Where the wise snake may sensibly point: where a step or a jump can be made. A dead one points north.
fn pointings(field: &Field, after: &Aftermath) -> impl Iterator<Item = Direction> {
    let sensible = Direction::ALL.map(|direction| {
        let ahead = field.moved(after.wise_end, direction);
        (ahead | field.moved(ahead, direction)) & after.open != 0
    });
    let none = !sensible.contains(&true);
    Direction::ALL.into_iter().zip(sensible).filter_map(move |(direction, sensible)| {
        (sensible || none && direction == Direction::North).then_some(direction)
    })
}
