//! Board codes: a spec as a short text that can be said over the phone.
//!
//! The symbols are Crockford's 32: the digits and the letters without I, L, O and U. A code is `S` and the seed
//! for a standard board; for another one `B`, one symbol for the columns less 6, one for the rows less 6, two
//! for the walls, and the seed. The seed has no leading zeros and at least one symbol. The last symbol checks all
//! others. Codes are written in groups of four.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use super::field::check_symbol;
use super::{BoardSpec, SpecError};
use crate::Grid;

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The symbol `S`, as a number.
const STANDARD: u8 = 25;
/// The symbol `B`, as a number.
const OTHER: u8 = 11;
/// `S`, one symbol of a seed, and the check symbol.
const SHORTEST: usize = 3;
/// `B`, size, walls, a seed of seven symbols, and the check symbol.
const LONGEST: usize = 13;
/// A seed of 32 bits.
const LONGEST_SEED: usize = 7;

/// Why a text is not the code of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodeError {
    /// A character that no code has in it.
    WrongSymbol {
        /// How many characters of the text stand before it.
        at: usize,
        /// The character.
        found: char,
    },
    /// Symbols are missing.
    TooShort,
    /// There are symbols too many.
    TooLong,
    /// The check symbol contradicts the others.
    Mistyped,
    /// The check symbol fits, but the code starts with neither `S` nor `B`.
    UnknownKind,
    /// The seed has a leading zero.
    LeadingZero,
    /// The seed is too great.
    SeedTooGreat,
    /// A standard board, named as if it were another one.
    StandardAsOther,
    /// There is no board of that size with that number of walls.
    NoSuchBoard(SpecError),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongSymbol { at, found } => {
                write!(f, "a board code has no {found:?} in it (at character {})", at + 1)
            }
            Self::TooShort => f.write_str("the board code is too short"),
            Self::TooLong => f.write_str("the board code is too long"),
            Self::Mistyped => {
                f.write_str("the last symbol does not fit the others, so the board code was mistyped")
            }
            Self::UnknownKind => f.write_str("a board code starts with \"S\" or \"B\""),
            Self::LeadingZero => f.write_str("the seed in a board code has no leading zero"),
            Self::SeedTooGreat => f.write_str("the seed in a board code is at most 4294967295"),
            Self::StandardAsOther => f.write_str("the code of a standard board starts with \"S\""),
            Self::NoSuchBoard(reason) => write!(f, "there is no board with this code: {reason}"),
        }
    }
}

impl Error for CodeError {}

/// The symbols of a code, as numbers below 32.
struct Symbols {
    list: [u8; LONGEST],
    count: usize,
}

impl Symbols {
    const NONE: Self = Self { list: [0; LONGEST], count: 0 };

    fn push(&mut self, symbol: u8) -> Result<(), CodeError> {
        let place = self.list.get_mut(self.count).ok_or(CodeError::TooLong)?;
        *place = symbol;
        self.count += 1;
        Ok(())
    }

    fn as_slice(&self) -> &[u8] {
        &self.list[..self.count]
    }

    /// The symbols of a text, in which hyphens and spaces do not count.
    fn read(text: &str) -> Result<Self, CodeError> {
        let mut symbols = Self::NONE;
        for (at, found) in text.chars().enumerate().filter(|(_, found)| !matches!(found, '-' | ' ')) {
            symbols.push(symbol(found).ok_or(CodeError::WrongSymbol { at, found })?)?;
        }
        Ok(symbols)
    }
}

/// The number of a symbol, in either case, with the letters that look like digits read as these.
fn symbol(character: char) -> Option<u8> {
    let canonical = match character.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    ALPHABET.iter().position(|&symbol| char::from(symbol) == canonical).map(|place| place as u8)
}

impl BoardSpec {
    /// The symbols of the code. They always fit.
    fn symbols(self) -> Result<Symbols, CodeError> {
        let mut symbols = Symbols::NONE;
        if self.is_standard() {
            symbols.push(STANDARD)?;
        } else {
            symbols.push(OTHER)?;
            symbols.push(self.grid.columns() - Grid::LEAST)?;
            symbols.push(self.grid.rows() - Grid::LEAST)?;
            symbols.push(self.walls / 32)?;
            symbols.push(self.walls % 32)?;
        }
        let digits = (32 - self.seed.leading_zeros()).div_ceil(5).max(1);
        for digit in (0..digits).rev() {
            symbols.push((self.seed >> (5 * digit)) as u8 & 31)?;
        }
        symbols.push(check_symbol(symbols.as_slice()))?;
        Ok(symbols)
    }

    /// The board of another kind than the standard one, from the symbols behind `B`.
    fn from_other(symbols: &[u8]) -> Result<Self, CodeError> {
        let [columns, rows, walls_high, walls_low, seed @ ..] = symbols else {
            return Err(CodeError::TooShort);
        };
        let seed = read_seed(seed)?;
        // A number of walls above 255 is as impossible as 255.
        let walls = u8::try_from(u16::from(*walls_high) * 32 + u16::from(*walls_low)).unwrap_or(u8::MAX);
        let spec = Self::new(columns + Grid::LEAST, rows + Grid::LEAST, walls, seed);
        let spec = spec.map_err(CodeError::NoSuchBoard)?;
        if spec.is_standard() { Err(CodeError::StandardAsOther) } else { Ok(spec) }
    }
}

fn read_seed(symbols: &[u8]) -> Result<u32, CodeError> {
    match symbols {
        [] => Err(CodeError::TooShort),
        [0, _, ..] => Err(CodeError::LeadingZero),
        _ if symbols.len() > LONGEST_SEED => Err(CodeError::SeedTooGreat),
        _ => {
            let seed = symbols.iter().fold(0_u64, |seed, &symbol| seed * 32 + u64::from(symbol));
            u32::try_from(seed).map_err(|_| CodeError::SeedTooGreat)
        }
    }
}

impl fmt::Display for BoardSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols = self.symbols().map_err(|_| fmt::Error)?;
        let mut code = String::with_capacity(LONGEST + LONGEST / 4);
        for (place, &symbol) in symbols.as_slice().iter().enumerate() {
            if place > 0 && place % 4 == 0 {
                code.write_char('-')?;
            }
            code.write_char(char::from(ALPHABET[usize::from(symbol) % ALPHABET.len()]))?;
        }
        f.pad(&code)
    }
}

impl FromStr for BoardSpec {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let symbols = Symbols::read(text)?;
        let Some((&check, rest)) = symbols.as_slice().split_last() else {
            return Err(CodeError::TooShort);
        };
        if symbols.count < SHORTEST {
            return Err(CodeError::TooShort);
        }
        if check_symbol(rest) != check {
            return Err(CodeError::Mistyped);
        }
        match rest {
            [STANDARD, seed @ ..] => Ok(Self::standard(read_seed(seed)?)),
            [OTHER, other @ ..] => Self::from_other(other),
            _ => Err(CodeError::UnknownKind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ALPHABET, OTHER, STANDARD};

    #[test]
    fn the_first_symbols_are_s_and_b() {
        assert_eq!(ALPHABET[usize::from(STANDARD)], b'S');
        assert_eq!(ALPHABET[usize::from(OTHER)], b'B');
    }
}
