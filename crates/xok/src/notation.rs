//! The text forms of positions and actions, written and read.

use std::fmt;
use std::str::FromStr;

use tessera_game::{ActionError, Player, Reader, TextError};

use crate::{Action, Cell, Direction, Illegal, Piece, Placement, Position, Shark, SharkKind};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in rows_from_the_top() {
            for cell in Cell::of_row(row) {
                write_contents(self.piece(cell), f)?;
            }
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        f.write_str(if self.to_move == Player::First { "w" } else { "b" })
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

fn rows_from_the_top() -> impl Iterator<Item = u8> {
    (0..Cell::ROWS as u8).rev()
}

fn write_contents(contents: Option<(Player, Piece)>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some((owner, piece)) = contents else { return f.write_str(".") };
    let cased = |letter: char| if owner == Player::First { letter } else { letter.to_ascii_lowercase() };
    match piece {
        Piece::Fish => write!(f, "{}", cased('F')),
        Piece::Shark(shark) => write!(f, "{}{}", cased(shark.kind().letter()), shark.facing().index()),
    }
}

impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut position = Self::start();
        for row in rows_from_the_top() {
            for cell in Cell::of_row(row) {
                read_contents(&mut reader, &mut position, cell)?;
            }
            if row > 0 {
                reader.expect('/', "a slash")?;
            }
        }
        reader.expect(' ', "a space")?;
        position.to_move = reader.choose("the player to move (w or b)", |letter| match letter {
            'w' => Some(Player::First),
            'b' => Some(Player::Second),
            _ => None,
        })?;
        reader.end()?;
        Ok(position)
    }
}

fn read_contents(reader: &mut Reader<'_>, position: &mut Position, cell: Cell) -> Result<(), TextError> {
    if reader.accept('.') {
        return Ok(());
    }
    let at = reader.at();
    let (owner, kind) = reader.choose("a cell (a dot, a fish or a shark)", |letter| {
        let owner = if letter.is_ascii_uppercase() { Player::First } else { Player::Second };
        match letter.to_ascii_uppercase() {
            'F' => Some((owner, None)),
            upper => SharkKind::from_letter(upper).map(|kind| (owner, Some(kind))),
        }
    })?;
    let left = match kind {
        None => position.fish_left(owner),
        Some(kind) => position.sharks_left(owner, kind),
    };
    if left == 0 {
        return Err(TextError::contradiction(at, surplus(owner, kind)));
    }
    match kind {
        None => position.fish[owner.index()] |= cell.into(),
        Some(kind) => {
            position.sharks[owner.index()] |= cell.into();
            position.rosters[owner.index()].put(read_shark(reader, kind)?, cell);
        }
    }
    Ok(())
}

/// Reads the digit of a shark's facing.
fn read_shark(reader: &mut Reader<'_>, kind: SharkKind) -> Result<Shark, TextError> {
    let facings = kind.facings();
    let digit = reader.peek().and_then(|digit| digit.to_digit(10)).unwrap_or(u32::MAX);
    let facing = facings
        .get(digit as usize)
        .ok_or_else(|| reader.expected(format!("a facing from 0 to {}", facings.len() - 1)))?;
    reader.take();
    Ok(Shark::new(kind, *facing))
}

/// The clause that says that a player has too many of a piece.
fn surplus(owner: Player, kind: Option<SharkKind>) -> String {
    let owner = if owner == Player::First { "White" } else { "Black" };
    match kind {
        None => format!("{owner} has only {} fish", Position::FISH),
        Some(kind) if kind.count() == 1 => format!("{owner} has only one {kind}"),
        Some(kind) => format!("{owner} has only {} {kind}s", kind.count()),
    }
}

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
