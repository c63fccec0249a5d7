//! Yoxii in a terminal: outlined numbers are White's stones, filled ones Red's.

use tessera_draw::Place;
use tessera_games::Player;
use tessera_games::yoxii::{Content, Position, Square, Value};

use super::{Glyph, TerminalBoard, column_letters, line, marked, style};
use crate::output::{FAINT, SHARED};

const SIDE: u8 = 7;

impl TerminalBoard for Position {
    fn glyph(&self, place: Place) -> Option<Glyph> {
        square_at(self, place.letter(), place.number()).map(|square| glyph(self, square))
    }

    fn diagram(&self, marks: &[String]) -> String {
        let mut text = String::new();
        for row in (0..SIDE).rev() {
            text += &line(row + 1, (0..SIDE).map(|column| square(self, square_at(self, column, row), marks)));
        }
        text + &column_letters(SIDE, 3)
    }

    fn left(&self, player: Player) -> Option<String> {
        let supply = self.supply(player);
        let stones = Value::ALL.map(|value| format!("{}×{}", stone(player, value), supply.left(value)));
        Some(stones.join(" "))
    }
}

/// The square in a column and a row, if the board has it.
fn square_at(position: &Position, column: u8, row: u8) -> Option<Square> {
    Square::new(column, row).filter(|&square| position.shape().has(square))
}

fn square(position: &Position, square: Option<Square>, marks: &[String]) -> String {
    let Some(square) = square else { return " ".repeat(3) };
    marked(glyph(position, square).centred(3), &square.to_string(), marks)
}

fn glyph(position: &Position, square: Square) -> Glyph {
    match position.content(square) {
        Content::Free => Glyph::new(FAINT, "·"),
        Content::Totem => Glyph::new(SHARED, "▲"),
        Content::Stone { owner, value } => Glyph::new(style(owner), stone(owner, value)),
    }
}

/// A stone's sign. The owner can be seen by the shape, not only by the colour.
fn stone(owner: Player, value: Value) -> char {
    let signs = match owner {
        Player::First => ['①', '②', '③', '④'],
        Player::Second => ['❶', '❷', '❸', '❹'],
    };
    signs[usize::from(value.points()) - 1]
}
