//! Xok in a terminal: ◇ and ◆ are fish, a shark is its letter (White's in capitals) with an arrow for each mouth.

use tessera_draw::Place;
use tessera_games::Player;
use tessera_games::xok::{Cell, Direction, Piece, Position, SharkKind};

use super::{Glyph, TerminalBoard, line, marked, style};
use crate::output::FAINT;

/// How wide a cell is drawn; half of it is how far one row is shifted against the next.
const WIDTH: usize = 6;

impl TerminalBoard for Position {
    fn glyph(&self, place: Place) -> Option<Glyph> {
        let cell = Cell::new(place.letter(), place.number() + 1);
        cell.filter(|&cell| self.rules().shape().has(cell)).map(|cell| glyph(self, cell))
    }

    fn diagram(&self, marks: &[String]) -> String {
        let rows = Cell::ROWS as u8;
        let widest = (0..rows).map(Cell::row_length).max().unwrap_or_default();
        let mut text = String::new();
        for row in (0..rows).rev() {
            let length = Cell::row_length(row);
            let margin = " ".repeat(usize::from(widest - length) * WIDTH / 2);
            let cells = Cell::of_row(row).map(|cell| {
                if !self.rules().shape().has(cell) {
                    return " ".repeat(WIDTH);
                }
                marked(glyph(self, cell).centred(WIDTH), &cell.to_string(), marks)
            });
            text += &line(char::from(b'a' + row), std::iter::once(margin).chain(cells));
        }
        text
    }

    fn left(&self, player: Player) -> Option<String> {
        let sharks = SharkKind::ALL
            .map(|kind| format!(" {}×{}", letter(player, kind), self.sharks_left(player, kind)))
            .concat();
        Some(format!("{}×{}{sharks}", fish(player), self.fish_left(player)))
    }
}

fn glyph(position: &Position, place: Cell) -> Glyph {
    let Some((owner, piece)) = position.piece(place) else {
        return Glyph::new(FAINT, format!("·{}", place.number()));
    };
    let sign = match piece {
        Piece::Fish => fish(owner).to_string(),
        Piece::Shark(shark) => {
            let arrows: String = shark.mouths().map(arrow).collect();
            format!("{}{arrows}", letter(owner, shark.kind()))
        }
    };
    Glyph::new(style(owner), sign)
}

fn fish(owner: Player) -> char {
    match owner {
        Player::First => '◇',
        Player::Second => '◆',
    }
}

fn letter(owner: Player, kind: SharkKind) -> char {
    match owner {
        Player::First => kind.letter(),
        Player::Second => kind.letter().to_ascii_lowercase(),
    }
}

fn arrow(direction: Direction) -> char {
    match direction {
        Direction::E => '→',
        Direction::Ne => '↗',
        Direction::Nw => '↖',
        Direction::W => '←',
        Direction::Sw => '↙',
        Direction::Se => '↘',
    }
}
