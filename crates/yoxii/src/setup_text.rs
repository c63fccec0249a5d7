//! Position strings. The grammar is that of a [`Setup`]; a [`Position`] is read and written as one. A text is read
//! exactly as it would be printed, or refused.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::{Content, Position, Setup, SetupError, Shape, Square, Value};

/// The text before the number of squares of a small board.
const BOARD: &str = "board=";

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

/// Reads `board=13 ` if it stands here; if not, the board is the standard one. No row begins with these letters.
fn read_shape(reader: &mut Reader, text: &str) -> Result<Shape, TextError> {
    if !text.starts_with(BOARD) {
        return Ok(Shape::Standard);
    }
    reader.expect_text(BOARD, "`board=`")?;
    let at = reader.at();
    let shape = match Shape::with_squares(reader.number("the number of squares", 1, 99)?) {
        Some(Shape::Standard) => Err("the standard board of 37 squares is not written"),
        Some(shape) => Ok(shape),
        None => Err("small boards have 13, 21 or 25 squares"),
    };
    let shape = shape.map_err(|problem| TextError::contradiction(at, problem))?;
    reader.expect(' ', "a space after the number of squares")?;
    Ok(shape)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.shape != Shape::Standard {
            write!(f, "{BOARD}{} ", self.shape.squares().len())?;
        }
        for (number, squares) in self.shape.written_rows().enumerate() {
            f.write_str(if number > 0 { "/" } else { "" })?;
            for square in squares {
                write!(f, "{}", letter(self[square]))?;
            }
        }
        write!(f, " {}", player_letter(self.to_move))
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
                // The player's letter stands behind the space after the board.
                SetupError::ToMove { .. } => end + 1,
                _ => error.square().map_or(end, |square| places[square.index()]),
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
        let shape = read_shape(&mut reader, text)?;
        let setup = Setup { shape, board: [Content::Free; Square::COUNT], to_move: Player::First };
        let mut parsed = Self { setup, places: [0; Square::COUNT], end: 0 };
        for (number, squares) in shape.written_rows().enumerate() {
            if number > 0 {
                reader.expect('/', "'/' after the row")?;
            }
            for square in squares {
                parsed.places[square.index()] = reader.at();
                parsed.setup[square] =
                    reader.choose("a square ('.', 'T', '1' to '4' or 'a' to 'd')", content)?;
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
