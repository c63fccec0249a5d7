//! Slither Stone in a terminal: a head is the snake's letter with an arrow, the rest of it the same letter, small.

use anstyle::Style;
use tessera_draw::Place;
use tessera_games::Player;
use tessera_games::slither_stone::{Content, Direction, Position, Square};

use super::{Glyph, TerminalBoard, cell, column_letters, line, marked};
use crate::output::{BLUE, FAINT, ORANGE, SHARED, styled};

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

    fn left(&self, player: Player) -> Option<String> {
        let snakes: String = self
            .living(player)
            .map(|snake| format!("{}={} ", snake.letter().to_ascii_uppercase(), snake.number.digit()))
            .collect();
        Some(format!("{snakes}○×{}", self.supply(player)))
    }

    fn colour(&self, player: Player) -> Style {
        colour(player)
    }

    fn notes(&self) -> Vec<&'static str> {
        let notes = [(self.has_moved(), "editor-moved"), (self.has_walled(), "editor-walled")];
        notes.into_iter().filter(|(done, _)| *done).map(|(_, message)| message).collect()
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
        Content::Snake { snake, head: None } => Glyph::new(colour(snake.owner), snake.letter()),
        Content::Snake { snake, head: Some(direction) } => {
            let head = format!("{}{}", snake.letter().to_ascii_uppercase(), arrow(direction));
            Glyph::new(colour(snake.owner), head)
        }
    })
}

/// The players are named after these colours.
fn colour(player: Player) -> Style {
    match player {
        Player::First => BLUE,
        Player::Second => ORANGE,
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
