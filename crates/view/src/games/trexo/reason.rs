//! What a turn achieves: rows that grow, rows that are broken or blocked, symbols that are covered.

use tessera_game::Position as _;
use tessera_games::trexo::{Action, Position, Square, Symbol};

use super::say;
use crate::Words;
use crate::hint::form::DOES;

/// A row that is worth a word.
const LONG: usize = 3;

const WAYS: [(i8, i8); 4] = [(1, 0), (1, 1), (0, 1), (-1, 1)];

pub(super) fn gains(position: &Position, action: Action, form: &'static str) -> Vec<Words> {
    let (mover, after) = (position.to_move(), position.after(action));
    let (own, enemy) = (Symbol::of(mover), Symbol::of(!mover));
    let square = if own == Symbol::X { action.x } else { action.o };
    let mut gains = Vec::new();
    let [was, is] = [position, &after].map(|position| longest(position, own));
    if is > was && is >= LONG {
        gains.push(say::trexo_hint_row(form, mover, is));
    }
    // What the opponent would spoil otherwise is not worth a word: the turn in question need not have made it.
    if form == DOES {
        gains.extend(spoiled(position, &after, square, enemy));
    }
    gains
}

/// What a turn takes from the opponent: a row that it breaks or blocks with its symbol on a square, or a symbol that it covers.
fn spoiled(position: &Position, after: &Position, square: Square, enemy: Symbol) -> Option<Words> {
    let [was, is] = [position, after].map(|position| longest(position, enemy));
    let blocked = WAYS.into_iter().map(|way| beside(position, square, enemy, way)).max().unwrap_or(0);
    if is < was && was >= LONG {
        Some(say::trexo_hint_breaks(was))
    } else if blocked >= LONG {
        Some(say::trexo_hint_stops(blocked))
    } else {
        (position.top(square) == Some(enemy)).then(|| say::trexo_hint_covers(square.to_string()))
    }
}

/// The next square in a direction.
fn step(square: Square, (right, up): (i8, i8)) -> Option<Square> {
    Square::new(square.column().wrapping_add_signed(right), square.row().wrapping_add_signed(up))
}

/// How many squares in a row show a symbol, from a square in one direction.
fn run(position: &Position, first: Option<Square>, symbol: Symbol, way: (i8, i8)) -> usize {
    let shows = |square: &Square| position.top(*square) == Some(symbol);
    std::iter::successors(first, |&square| step(square, way)).take_while(shows).count()
}

/// The length of the longer row of a symbol that ends beside a square, on one side of it or the other.
fn beside(position: &Position, square: Square, symbol: Symbol, way: (i8, i8)) -> usize {
    let back = (-way.0, -way.1);
    [way, back].map(|way| run(position, step(square, way), symbol, way)).into_iter().max().unwrap_or(0)
}

/// The length of the longest row of a symbol.
pub(super) fn longest(position: &Position, symbol: Symbol) -> usize {
    let squares = Square::all(position.rules().size());
    squares.flat_map(|square| WAYS.map(|way| run(position, Some(square), symbol, way))).max().unwrap_or(0)
}
