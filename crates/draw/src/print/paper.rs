//! The papers that are printed on.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name in commands: `a4`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Its width and height in portrait, in mm.
    pub const fn size_mm(self) -> [f64; 2] {
        match self {
            Self::A4 => [210.0, 297.0],
            Self::Letter => [215.9, 279.4],
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Self, UnknownPaper> {
        Self::ALL.into_iter().find(|paper| paper.name() == name).ok_or(UnknownPaper)
    }
}

/// A name that is neither paper's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPaper;

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the paper is a4 or letter")
    }
}

impl Error for UnknownPaper {}
