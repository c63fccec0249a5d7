//! A board as plain text, with the signs of its position string.

use tessera_games::AnyPosition;

/// How the position strings of a game write a row.
#[derive(Clone, Copy)]
struct Signs {
    /// Whether a number at the beginning of a cell is that many empty cells.
    counts_empty: bool,
    /// Whether a digit belongs to the letter before it.
    joins_digits: bool,
}

/// The rows of a position string.
fn rows(text: &str) -> Vec<&str> {
    let board = text.split(' ').find(|word| word.contains('/'));
    board.into_iter().flat_map(|board| board.split('/')).collect()
}

const ARROWS: [char; 4] = ['<', '>', '^', 'v'];

fn cells(row: &str, signs: Signs) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    // How many empty cells the number has that is being read.
    let mut counted = 0;
    for sign in row.chars() {
        let letter = cells.last_mut().filter(|cell| cell.as_str() != "." && !cell.ends_with(ARROWS));
        let digit = sign.to_digit(10);
        let joins = ARROWS.contains(&sign) || (digit.is_some() && signs.joins_digits);
        if let Some(cell) = letter.filter(|_| joins) {
            cell.push(sign);
            continue;
        }
        if let Some(digit) = digit.filter(|_| signs.counts_empty) {
            // The digits of a number come one by one: 1 and then 10.
            let count = 10 * counted + digit as usize;
            cells.extend((counted..count).map(|_| String::from(".")));
            counted = count;
        } else {
            cells.push(sign.into());
            counted = 0;
        }
    }
    cells
}

/// The board of a position. Its game begins with the other one, which shows how many cells a row has.
pub(crate) fn ascii(position: &AnyPosition, start: &AnyPosition) -> String {
    let (text, first) = (position.to_string(), start.to_string());
    let counts_empty = !first.contains('.');
    let plain = Signs { counts_empty, joins_digits: counts_empty };
    let lengths = rows(&first).into_iter().map(|row| cells(row, plain).len());
    let lines = rows(&text).into_iter().zip(lengths).map(|(row, length)| {
        let read = cells(row, plain);
        if read.len() == length { read } else { cells(row, Signs { joins_digits: true, ..plain }) }
    });
    let lines: Vec<Vec<String>> = lines.collect();
    let width = lines.iter().flatten().map(String::len).max().unwrap_or_default();
    let longest = lines.iter().map(Vec::len).max().unwrap_or_default();
    let lines = lines.iter().map(|line| {
        let margin = " ".repeat((longest - line.len()) * (width + 1) / 2);
        let cells: Vec<String> = line.iter().map(|cell| format!("{cell:<width$}")).collect();
        format!("{margin}{}", cells.join(" ")).trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}
