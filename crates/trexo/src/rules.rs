//! The two parameters of a variant: how many tiles there are, and how large the board is.

use std::error::Error;
use std::fmt;

use tessera_game::{Reader, TextError};

/// The number of tiles in the stock, 1 to 999, and the number of rows and columns of the board, 5 to 12.
///
/// ```
/// use tessera_trexo::Rules;
/// assert_eq!(Rules::default(), Rules::new(60, 10).unwrap());
/// assert_eq!(Rules::of_text("tiles=45 size=8 8/8/8/8/8/8/8/8 X"), Ok(Rules::new(45, 8).unwrap()));
/// assert!(Rules::new(60, 13).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    tiles: u16,
    size: u8,
}

impl Rules {
    /// The most tiles of any variant.
    pub const MOST_TILES: u16 = 999;
    /// The size of the smallest board: a line just fits.
    pub const SMALLEST_SIZE: u8 = 5;
    /// The size of the largest board.
    pub const LARGEST_SIZE: u8 = 12;

    const DEFAULT: Self = Self { tiles: 60, size: 10 };

    /// The variant with these parameters, if there is one.
    pub const fn new(tiles: u16, size: u8) -> Option<Self> {
        if tiles < 1 || tiles > Self::MOST_TILES || size < Self::SMALLEST_SIZE || size > Self::LARGEST_SIZE {
            return None;
        }
        Some(Self { tiles, size })
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

    /// Whether a board of the [`Standard`](crate::Standard) shape has room for the variant. Every variant fits a
    /// [`Large`](crate::Large) one.
    pub const fn fits_standard(self) -> bool {
        crate::Board::<crate::Standard>::has_room_for(self)
    }

    /// The variant of a position string, from its first words. The rest of the text is not read.
    pub fn of_text(text: &str) -> Result<Self, TextError> {
        Self::read(&mut Reader::new(text))
    }

    /// Reads `tiles=45 size=8 ` if it stands here; if not, the variant is the default.
    pub(crate) fn read(reader: &mut Reader) -> Result<Self, TextError> {
        if reader.peek() != Some('t') {
            return Ok(Self::DEFAULT);
        }
        let start = reader.at();
        reader.expect_text("tiles=", "`tiles=`")?;
        let tiles = reader.number("the number of tiles", 1, Self::MOST_TILES.into())? as u16;
        reader.expect_text(" size=", "` size=`")?;
        let (smallest, largest) = (Self::SMALLEST_SIZE.into(), Self::LARGEST_SIZE.into());
        let size = reader.number("the size", smallest, largest)? as u8;
        reader.expect(' ', "a space")?;
        let rules = Self { tiles, size };
        if rules == Self::DEFAULT {
            return Err(TextError::contradiction(start, "the usual 60 tiles and size 10 are not written"));
        }
        Ok(rules)
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
