//! The effects of a move of both snakes: the squares that are entered, and which snakes live.

use tessera_game::Player;
use tessera_games::slither_stone::{Direction, Kind, Move, Position, Snake, SnakeNumber};

use super::field::{Bits, Field, bit};

/// A living snake's head.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) number: SnakeNumber,
    pub(super) at: Bits,
    pub(super) direction: Direction,
}

/// The result of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aftermath {
    /// How many of the player's snakes live.
    pub(super) alive: u32,
    /// Where the wise snake's own move has led; nothing if it has died in it.
    pub(super) wise_end: Bits,
    /// Where the mad snake is afterwards, or a snake on its own after both moves; nothing if it has died.
    pub(super) mad_end: Bits,
    /// The open squares afterwards.
    pub(super) open: Bits,
}

/// The way of one snake in one move.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// The squares entered, those before a death included.
    entered: Bits,
    /// Where the head is afterwards; nothing if the snake has died.
    end: Bits,
}

/// The heads of a player's snakes.
#[inline]
pub(super) fn heads_of(position: &Position, owner: Player) -> [Option<Head>; 2] {
    SnakeNumber::BOTH.map(|number| {
        let (at, direction) = position.head(Snake { owner, number })?;
        Some(Head { number, at: bit(at), direction })
    })
}

#[inline]
fn way(field: &Field, open: Bits, from: Bits, kind: Kind, direction: Direction) -> Way {
    let ahead = |set| field.moved(set, direction);
    // Where one square cannot be entered, nothing is ahead of it: the later ones come out empty as well.
    match kind {
        Kind::Step(_) => {
            let end = ahead(from) & open;
            Way { entered: end, end }
        }
        Kind::Jump => {
            let end = ahead(ahead(from)) & open;
            Way { entered: end, end }
        }
        Kind::Dash => {
            let first = ahead(from) & open;
            let second = ahead(first) & open;
            let end = ahead(second) & open;
            Way { entered: first | second | end, end }
        }
    }
}

#[inline]
fn wise_direction(kind: Kind, pointing: Direction) -> Direction {
    if let Kind::Step(direction) = kind { direction } else { pointing }
}

/// A move of two snakes.
pub(super) fn together(field: &Field, wise: Head, mad: Head, kind: Kind, mad_first: bool) -> Aftermath {
    let direction = wise_direction(kind, wise.direction);
    let wise_way = |open| way(field, open, wise.at, kind, direction);
    let mad_way = |open| way(field, open, mad.at, kind, mad.direction);
    let (wise_way, mad_way) = if mad_first {
        let mad_way = mad_way(field.open);
        (wise_way(field.open & !mad_way.entered), mad_way)
    } else {
        let wise_way = wise_way(field.open);
        (wise_way, mad_way(field.open & !wise_way.entered))
    };
    Aftermath {
        alive: u32::from(wise_way.end != 0) + u32::from(mad_way.end != 0),
        wise_end: wise_way.end,
        mad_end: mad_way.end,
        open: field.open & !wise_way.entered & !mad_way.entered,
    }
}

/// Every move of two snakes, with the wise one pointing north, and its result: in both orders only where that
/// matters.
#[inline]
pub(super) fn each_together(field: &Field, [one, two]: [Head; 2], mut visit: impl FnMut(Move, &Aftermath)) {
    for (wise, mad) in [(one, two), (two, one)] {
        for kind in Kind::ALL {
            let orders: &[bool] =
                if order_matters(field, wise, mad, kind) { &[false, true] } else { &[false] };
            for &mad_first in orders {
                let after = together(field, wise, mad, kind, mad_first);
                visit(Move { wise: wise.number, mad_first, kind, pointing: Direction::North }, &after);
            }
        }
    }
}

/// Whether it matters which of two snakes moves first: they want the same square.
fn order_matters(field: &Field, wise: Head, mad: Head, kind: Kind) -> bool {
    let direction = wise_direction(kind, wise.direction);
    let wise_way = way(field, field.open, wise.at, kind, direction);
    let mad_way = way(field, field.open, mad.at, kind, mad.direction);
    wise_way.entered & mad_way.entered != 0
}

/// A move of a snake on its own. As the wise one first, it goes on where it was made to point.
pub(super) fn alone(
    field: &Field,
    head: Head,
    kind: Kind,
    mad_first: bool,
    pointing: Direction,
) -> Aftermath {
    let wise = wise_direction(kind, head.direction);
    let [first, second] = if mad_first { [head.direction, wise] } else { [wise, pointing] };
    let first = way(field, field.open, head.at, kind, first);
    let between = field.open & !first.entered;
    let second = way(field, between, first.end, kind, second);
    Aftermath {
        alive: u32::from(second.end != 0),
        wise_end: if mad_first { second.end } else { first.end },
        mad_end: second.end,
        open: between & !second.entered,
    }
}

/// Whether a player's snakes have a move after which one of them lives. What can live can still live with more
/// squares open.
pub(super) fn can_live(field: &Field, heads: [Option<Head>; 2]) -> bool {
    match heads {
        // If one of two can make a move, it does so as the wise one, first.
        [Some(one), Some(two)] => can_move(field, one) || can_move(field, two),
        [Some(alone), None] | [None, Some(alone)] => can_move_twice(field, alone),
        [None, None] => false,
    }
}

/// Whether a snake lives in some kind of move as the wise one. A dash that it survives starts with such a step.
fn can_move(field: &Field, head: Head) -> bool {
    field.beside(head.at) & field.open != 0 || jump(field, head) != 0
}

/// Where a jump leads; nothing if it kills.
pub(super) fn jump(field: &Field, head: Head) -> Bits {
    way(field, field.open, head.at, Kind::Jump, head.direction).end
}

fn can_move_twice(field: &Field, head: Head) -> bool {
    // Most often there is room: two steps from the head, the first one's square not counted again.
    let steps = field.beside(head.at) & field.open;
    if steps != 0 && field.beside(steps) & field.open & !steps != 0 {
        return true;
    }
    // What is left: two jumps. Three squares ahead are two steps as well.
    Direction::ALL.into_iter().any(|pointing| alone(field, head, Kind::Jump, false, pointing).alive > 0)
}
