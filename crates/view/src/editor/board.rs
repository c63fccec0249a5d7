//! A board that is being edited: the cells of a position string, and what stands before and behind them.

use std::fmt;

use tessera_draw::Place;
use tessera_games::GameId;
use tessera_trexo::Rules;

use crate::{Words, say};

/// A position string in its parts. Each cell is what the string writes for it; an empty one is `.`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) game: GameId,
    /// What stands before the rows: Trexo's variant.
    before: String,
    /// The rows from the top.
    rows: Vec<Vec<String>>,
    /// The words behind the rows; the first is the player to move.
    pub(super) fields: Vec<String>,
}

/// How many cells a row of Xok and of Yoxii has, from the top.
const XOK_ROWS: [usize; 7] = [3, 4, 5, 6, 5, 4, 3];
const YOXII_ROWS: [usize; 7] = [3, 5, 7, 7, 7, 5, 3];

impl Board {
    /// Reads a position string. Only its form counts: whether it makes sense is another question.
    pub(super) fn read(game: GameId, text: &str) -> Result<Self, Words> {
        Self::parse(game, text).ok_or_else(|| say::illegal_position(game.title(), 1))
    }

    fn parse(game: GameId, text: &str) -> Option<Self> {
        let (before, rest) = match text.find(" size=") {
            Some(at) if game == GameId::Trexo => {
                let end = at + 1 + text[at + 1..].find(' ')? + 1;
                text.split_at(end)
            }
            _ => ("", text),
        };
        let mut words = rest.split(' ');
        let rows = words.next()?.split('/').map(|row| cells_of(game, row)).collect::<Option<Vec<_>>>()?;
        let fields: Vec<String> = words.map(str::to_owned).collect();
        let board = Self { game, before: before.to_owned(), rows, fields };
        board.has_form().then_some(board)
    }

    fn has_form(&self) -> bool {
        let lengths: Vec<usize> = self.rows.iter().map(Vec::len).collect();
        let (columns, rows) = (lengths.first().copied().unwrap_or(0), lengths.len());
        let field = |index: usize, known: &[&str]| {
            self.fields.get(index).is_some_and(|field| known.contains(&field.as_str()))
        };
        match self.game {
            GameId::Xok => lengths == XOK_ROWS && self.fields.len() == 1 && field(0, &["w", "b"]),
            GameId::Yoxii => lengths == YOXII_ROWS && self.fields.len() == 1 && field(0, &["w", "r"]),
            GameId::Trexo => {
                let size = self.rules().map_or(0, |rules| usize::from(rules.size()));
                lengths == vec![size; size] && self.fields.len() == 1 && field(0, &["X", "O"])
            }
            GameId::Slither => {
                let fits = u8::try_from(columns).ok().zip(u8::try_from(rows).ok());
                let is_grid = fits
                    .is_some_and(|(columns, rows)| tessera_slither_stone::Grid::new(columns, rows).is_some());
                is_grid
                    && lengths.iter().all(|&length| length == columns)
                    && self.fields.len() == 3
                    && field(0, &["1", "2"])
                    && self.supplies().is_some()
                    && field(2, &["-", "m", "w", "mw"])
            }
        }
    }

    /// Trexo's variant.
    pub(super) fn rules(&self) -> Option<Rules> {
        Rules::of_text(&self.before).ok()
    }

    /// The free spaces that the players of Slither Stone have left.
    pub(super) fn supplies(&self) -> Option<[u8; 2]> {
        let (first, second) = self.fields.get(1)?.split_once(',')?;
        let digit = |text: &str| text.parse::<u8>().ok().filter(|&count| count <= 5 && text.len() == 1);
        Some([digit(first)?, digit(second)?])
    }

    /// Every place of the board.
    pub(super) fn places(&self) -> Vec<Place> {
        let count = self.rows.len();
        let all = (0..count).flat_map(|row| (0..self.rows[row].len()).map(move |index| (row, index)));
        all.filter_map(|(row, index)| {
            let from_below = (count - 1 - row) as u8;
            match self.game {
                GameId::Xok => Place::new(from_below, index as u8),
                GameId::Yoxii => Place::new((index + (7 - self.rows[row].len()) / 2) as u8, from_below),
                _ => Place::new(index as u8, from_below),
            }
        })
        .collect()
    }

    /// The row from the top and the cell in it.
    fn index(&self, place: Place) -> Option<(usize, usize)> {
        let (letter, number) = (usize::from(place.letter()), usize::from(place.number()));
        let (from_below, column) = if self.game == GameId::Xok { (letter, number) } else { (number, letter) };
        let row = self.rows.len().checked_sub(from_below + 1)?;
        let length = self.rows[row].len();
        let first = if self.game == GameId::Yoxii { (7 - length) / 2 } else { 0 };
        let index = column.checked_sub(first)?;
        (index < length).then_some((row, index))
    }

    /// What a cell is written as; `None` off the board.
    pub(super) fn cell(&self, place: Place) -> Option<&str> {
        let (row, index) = self.index(place)?;
        Some(&self.rows[row][index])
    }

    /// Writes something else on a cell.
    pub(super) fn put(&mut self, place: Place, cell: impl Into<String>) {
        if let Some((row, index)) = self.index(place) {
            self.rows[row][index] = cell.into();
        }
    }

    /// How many cells are written like that.
    pub(super) fn count(&self, like: impl Fn(&str) -> bool) -> usize {
        self.rows.iter().flatten().filter(|cell| like(cell)).count()
    }
}

/// The cells of a row, as they are written.
fn cells_of(game: GameId, row: &str) -> Option<Vec<String>> {
    let mut cells = Vec::new();
    let mut rest = row.chars().peekable();
    while let Some(first) = rest.next() {
        let mut cell = first.to_string();
        let mut more = |wanted: fn(char) -> bool, cell: &mut String| {
            let next = rest.next_if(|&next| wanted(next));
            cell.extend(next);
            next.is_some()
        };
        match (game, first) {
            (GameId::Xok, 's' | 'S' | 'a' | 'A' | 'b' | 'B') => {
                more(|c| ('0'..='5').contains(&c), &mut cell).then_some(())?;
            }
            (GameId::Xok, 'c' | 'C') => more(|c| ('0'..='2').contains(&c), &mut cell).then_some(())?,
            (GameId::Xok, '.' | 'F' | 'f')
            | (GameId::Yoxii, '.' | 'T' | '1'..='4' | 'a'..='d')
            | (GameId::Slither, '.' | '#' | 'o' | 'a'..='d') => {}
            (GameId::Slither, 'A'..='D') => more(|c| "^>v<".contains(c), &mut cell).then_some(())?,
            (GameId::Trexo, '1'..='9') => {
                while more(|c| c.is_ascii_digit(), &mut cell) && cell.len() < 3 {}
                let empty: usize = cell.parse().ok()?;
                cells.extend(std::iter::repeat_n(".".to_owned(), empty.min(13)));
                continue;
            }
            (GameId::Trexo, 'X' | 'O') => {
                while cell.len() < 4 && more(|c| c.is_ascii_digit(), &mut cell) {}
                (cell.len() > 1 && more(|c| "^>v<".contains(c), &mut cell)).then_some(())?;
            }
            _ => return None,
        }
        cells.push(cell);
    }
    Some(cells)
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.before)?;
        for (index, row) in self.rows.iter().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            if self.game == GameId::Trexo {
                write_trexo_row(row, f)?;
            } else {
                f.write_str(&row.concat())?;
            }
        }
        write!(f, " {}", self.fields.join(" "))
    }
}

fn write_trexo_row(row: &[String], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for run in row.chunk_by(|one, other| one == "." && other == ".") {
        if run[0] == "." {
            write!(f, "{}", run.len())?;
        } else {
            f.write_str(&run[0])?;
        }
    }
    Ok(())
}
