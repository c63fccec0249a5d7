//! The parameters of a variant: how many tiles there are, how large the board is, and how long a line.

use std::error::Error;
use std::fmt;

use tessera_game::{Reader, TextError};

/// The number of tiles in the stock, 1 to 999, the number of rows and columns of the board, 5 to 12, and the number of
/// equal tops that make a line, 5. Lines of 3 and 4 are for small games, on boards from 3 to 12.
///
/// ```
/// use tessera_trexo::Rules;
/// assert_eq!(Rules::default(), Rules::new(60, 10).unwrap());
/// assert_eq!(Rules::of_text("tiles=45 size=8 8/8/8/8/8/8/8/8 X"), Ok(Rules::new(45, 8).unwrap()));
/// assert!(Rules::new(60, 13).is_none());
/// let small = Rules::with_line(8, 4, 3).unwrap();
/// assert_eq!(Rules::of_text("tiles=8 size=4 line=3 4/4/4/4 X"), Ok(small));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    tiles: u16,
    size: u8,
    line: u8,
}

impl Rules {
    /// The most tiles of any variant.
    pub const MOST_TILES: u16 = 999;
    /// The size of the smallest board for the usual line, which just fits.
    pub const SMALLEST_SIZE: u8 = 5;
    /// The size of the largest board.
    pub const LARGEST_SIZE: u8 = 12;
    /// How many equal tops make a line, unless the variant says less.
    pub const STANDARD_LINE: u8 = 5;
    /// The shortest line of any variant, and the size of the smallest board for a short line.
    pub const SHORTEST_LINE: u8 = 3;

    const DEFAULT: Self = Self { tiles: 60, size: 10, line: Self::STANDARD_LINE };

    /// The variant with these parameters and the usual line, if there is one.
    pub const fn new(tiles: u16, size: u8) -> Option<Self> {
        Self::with_line(tiles, size, Self::STANDARD_LINE)
    }

    /// The variant with these parameters, if there is one.
    pub const fn with_line(tiles: u16, size: u8, line: u8) -> Option<Self> {
        if tiles < 1 || tiles > Self::MOST_TILES || line < Self::SHORTEST_LINE || line > Self::STANDARD_LINE {
            return None;
        }
        if size < Self::smallest_size(line) || size > Self::LARGEST_SIZE {
            return None;
        }
        Some(Self { tiles, size, line })
    }

    /// The size of the smallest board on which lines of this length are played.
    const fn smallest_size(line: u8) -> u8 {
        if line < Self::STANDARD_LINE { Self::SHORTEST_LINE } else { Self::SMALLEST_SIZE }
    }

    /// How many tiles there are in the stock at the start.
    #[inline]
    pub const fn tiles(self) -> u16 {
        self.tiles
    }

    /// How many rows and columns the board has.
    #[inline]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// How many equal tops make a line.
    #[inline]
    pub const fn line(self) -> u8 {
        self.line
    }

    /// Whether a board of the [`Standard`](crate::Standard) shape has room for the variant. Every variant fits a
    /// [`Large`](crate::Large) one.
    pub const fn fits_standard(self) -> bool {
        crate::Board::<crate::Standard>::has_room_for(self)
    }

    /// The variant of a position string, from its first words. The rest of the text is not read.
    pub fn of_text(text: &str) -> Result<Self, TextError> {
        Self::read(&mut Reader::new(text))
    }

    /// Reads `tiles=45 size=8 ` if it stands here, and `line=3 ` after it; if not, the variant is the default.
    pub(crate) fn read(reader: &mut Reader) -> Result<Self, TextError> {
        if reader.peek() != Some('t') {
            return Ok(Self::DEFAULT);
        }
        let start = reader.at();
        reader.expect_text("tiles=", "`tiles=`")?;
        let tiles = reader.number("the number of tiles", 1, Self::MOST_TILES.into())? as u16;
        reader.expect_text(" size=", "` size=`")?;
        let size_at = reader.at();
        let (smallest, largest) = (Self::SHORTEST_LINE.into(), Self::LARGEST_SIZE.into());
        let size = reader.number("the size", smallest, largest)? as u8;
        reader.expect(' ', "a space")?;
        let line = Self::read_line(reader)?;
        let least = Self::smallest_size(line);
        if size < least {
            return Err(TextError::contradiction(size_at, format!("the size is at least {least}")));
        }
        let rules = Self { tiles, size, line };
        if rules == Self::DEFAULT {
            return Err(TextError::contradiction(start, "the usual 60 tiles and size 10 are not written"));
        }
        Ok(rules)
    }

    /// Reads `line=3 ` if it stands here; if not, a line has its usual length.
    fn read_line(reader: &mut Reader) -> Result<u8, TextError> {
        if reader.peek() != Some('l') {
            return Ok(Self::STANDARD_LINE);
        }
        reader.expect_text("line=", "`line=`")?;
        let at = reader.at();
        let (shortest, usual) = (Self::SHORTEST_LINE.into(), Self::STANDARD_LINE.into());
        let line = reader.number("the length of a line", shortest, usual)? as u8;
        if line == Self::STANDARD_LINE {
            return Err(TextError::contradiction(at, "the usual line of 5 is not written"));
        }
        reader.expect(' ', "a space")?;
        Ok(line)
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The error that a variant needs a board of the [`Large`](crate::Large) shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeedsLarge;

impl fmt::Display for NeedsLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board larger than 10 or a stock of more than 63 tiles needs a large position")
    }
}

impl Error for NeedsLarge {}
