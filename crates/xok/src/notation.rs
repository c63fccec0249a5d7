//! The text forms of actions and cells, written and read.

use std::fmt;
use std::str::FromStr;

use tessera_game::{ActionError, Reader, TextError};

use crate::{Action, Cell, Direction, Illegal, Placement, Shark, SharkKind};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.placement() {
            Placement::TwoFish(one, other) => write!(f, "{one}{other}"),
            Placement::Shark(shark, cell) => write!(f, "{}{cell}{}", shark.kind().letter(), shark.facing()),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError<Illegal>;

    /// Reads an action, whether it is legal anywhere or not.
    fn from_str(text: &str) -> Result<Self, ActionError<Illegal>> {
        let mut reader = Reader::new(text);
        match read_kind(&mut reader)? {
            Some(kind) => {
                let cell = read_cell(&mut reader)?;
                let facing = read_direction(&mut reader)?;
                reader.end()?;
                Ok(Self::shark(Shark::new(kind, facing), cell))
            }
            None => read_two_fish(&mut reader),
        }
    }
}

/// Reads the letter of a shark, if one stands here. `a`, `b` and `c` are rows too: there a digit follows.
fn read_kind(reader: &mut Reader<'_>) -> Result<Option<SharkKind>, TextError> {
    let mut after = reader.clone();
    let first = after.take().map(|letter| letter.to_ascii_uppercase());
    let letter_follows = after.peek().is_some_and(|letter| letter.is_ascii_alphabetic());
    if first.and_then(row_of).is_some() && !letter_follows {
        return Ok(None);
    }
    let kind = first.and_then(SharkKind::from_letter);
    let kind = kind.ok_or_else(|| reader.expected("a shark (S, A, B or C) or a cell"))?;
    reader.take();
    Ok(Some(kind))
}

fn read_two_fish(reader: &mut Reader<'_>) -> Result<Action, ActionError<Illegal>> {
    let one = read_cell(reader)?;
    let at = reader.at();
    let other = read_cell(reader)?;
    reader.end()?;
    if other <= one {
        return Err(TextError::contradiction(at, "the second cell must come after the first").into());
    }
    Action::two_fish(one, other).map_err(ActionError::Illegal)
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let cell = read_cell(&mut reader)?;
        reader.end()?;
        Ok(cell)
    }
}

fn read_cell(reader: &mut Reader<'_>) -> Result<Cell, TextError> {
    let row = reader.choose("a row (a to g)", row_of)?;
    let digit = reader.peek().and_then(|digit| digit.to_digit(10)).unwrap_or(0);
    let cell = Cell::new(row, digit as u8)
        .ok_or_else(|| reader.expected(format!("a number from 1 to {}", Cell::row_length(row))))?;
    reader.take();
    Ok(cell)
}

fn row_of(letter: char) -> Option<u8> {
    (0..Cell::ROWS as u8).find(|&row| letter.to_ascii_lowercase() == char::from(b'a' + row))
}

fn read_direction(reader: &mut Reader<'_>) -> Result<Direction, TextError> {
    let vertical = reader.peek_lower().filter(|letter| matches!(letter, 'n' | 's'));
    if vertical.is_some() {
        reader.take();
    }
    let east = reader.choose("a facing (e, ne, nw, w, sw or se)", |letter| match letter {
        'e' | 'E' => Some(true),
        'w' | 'W' => Some(false),
        _ => None,
    })?;
    Ok(match (vertical, east) {
        (None, true) => Direction::E,
        (None, false) => Direction::W,
        (Some('n'), true) => Direction::Ne,
        (Some('n'), false) => Direction::Nw,
        (Some(_), true) => Direction::Se,
        (Some(_), false) => Direction::Sw,
    })
}
