//! Yoxii in a terminal: outlined numbers are White's stones, filled ones Red's.

use std::fmt::Write;

use tessera_games::{GameId, Player};
use tessera_yoxii::{Cell, Content, Position, Value};

use super::{cell, column_letters, line, padded_name, style};
use crate::output::{FAINT, SHARED};

const SIDE: u8 = 7;

pub(super) fn draw(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..SIDE).rev() {
        text += &line(row + 1, (0..SIDE).map(|column| square(position, Cell::new(column, row))));
    }
    text += &column_letters(SIDE, 3);
    text.push('\n');
    for player in Player::BOTH {
        let _ = writeln!(text, "{} {}", padded_name(GameId::Yoxii, player), supply(position, player));
    }
    text
}

fn square(position: &Position, square: Option<Cell>) -> String {
    match square.map(|square| position.content(square)) {
        None => cell(FAINT, " ", 3),
        Some(Content::Free) => cell(FAINT, "·", 3),
        Some(Content::Totem) => cell(SHARED, "▲", 3),
        Some(Content::Stone { owner, value }) => cell(style(owner), &stone(owner, value).to_string(), 3),
    }
}

/// A stone's sign: the shape tells whose it is, so that colour is not the only sign.
fn stone(owner: Player, value: Value) -> char {
    let signs = match owner {
        Player::First => ['①', '②', '③', '④'],
        Player::Second => ['❶', '❷', '❸', '❹'],
    };
    signs[usize::from(value.points()) - 1]
}

fn supply(position: &Position, player: Player) -> String {
    let supply = position.supply(player);
    let stones = Value::ALL.map(|value| format!("{} × {}", stone(player, value), supply.left(value)));
    stones.join("   ")
}
