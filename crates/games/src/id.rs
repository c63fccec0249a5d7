//! The four games by name.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// One of the four games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Xok: fish, sharks, and a chain of ten.
    Xok,
    /// Yoxii: one totem, and the stones around it.
    Yoxii,
    /// Trexo: stacked tiles, and five in a line.
    Trexo,
    /// Slither Stone: two snakes each, on paper.
    Slither,
}

impl GameId {
    /// All games, in the order in which they are listed everywhere.
    pub const ALL: [Self; 4] = [Self::Xok, Self::Yoxii, Self::Trexo, Self::Slither];

    /// The name in commands, records and interfaces: `xok`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xok => "xok",
            Self::Yoxii => "yoxii",
            Self::Trexo => "trexo",
            Self::Slither => "slither",
        }
    }

    /// The title for people: `Slither Stone`.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Xok => "Xok",
            Self::Yoxii => "Yoxii",
            Self::Trexo => "Trexo",
            Self::Slither => "Slither Stone",
        }
    }

    /// Who designed it.
    pub const fn designer(self) -> &'static str {
        match self {
            Self::Xok => "Joël and Rafael Escalante",
            Self::Yoxii => "Jeremy Partinico",
            Self::Trexo => "Jan Åke Hansson",
            Self::Slither => "Critical Pawn",
        }
    }

    /// What the first and the second player are called.
    pub const fn players(self) -> [&'static str; 2] {
        match self {
            Self::Xok => ["White", "Black"],
            Self::Yoxii => ["White", "Red"],
            Self::Trexo => ["X", "O"],
            Self::Slither => ["Player 1", "Player 2"],
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or(UnknownGame)
    }
}

/// A name that is none of the four games'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is one of xok, yoxii, trexo and slither")
    }
}

impl Error for UnknownGame {}
