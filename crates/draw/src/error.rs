//! The errors of this crate.

use std::error::Error;
use std::fmt;

use crate::Place;

/// A mark or an arrow on a place that the board does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OffBoard(pub Place);

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board has no {}, so nothing can be marked there", self.0)
    }
}

impl Error for OffBoard {}

/// Why a picture cannot be made of an SVG.
#[cfg(feature = "raster")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RenderError {
    /// The picture would have no pixels, or too many.
    Size {
        /// The width asked for.
        width: u32,
        /// The height that goes with it.
        height: u32,
    },
    /// There is no frame to show.
    NoFrames,
    /// A library that makes pictures has failed, with this message.
    Broken(String),
}

#[cfg(feature = "raster")]
impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { width, height } => {
                write!(f, "a picture of {width} × {height} pixels is too small or too large to be made")
            }
            Self::NoFrames => f.write_str("there is no position to show"),
            Self::Broken(words) => write!(f, "the picture could not be made: {words}"),
        }
    }
}

#[cfg(feature = "raster")]
impl Error for RenderError {}
