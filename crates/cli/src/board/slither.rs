//! Slither Stone in a terminal: a head is the snake's letter with an arrow, the rest of it the same letter, small.

use std::fmt::Write;

use anstyle::Style;
use tessera_draw::Place;
use tessera_games::slither_stone::{Content, Direction, Position, Square};
use tessera_games::{GameId, Player};

use super::{Glyph, TerminalBoard, cell, column_letters, line, marked, padded_name, style};
use crate::output::{FAINT, SHARED, styled};

impl TerminalBoard for Position {
    fn glyph(&self, place: Place) -> Option<Glyph> {
        glyph(self, self.grid().square(place.letter(), place.number())?)
    }

    fn diagram(&self, marks: &[String]) -> String {
        let grid = self.grid();
        let mut text = String::new();
        for row in (0..grid.rows()).rev() {
            let squares = (0..grid.columns()).map(|column| {
                let name = format!("{}{}", char::from(b'a' + column), row + 1);
                marked(square(self, grid.square(column, row)), &name, marks)
            });
            text += &line(row + 1, squares);
        }
        text + &column_letters(grid.columns(), 3)
    }

    fn supplies(&self) -> String {
        let mut text = String::new();
        for player in Player::BOTH {
            let _ = writeln!(text, "{} {}", padded_name(GameId::Slither, player), holdings(self, player));
        }
        text.push_str(&done(self));
        text
    }
}

fn square(position: &Position, square: Option<Square>) -> String {
    let Some(Glyph { sign, style }) = square.and_then(|square| glyph(position, square)) else {
        return " ".repeat(3);
    };
    match sign.chars().count() {
        // A head is two signs wide: it starts where the letters of the other squares stand.
        2 => format!(" {}", styled(style, sign)),
        _ => cell(style, &sign, 3),
    }
}

fn glyph(position: &Position, square: Square) -> Option<Glyph> {
    Some(match position.content(square)? {
        Content::Empty => Glyph::new(FAINT, "·"),
        Content::Wall => Glyph::new(Style::new(), "███"),
        Content::FreeSpace => Glyph::new(SHARED, "○"),
        Content::Snake { snake, head: None } => Glyph::new(style(snake.owner), snake.letter()),
        Content::Snake { snake, head: Some(direction) } => {
            let head = format!("{}{}", snake.letter().to_ascii_uppercase(), arrow(direction));
            Glyph::new(style(snake.owner), head)
        }
    })
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
