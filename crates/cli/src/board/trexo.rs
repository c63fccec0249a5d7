//! Trexo in a terminal: each square shows its top and its level; a stroke joins the visible halves of a tile.

use std::fmt::Write;

use tessera_trexo::{Arrow, Half, Position, Shape, Square, Symbol};

use super::{cell, column_letters, line, style};
use crate::output::{FAINT, styled};

pub(super) fn draw<S: Shape>(position: &Position<S>) -> String {
    let size = position.rules().size();
    let width = position_width(position);
    let mut text = String::new();
    for row in (0..size).rev() {
        let squares = || (0..size).filter_map(move |column| Square::new(column, row));
        text += &line(row + 1, squares().map(|square| tile_half(position, square, width)));
        if row > 0 {
            text += &line("", squares().map(|square| joint(position, square, width)));
        }
    }
    text += &column_letters(size, width);
    let _ = writeln!(text, "\nTiles left: {} of {}", position.tiles_left(), position.rules().tiles());
    text
}

/// How wide a square is drawn: room for the symbol, the highest level and the stroke to the next square.
fn position_width<S: Shape>(position: &Position<S>) -> usize {
    let size = position.rules().size();
    let highest = Square::all(size).filter_map(|square| position.half(square)).map(|half| half.level).max();
    3 + highest.map_or(1, |level| level.to_string().len())
}

fn tile_half<S: Shape>(position: &Position<S>, square: Square, width: usize) -> String {
    let Some(half) = position.half(square) else { return cell(FAINT, "·", width) };
    let top = styled(style(half.top.player()), format!("{}{}", letter(half.top), half.level));
    let joined = half.arrow == Arrow::Right && is_whole(position, square, half);
    let filling = if joined { "─" } else { " " };
    let room = width - 2 - half.level.to_string().len();
    format!(" {top}{}", filling.repeat(room))
}

/// The stroke from a square down to the other half of its tile.
fn joint<S: Shape>(position: &Position<S>, square: Square, width: usize) -> String {
    let joined = position
        .half(square)
        .is_some_and(|half| half.arrow == Arrow::Down && is_whole(position, square, half));
    cell(FAINT, if joined { "│" } else { " " }, width)
}

/// Whether the other half of the tile on top of a square is visible too.
fn is_whole<S: Shape>(position: &Position<S>, square: Square, half: Half) -> bool {
    let other = square.next(half.arrow).and_then(|other| position.half(other));
    other.is_some_and(|other| other.level == half.level)
}

fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::X => 'X',
        Symbol::O => 'O',
    }
}
