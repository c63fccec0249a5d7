//! Position strings. The grammar is that of a [`Setup`]; a [`Position`] is read and written as one. A text is read
//! exactly as it would be printed, or refused.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::board::ROWS;
use crate::{Content, Position, Setup, SetupError, Square, Value};

/// The player's letter at the end of a position's text.
const fn player_letter(player: Player) -> char {
    match player {
        Player::First => 'w',
        Player::Second => 'r',
    }
}

/// The character of a square with this content.
fn letter(content: Content) -> char {
    match content {
        Content::Free => '.',
        Content::Totem => 'T',
        Content::Stone { owner: Player::First, value } => char::from(b'1' + value.index()),
        Content::Stone { owner: Player::Second, value } => char::from(b'a' + value.index()),
    }
}

/// The content that a character stands for.
fn content(character: char) -> Option<Content> {
    let stones =
        Player::BOTH.into_iter().flat_map(|owner| Value::ALL.map(|value| Content::Stone { owner, value }));
    [Content::Free, Content::Totem].into_iter().chain(stones).find(|&content| letter(content) == character)
}

/// The rows as they are written, from the top, with the squares of each from the left.
pub(crate) fn written_rows() -> impl Iterator<Item = (u8, impl Iterator<Item = Square>)> {
    ROWS.into_iter().enumerate().rev().map(|(row, (first, last))| {
        let row = row as u8;
        (row, (first..=last).filter_map(move |column| Square::new(column, row)))
    })
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, squares) in written_rows() {
            for square in squares {
                write!(f, "{}", letter(self[square]))?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", player_letter(self.to_move))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl FromStr for Setup {
    type Err = TextError;

    /// Reads a position string. Only its grammar is checked.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Parsed::read(text)?.setup)
    }
}

impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let Parsed { setup, places, end } = Parsed::read(text)?;
        Self::try_from(setup).map_err(|error| {
            let at = match error {
                SetupError::SecondTotem(square) | SetupError::TooManyStones { square, .. } => {
                    places[square.index()]
                }
                SetupError::NoTotem => end,
                // The player's letter stands behind the space after the board.
                SetupError::ToMove { .. } => end + 1,
            };
            TextError::contradiction(at, error.to_string())
        })
    }
}

/// A setup, the place of each square in its text, and the place where the board ends.
struct Parsed {
    setup: Setup,
    places: [usize; Square::COUNT],
    end: usize,
}

impl Parsed {
    fn read(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut parsed = Self { setup: Setup::default(), places: [0; Square::COUNT], end: 0 };
        for (row, squares) in written_rows() {
            for square in squares {
                parsed.places[square.index()] = reader.at();
                parsed.setup[square] =
                    reader.choose("a square ('.', 'T', '1' to '4' or 'a' to 'd')", content)?;
            }
            if row > 0 {
                reader.expect('/', "'/' after the row")?;
            }
        }
        parsed.end = reader.at();
        reader.expect(' ', "a space after the board")?;
        parsed.setup.to_move = reader.choose("the player to move ('w' or 'r')", |c| {
            Player::BOTH.into_iter().find(|&player| player_letter(player) == c)
        })?;
        reader.end()?;
        Ok(parsed)
    }
}
