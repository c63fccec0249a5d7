//! Position strings. The grammar is that of a [`Setup`]; a [`Position`] is read and written as one.

use std::fmt;
use std::str::FromStr;

use tessera_game::{Player, Reader, TextError};

use crate::{Cell, Piece, Position, Rules, Setup, Shape, Shark, SharkKind};

/// The text before the number of cells of a variant.
const BOARD: &str = "board=";

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rules != Rules::default() {
            write!(f, "{BOARD}{} chain={} ", self.rules.shape().cells().len(), self.rules.chain())?;
        }
        for (number, cells) in self.rules.shape().rows_from_the_top().enumerate() {
            f.write_str(if number > 0 { "/" } else { "" })?;
            for cell in cells {
                write_piece(self[cell], f)?;
            }
        }
        f.write_str(if self.to_move == Player::First { " w" } else { " b" })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

fn write_piece(piece: Option<(Player, Piece)>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some((owner, piece)) = piece else { return f.write_str(".") };
    let cased = |letter: char| if owner == Player::First { letter } else { letter.to_ascii_lowercase() };
    match piece {
        Piece::Fish => write!(f, "{}", cased('F')),
        Piece::Shark(shark) => write!(f, "{}{}", cased(shark.kind().letter()), shark.facing().index()),
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
        let Parsed { setup, places } = Parsed::read(text)?;
        Self::try_from(setup)
            .map_err(|error| TextError::contradiction(places[error.cell().index()], error.to_string()))
    }
}

/// A setup, and the place of each cell in its text.
struct Parsed {
    setup: Setup,
    places: [usize; Cell::COUNT],
}

impl Parsed {
    fn read(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let rules = read_rules(&mut reader, text)?;
        let mut parsed = Self { setup: Setup::empty(rules), places: [0; Cell::COUNT] };
        for (number, cells) in rules.shape().rows_from_the_top().enumerate() {
            if number > 0 {
                reader.expect('/', "a slash")?;
            }
            for cell in cells {
                parsed.places[cell.index()] = reader.at();
                parsed.setup[cell] = read_piece(&mut reader)?;
            }
        }
        reader.expect(' ', "a space")?;
        parsed.setup.to_move = reader.choose("the player to move (w or b)", |letter| match letter {
            'w' => Some(Player::First),
            'b' => Some(Player::Second),
            _ => None,
        })?;
        reader.end()?;
        Ok(parsed)
    }
}

/// Reads `board=12 chain=4 ` if it stands here; if not, the variant is the usual one. No row begins with these letters.
fn read_rules(reader: &mut Reader<'_>, text: &str) -> Result<Rules, TextError> {
    if !text.starts_with(BOARD) {
        return Ok(Rules::default());
    }
    let start = reader.at();
    reader.expect_text(BOARD, "`board=`")?;
    let at = reader.at();
    let shape = Shape::with_cells(reader.number("the number of cells", 1, 99)? as usize)
        .ok_or_else(|| TextError::contradiction(at, "boards have 12, 14, 19 or 30 cells"))?;
    reader.expect_text(" chain=", "` chain=`")?;
    let (shortest, usual) = (Rules::SHORTEST_CHAIN as u32, Rules::STANDARD_CHAIN as u32);
    let chain = reader.number("the size of a chain", shortest, usual)? as usize;
    reader.expect(' ', "a space")?;
    Rules::new(shape, chain).filter(|&rules| rules != Rules::default()).ok_or_else(|| {
        TextError::contradiction(start, "the usual board of 30 cells and chain of 10 are not written")
    })
}

fn read_piece(reader: &mut Reader<'_>) -> Result<Option<(Player, Piece)>, TextError> {
    if reader.accept('.') {
        return Ok(None);
    }
    let (owner, kind) = reader.choose("a cell (a dot, a fish or a shark)", |letter| {
        let owner = if letter.is_ascii_uppercase() { Player::First } else { Player::Second };
        match letter.to_ascii_uppercase() {
            'F' => Some((owner, None)),
            upper => SharkKind::from_letter(upper).map(|kind| (owner, Some(kind))),
        }
    })?;
    let piece = match kind {
        None => Piece::Fish,
        Some(kind) => Piece::Shark(read_shark(reader, kind)?),
    };
    Ok(Some((owner, piece)))
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
