//! The themes of puzzles.

use std::fmt;
use std::str::FromStr;

use crate::Theme;

macro_rules! themes {
    ($($(#[$doc:meta])* $theme:ident = $name:literal of $game:ident,)*) => {
        /// The theme of a puzzle: each game has its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
        #[serde(into = "&'static str", try_from = "String")]
        pub enum Theme {
            $($(#[$doc])* $theme,)*
        }

        impl Theme {
            /// All themes.
            pub const ALL: &'static [Self] = &[$(Self::$theme,)*];

            /// Its name in files and commands.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$theme => $name,)*
                }
            }

            /// The game that it belongs to.
            pub const fn game(self) -> GameId {
                match self {
                    $(Self::$theme => GameId::$game,)*
                }
            }
        }
    };
}

pub(crate) use themes;

/// A name that no theme has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTheme(String);

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no theme {:?}", self.0)
    }
}

impl std::error::Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name).ok_or_else(|| UnknownTheme(name.into()))
    }
}

impl TryFrom<String> for Theme {
    type Error = UnknownTheme;

    fn try_from(name: String) -> Result<Self, UnknownTheme> {
        name.parse()
    }
}

impl From<Theme> for &'static str {
    fn from(theme: Theme) -> Self {
        theme.name()
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
