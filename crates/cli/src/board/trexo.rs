//! Trexo in a terminal: each square shows its top and its level; a stroke joins the visible halves of a tile.

use tessera_draw::Place;
use tessera_games::Player;
use tessera_games::trexo::{Arrow, Half, Position, Square, Symbol};

use super::{Glyph, TerminalBoard, cell, column_letters, line, marked, style};
use crate::output::{FAINT, styled};

impl TerminalBoard for Position {
    fn glyph(&self, place: Place) -> Option<Glyph> {
        glyph(self, Square::new(place.letter(), place.number())?)
    }

    fn diagram(&self, marks: &[String]) -> String {
        let size = self.rules().size();
        let width = position_width(self);
        let mut text = String::new();
        for row in (0..size).rev() {
            let squares = || (0..size).filter_map(move |column| Square::new(column, row));
            let halves =
                squares().map(|square| marked(tile_half(self, square, width), &square.to_string(), marks));
            text += &line(row + 1, halves);
            if row > 0 {
                text += &line("", squares().map(|square| joint(self, square, width)));
            }
        }
        text + &column_letters(size, width)
    }

    fn left(&self, _player: Player) -> Option<String> {
        None
    }

    fn other_half(&self, place: Place) -> Option<Place> {
        let square = Square::new(place.letter(), place.number())?;
        let half = self.half(square).filter(|&half| is_whole(self, square, half))?;
        let other = square.next(half.arrow)?;
        Place::new(other.column(), other.row())
    }
}

/// How wide a square is drawn: room for the symbol, the highest level and the stroke to the next square.
fn position_width(position: &Position) -> usize {
    let size = position.rules().size();
    let highest = Square::all(size).filter_map(|square| position.half(square)).map(|half| half.level).max();
    3 + highest.map_or(1, |level| level.to_string().len())
}

fn glyph(position: &Position, square: Square) -> Option<Glyph> {
    let size = position.rules().size();
    let on_board = square.column() < size && square.row() < size;
    on_board.then(|| match position.half(square) {
        None => Glyph::new(FAINT, "·"),
        Some(half) => Glyph::new(style(half.top.player()), format!("{}{}", letter(half.top), half.level)),
    })
}

fn tile_half(position: &Position, square: Square, width: usize) -> String {
    let Some(half) = position.half(square) else { return cell(FAINT, "·", width) };
    let top = glyph(position, square).map_or_else(String::new, |Glyph { sign, style }| styled(style, sign));
    let joined = half.arrow == Arrow::Right && is_whole(position, square, half);
    let filling = if joined { "─" } else { " " };
    let room = width - 2 - half.level.to_string().len();
    format!(" {top}{}", filling.repeat(room))
}

/// The stroke from a square down to the other half of its tile.
fn joint(position: &Position, square: Square, width: usize) -> String {
    let joined = position
        .half(square)
        .is_some_and(|half| half.arrow == Arrow::Down && is_whole(position, square, half));
    cell(FAINT, if joined { "│" } else { " " }, width)
}

/// Whether the other half of the tile on top of a square is visible too.
fn is_whole(position: &Position, square: Square, half: Half) -> bool {
    let other = square.next(half.arrow).and_then(|other| position.half(other));
    other.is_some_and(|other| other.level == half.level)
}

fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::X => 'X',
        Symbol::O => 'O',
    }
}
