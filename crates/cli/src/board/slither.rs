//! Slither Stone in a terminal: a head is the snake's letter with an arrow, the rest of it the same letter, small.

use std::fmt::Write;

use anstyle::Style;
use tessera_games::{GameId, Player};
use tessera_slither_stone::{Content, Direction, Position, Square};

use super::{cell, column_letters, line, padded_name, style};
use crate::output::{FAINT, SHARED, styled};

pub(super) fn draw(position: &Position) -> String {
    let grid = position.grid();
    let mut text = String::new();
    for row in (0..grid.rows()).rev() {
        let squares = (0..grid.columns()).map(|column| square(position, grid.square(column, row)));
        text += &line(row + 1, squares);
    }
    text += &column_letters(grid.columns(), 3);
    text.push('\n');
    for player in Player::BOTH {
        let _ = writeln!(text, "{} {}", padded_name(GameId::Slither, player), holdings(position, player));
    }
    text.push_str(&done(position));
    text
}

fn square(position: &Position, square: Option<Square>) -> String {
    match square.and_then(|square| position.content(square)) {
        None | Some(Content::Empty) => cell(FAINT, "·", 3),
        Some(Content::Wall) => cell(Style::new(), "███", 3),
        Some(Content::FreeSpace) => cell(SHARED, "○", 3),
        Some(Content::Snake { snake, head }) => {
            let letter = snake.letter();
            let sign = head.map_or_else(
                || letter.to_string(),
                |direction| format!("{}{}", letter.to_ascii_uppercase(), arrow(direction)),
            );
            // A head is two signs wide: it starts where the letters of the other squares stand.
            format!(" {}{}", styled(style(snake.owner), &sign), &"  "[sign.chars().count()..])
        }
    }
}

fn arrow(direction: Direction) -> char {
    match direction {
        Direction::North => '↑',
        Direction::East => '→',
        Direction::South => '↓',
        Direction::West => '←',
    }
}

fn holdings(position: &Position, player: Player) -> String {
    let snakes: Vec<String> = position
        .living(player)
        .map(|snake| format!("{} is snake {}", snake.letter().to_ascii_uppercase(), snake.number.digit()))
        .collect();
    let snakes = if snakes.is_empty() { "no living snake".into() } else { snakes.join(", ") };
    format!("{snakes}; free spaces left: {}", position.supply(player))
}

/// What the player to move has done this turn, if anything.
fn done(position: &Position) -> String {
    let done = [(position.has_moved(), "the snakes have moved"), (position.has_walled(), "a wall is placed")];
    let done: Vec<&str> = done.iter().filter(|(done, _)| *done).map(|(_, what)| *what).collect();
    if done.is_empty() { String::new() } else { format!("This turn: {}\n", done.join(", ")) }
}
