//! The text of a position, and the letters that it is made of.

use std::fmt;

use tessera_game::Player;

use crate::board::ROWS;
use crate::{Cell, Content, Position, Value};

/// The player's letter at the end of a position's text.
pub(crate) const fn player_letter(player: Player) -> char {
    match player {
        Player::First => 'w',
        Player::Second => 'r',
    }
}

/// The character of a square with this content.
pub(crate) fn letter(content: Content) -> char {
    match content {
        Content::Free => '.',
        Content::Totem => 'T',
        Content::Stone { owner: Player::First, value } => char::from(b'1' + value.index()),
        Content::Stone { owner: Player::Second, value } => char::from(b'a' + value.index()),
    }
}

/// The content that a character stands for.
pub(crate) fn content(character: char) -> Option<Content> {
    let stones =
        Player::BOTH.into_iter().flat_map(|owner| Value::ALL.map(|value| Content::Stone { owner, value }));
    [Content::Free, Content::Totem].into_iter().chain(stones).find(|&content| letter(content) == character)
}

/// The rows as they are written, from the top, with the squares of each from the left.
pub(crate) fn written_rows() -> impl Iterator<Item = (u8, impl Iterator<Item = Cell>)> {
    ROWS.into_iter().enumerate().rev().map(|(row, (first, last))| {
        let row = row as u8;
        (row, (first..=last).filter_map(move |column| Cell::new(column, row)))
    })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, cells) in written_rows() {
            for cell in cells {
                write!(f, "{}", letter(self.content(cell)))?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", player_letter(self.to_move))
    }
}
