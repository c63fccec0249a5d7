//! The text of a position: `…rows from the top… 1 5,5 -`. Reading is strict; every position has one text.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::position::FREE_SPACES;
use crate::{Content, Direction, Grid, Position, Snake, Square, Squares};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.grid.rows()).rev() {
            for column in 0..self.grid.columns() {
                let content = self.grid.square(column, row).and_then(|square| self.content(square));
                content.map_or(Ok(()), |content| content.fmt(f))?;
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

impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut position = read_board(&mut reader)?;
        reader.expect(' ', "a space or another row")?;
        position.to_move = reader.choose("the player to move, 1 or 2", |digit| match digit {
            '1' => Some(Player::First),
            '2' => Some(Player::Second),
            _ => None,
        })?;
        reader.expect(' ', "a space")?;
        position.supplies = read_supplies(&mut reader, &position)?;
        reader.expect(' ', "a space")?;
        (position.has_moved, position.has_walled) = read_done(&mut reader)?;
        reader.end()?;
        Ok(position)
    }
}

fn read_supplies(reader: &mut Reader, position: &Position) -> Result<[u8; 2], TextError> {
    let start = reader.at();
    let most = u32::from(FREE_SPACES);
    let first = reader.number("the supply of player 1", 0, most)?;
    reader.expect(',', "a comma")?;
    let second = reader.number("the supply of player 2", 0, most)?;
    if first + second + position.free_spaces().len() > 2 * most {
        let clause = "free spaces on the board and in the supplies are together at most ten";
        return Err(TextError::contradiction(start, clause));
    }
    Ok([first as u8, second as u8])
}

/// What the player to move has done this turn: moved the snakes, placed a wall.
fn read_done(reader: &mut Reader) -> Result<(bool, bool), TextError> {
    if reader.accept('-') {
        return Ok((false, false));
    }
    let done = (reader.accept('m'), reader.accept('w'));
    if done == (false, false) { Err(reader.expected("\"-\", \"m\", \"w\" or \"mw\"")) } else { Ok(done) }
}

/// The squares as they are read: from the top down, so that their places are known only at the end.
struct Rows {
    contents: [Content; Grid::MOST_SQUARES],
    /// Where in the text each square stands.
    places: [usize; Grid::MOST_SQUARES],
    read: usize,
    columns: usize,
}

fn read_board(reader: &mut Reader) -> Result<Position, TextError> {
    let rows = read_rows(reader)?;
    let row_count = rows.read / rows.columns;
    let Some(grid) = Grid::new(rows.columns as u8, row_count as u8) else {
        return Err(TextError::contradiction(reader.at(), "a board has at least 6 rows"));
    };
    let mut board = Board { position: Position::bare(grid, Squares::NONE), headed: [false; 4] };
    // Where the text shows the first square of each snake.
    let mut first_shown = [None; 4];
    for index in 0..rows.read {
        let (row, column) = (row_count - 1 - index / rows.columns, index % rows.columns);
        if let Some(square) = grid.square(column as u8, row as u8) {
            board.put(square, rows.contents[index], rows.places[index])?;
        }
        if let Content::Snake { snake, .. } = rows.contents[index] {
            first_shown[snake.index()].get_or_insert(rows.places[index]);
        }
    }
    board.finished(first_shown)
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

/// A board that is being set up.
struct Board {
    position: Position,
    /// Which snakes have shown their heads.
    headed: [bool; 4],
}

impl Board {
    fn put(&mut self, square: Square, content: Content, place: usize) -> Result<(), TextError> {
        let position = &mut self.position;
        match content {
            Content::Empty => {}
            Content::Wall => position.walls |= Squares::of(square),
            Content::FreeSpace => position.free_spaces |= Squares::of(square),
            Content::Snake { snake, head: None } => position.bodies[snake.index()] |= Squares::of(square),
            Content::Snake { snake, head: Some(direction) } => {
                if self.headed[snake.index()] {
                    let clause = format!("snake {} has two heads", snake.letter());
                    return Err(TextError::contradiction(place, clause));
                }
                self.headed[snake.index()] = true;
                position.put_snake(snake, square, direction);
            }
        }
        Ok(())
    }

    fn finished(self, first_shown: [Option<usize>; 4]) -> Result<Position, TextError> {
        let position = self.position;
        for snake in Snake::ALL {
            if position.is_living(snake) && !self.headed[snake.index()] {
                let clause = format!("snake {} has no head", snake.letter());
                return Err(TextError::contradiction(first_shown[snake.index()].unwrap_or(0), clause));
            }
        }
        if position.all_bodies().is_empty() {
            return Err(TextError::contradiction(0, "no snake is living"));
        }
        Ok(position)
    }
}
