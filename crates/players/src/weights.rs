//! Weights files: what the features of an evaluation are worth, as plain text.
//!
//! A line that begins with `#` is a comment; the first ones say how the numbers were made. All other lines are whole
//! numbers, in the order in which the game's evaluation uses them. The players read their files when they are compiled,
//! the lab reads and writes such files while it runs.

use std::error::Error;
use std::fmt;

/// Why a text is not a weights file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WeightsError {
    /// A word is not a number from −32 768 to 32 767.
    NotANumber {
        /// The line, from 1.
        line: usize,
        /// The word.
        word: String,
    },
    /// The file has too many or too few numbers for the evaluation.
    WrongCount {
        /// The number of weights that the evaluation has.
        expected: usize,
        /// The number of weights in the file.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANumber { line, word } => {
                write!(f, "line {line}: {word:?} is not a whole number from -32768 to 32767")
            }
            Self::WrongCount { expected, found } => write!(f, "expected {expected} weights, found {found}"),
        }
    }
}

impl Error for WeightsError {}

/// Reads the numbers of a weights file.
pub(crate) fn read(text: &str) -> Result<Vec<i16>, WeightsError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let words = lines.flat_map(|(index, line)| line.split_whitespace().map(move |word| (index + 1, word)));
    words
        .map(|(line, word)| {
            word.parse().map_err(|_| WeightsError::NotANumber { line, word: word.to_owned() })
        })
        .collect()
}

/// Reads exactly `N` numbers at compile time. What [`read`] would refuse does not compile.
pub(crate) const fn parse<const N: usize>(text: &str) -> [i16; N] {
    let bytes = text.as_bytes();
    let mut numbers = [0; N];
    let (mut count, mut at, mut line_start) = (0, 0, true);
    while at < bytes.len() {
        if line_start && bytes[at] == b'#' {
            while at < bytes.len() && bytes[at] != b'\n' {
                at += 1;
            }
        } else if bytes[at] == b'\n' {
            line_start = true;
            at += 1;
        } else if bytes[at] == b' ' {
            line_start = false;
            at += 1;
        } else {
            line_start = false;
            let end = word_end(bytes, at);
            assert!(count < N, "more weights than features");
            numbers[count] = number(bytes, at, end);
            count += 1;
            at = end;
        }
    }
    assert!(count == N, "fewer weights than features");
    numbers
}

const fn word_end(bytes: &[u8], start: usize) -> usize {
    let mut end = start;
    while end < bytes.len() && bytes[end] != b' ' && bytes[end] != b'\n' {
        end += 1;
    }
    end
}

const fn number(bytes: &[u8], start: usize, end: usize) -> i16 {
    let negative = bytes[start] == b'-';
    let mut at = if negative { start + 1 } else { start };
    assert!(at < end, "a sign without a number");
    let mut value = 0_i32;
    while at < end {
        assert!(bytes[at].is_ascii_digit(), "not a number");
        value = value * 10 + (bytes[at] - b'0') as i32;
        assert!(value <= 32_767, "a weight out of range");
        at += 1;
    }
    (if negative { -value } else { value }) as i16
}

/// The numbers from `from` on, as a table.
pub(crate) const fn rows<const WIDTH: usize, const ROWS: usize>(
    numbers: &[i16],
    from: usize,
) -> [[i16; WIDTH]; ROWS] {
    let mut rows = [[0; WIDTH]; ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < WIDTH {
            rows[row][column] = numbers[from + row * WIDTH + column];
            column += 1;
        }
        row += 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::{WeightsError, parse, read, rows};

    #[test]
    fn both_readers_read_alike() {
        const TEXT: &str = "# A comment with 1 number\n1 -2\n\n 3\n# 4\n-32767 0\n";
        const NUMBERS: [i16; 5] = parse(TEXT);
        assert_eq!(read(TEXT).unwrap(), NUMBERS);
        assert_eq!(NUMBERS, [1, -2, 3, -32_767, 0]);
    }

    #[test]
    fn an_error_names_line_and_word() {
        let error = read("# x\n1 2\n3 four").unwrap_err();
        assert_eq!(error, WeightsError::NotANumber { line: 3, word: "four".into() });
        assert!(read("40000").is_err());
    }

    #[test]
    fn rows_are_cut_out_of_the_middle() {
        assert_eq!(rows::<2, 2>(&[9, 1, 2, 3, 4, 9], 1), [[1, 2], [3, 4]]);
    }
}
