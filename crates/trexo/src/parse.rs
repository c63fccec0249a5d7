//! Reading positions, strictly: a text that is accepted is printed again just so.

use std::str::FromStr;

use tessera_game::{Position as _, Reader, TextError};

use crate::{Arrow, Half, Position, Rules, Shape, Square, Symbol};

/// A half that has been read, and where it stands in the text.
struct Found {
    square: Square,
    half: Half,
    at: usize,
}

impl<S: Shape> FromStr for Position<S> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let rules = Rules::read(&mut reader)?;
        let mut position =
            Self::start(rules).map_err(|error| TextError::contradiction(0, error.to_string()))?;
        let found = read_rows(&mut reader, rules)?;
        for &Found { square, half, .. } in &found {
            position.put(square, half);
        }
        for half in &found {
            position.check_tile_of(half)?;
        }
        position.laid = count_tiles(&found, rules, reader.at())?;
        reader.expect(' ', "a space")?;
        position.read_player(&mut reader)?;
        reader.end()?;
        Ok(position)
    }
}

impl<S: Shape> Position<S> {
    /// Checks that the other half of a tile is where it should be, unless other tiles cover it.
    fn check_tile_of(&self, &Found { square, half, at }: &Found) -> Result<(), TextError> {
        let wrong = |clause: String| Err(TextError::contradiction(at, clause));
        let next = square.next(half.arrow).filter(|next| next.is_on(self.rules.size()));
        let Some(next) = next else {
            return wrong(format!("the tile on {square} reaches over the edge of the board"));
        };
        match self.half(next) {
            Some(other) if other.level > half.level => Ok(()),
            Some(other) if other.level == half.level && other.arrow == half.arrow.opposite() => {
                if other.top == half.top {
                    return wrong(format!("the tile on {square} and {next} shows {} twice", half.top));
                }
                Ok(())
            }
            _ => wrong(format!("the other half of the tile on {square} is not on {next}")),
        }
    }

    /// Reads the player to move, whom the number of tiles laid tells as well.
    fn read_player(&self, reader: &mut Reader) -> Result<(), TextError> {
        let at = reader.at();
        let player = reader.choose("the player to move, X or O", Symbol::from_letter)?.player();
        if player == self.to_move() {
            return Ok(());
        }
        let (laid, next) = (self.laid, Symbol::of(self.to_move()));
        Err(TextError::contradiction(
            at,
            format!("{next} is to move when the number of tiles laid is {laid}"),
        ))
    }
}

/// Reads all rows, from the top down.
fn read_rows(reader: &mut Reader, rules: Rules) -> Result<Vec<Found>, TextError> {
    let mut found = Vec::new();
    for row in (0..rules.size()).rev() {
        read_row(reader, rules, row, &mut found)?;
        if row > 0 {
            reader.expect('/', "a `/`")?;
        }
    }
    Ok(found)
}

fn read_row(reader: &mut Reader, rules: Rules, row: u8, found: &mut Vec<Found>) -> Result<(), TextError> {
    let mut column = 0;
    while column < rules.size() {
        if reader.peek().is_some_and(|c| c.is_ascii_digit()) {
            let room = u32::from(rules.size() - column);
            column += reader.number("the number of empty squares here", 1, room)? as u8;
            continue;
        }
        let at = reader.at();
        let half = read_half(reader, rules)?;
        found.extend(Square::new(column, row).map(|square| Found { square, half, at }));
        column += 1;
    }
    Ok(())
}

/// Reads what lies on a covered square, such as `X1>`.
fn read_half(reader: &mut Reader, rules: Rules) -> Result<Half, TextError> {
    let top = reader.choose("X, O or a number of empty squares", Symbol::from_letter)?;
    let level = reader.number("the level of a square", 1, rules.tiles().into())? as u16;
    let arrow = reader.choose("an arrow, < > ^ or v", Arrow::from_sign)?;
    Ok(Half { top, level, arrow })
}

/// How many tiles have been laid, which the levels tell.
fn count_tiles(found: &[Found], rules: Rules, at: usize) -> Result<u16, TextError> {
    let sum: u32 = found.iter().map(|found| u32::from(found.half.level)).sum();
    if sum % 2 == 1 {
        return Err(TextError::contradiction(at, "the sum of the levels is odd"));
    }
    let (laid, tiles) = (sum / 2, u32::from(rules.tiles()));
    if laid > tiles {
        return Err(TextError::contradiction(
            at,
            format!("{laid} tiles are laid, but there are only {tiles}"),
        ));
    }
    Ok(laid as u16)
}
