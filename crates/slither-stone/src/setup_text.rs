//! Position strings: `…rows from the top… 1 5,5 -`. The grammar is that of a [`Setup`]; a [`Position`] is read and
//! written as one. Reading is strict; every setup has one text.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::position::FREE_SPACES;
use crate::{Content, Direction, Grid, Position, Setup, SetupError, Snake};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.grid.rows()).rev() {
            for column in 0..self.grid.columns() {
                self.grid.square(column, row).map_or(Ok(()), |square| self[square].fmt(f))?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let done = match (self.has_moved, self.has_walled) {
            (false, false) => "-",
            (true, false) => "m",
            (false, true) => "w",
            (true, true) => "mw",
        };
        let [first, second] = self.supplies;
        write!(f, "{} {first},{second} {done}", self.to_move.index() + 1)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("."),
            Self::Wall => f.write_str("#"),
            Self::FreeSpace => f.write_str("o"),
            Self::Snake { snake, head: None } => write!(f, "{}", snake.letter()),
            Self::Snake { snake, head: Some(direction) } => {
                write!(f, "{}{}", snake.letter().to_ascii_uppercase(), direction.sign())
            }
        }
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
        let Parsed { setup, places, supplies } = Parsed::read(text)?;
        Self::try_from(setup).map_err(|error| {
            let at = match error {
                SetupError::OffTheBoard(square)
                | SetupError::TwoHeads { square, .. }
                | SetupError::NoHead { square, .. } => places[square.index()],
                SetupError::NoSnake => 0,
                SetupError::Supply(_) | SetupError::TooManyFreeSpaces => supplies,
            };
            TextError::contradiction(at, error.to_string())
        })
    }
}

/// A setup, and the places in its text of each square and of the supplies.
struct Parsed {
    setup: Setup,
    places: [usize; Grid::MOST_SQUARES],
    supplies: usize,
}

impl Parsed {
    fn read(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut parsed = read_board(&mut reader)?;
        let setup = &mut parsed.setup;
        reader.expect(' ', "a space or another row")?;
        setup.to_move = reader.choose("the player to move, 1 or 2", |digit| match digit {
            '1' => Some(Player::First),
            '2' => Some(Player::Second),
            _ => None,
        })?;
        reader.expect(' ', "a space")?;
        parsed.supplies = reader.at();
        let most = u32::from(FREE_SPACES);
        let first = reader.number("the supply of player 1", 0, most)?;
        reader.expect(',', "a comma")?;
        let second = reader.number("the supply of player 2", 0, most)?;
        setup.supplies = [first as u8, second as u8];
        reader.expect(' ', "a space")?;
        (setup.has_moved, setup.has_walled) = read_done(&mut reader)?;
        reader.end()?;
        Ok(parsed)
    }
}

/// Reads which parts of the turn are done: snakes moved, wall placed.
fn read_done(reader: &mut Reader) -> Result<(bool, bool), TextError> {
    if reader.accept('-') {
        return Ok((false, false));
    }
    let done = (reader.accept('m'), reader.accept('w'));
    if done == (false, false) { Err(reader.expected("\"-\", \"m\", \"w\" or \"mw\"")) } else { Ok(done) }
}

/// The squares in the order of the text: from the top down, so that their numbers are known only at the end.
struct Rows {
    contents: [Content; Grid::MOST_SQUARES],
    places: [usize; Grid::MOST_SQUARES],
    read: usize,
    columns: usize,
}

fn read_board(reader: &mut Reader) -> Result<Parsed, TextError> {
    let rows = read_rows(reader)?;
    let Some(grid) = Grid::new(rows.columns as u8, (rows.read / rows.columns) as u8) else {
        return Err(TextError::contradiction(reader.at(), "a board has at least 6 rows"));
    };
    let mut parsed = Parsed { setup: Setup::empty(grid), places: [0; Grid::MOST_SQUARES], supplies: 0 };
    for (index, square) in grid.squares_from_the_top().enumerate() {
        parsed.setup[square] = rows.contents[index];
        parsed.places[square.index()] = rows.places[index];
    }
    Ok(parsed)
}

fn read_rows(reader: &mut Reader) -> Result<Rows, TextError> {
    let mut rows = Rows {
        contents: [Content::Empty; Grid::MOST_SQUARES],
        places: [0; Grid::MOST_SQUARES],
        read: 0,
        columns: 0,
    };
    loop {
        let in_row = read_row(reader, &mut rows)?;
        if rows.columns == 0 {
            rows.columns = in_row;
        }
        if rows.columns < usize::from(Grid::LEAST) {
            return Err(TextError::contradiction(reader.at(), "a board has at least 6 columns"));
        }
        if in_row < rows.columns {
            return Err(TextError::contradiction(reader.at(), "the rows are not equally long"));
        }
        if !reader.accept('/') {
            return Ok(rows);
        }
    }
}

/// Reads one row, of which there is at least one square, and says how long it is.
fn read_row(reader: &mut Reader, rows: &mut Rows) -> Result<usize, TextError> {
    let mut in_row = 0;
    loop {
        let place = reader.at();
        let content = read_content(reader)?;
        in_row += 1;
        if rows.columns == 0 && in_row > usize::from(Grid::MOST) {
            return Err(TextError::contradiction(place, "a board has at most 21 columns"));
        }
        if rows.columns != 0 && in_row > rows.columns {
            return Err(TextError::contradiction(place, "the rows are not equally long"));
        }
        if rows.read == Grid::MOST_SQUARES {
            return Err(TextError::contradiction(place, "a board has at most 128 squares"));
        }
        rows.contents[rows.read] = content;
        rows.places[rows.read] = place;
        rows.read += 1;
        if matches!(reader.peek(), Some('/' | ' ') | None) {
            return Ok(in_row);
        }
    }
}

fn read_content(reader: &mut Reader) -> Result<Content, TextError> {
    let content = reader.choose("a square (\".\", \"#\", \"o\" or a snake's letter)", |sign| match sign {
        '.' => Some(Content::Empty),
        '#' => Some(Content::Wall),
        'o' => Some(Content::FreeSpace),
        letter => Snake::from_letter(letter.to_ascii_lowercase()).map(|snake| {
            let head = letter.is_ascii_uppercase().then_some(Direction::North);
            Content::Snake { snake, head }
        }),
    })?;
    match content {
        Content::Snake { snake, head: Some(_) } => {
            let direction = reader
                .choose("the direction of the head (\"^\", \">\", \"v\" or \"<\")", Direction::from_sign)?;
            Ok(Content::Snake { snake, head: Some(direction) })
        }
        content => Ok(content),
    }
}
