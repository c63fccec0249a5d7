//! The games by name.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::table::games;

macro_rules! ids {
    (($d:tt) $(
        $(#[$doc:meta])*
        $game:ident {
            rules: $rules:ident,
            start: [$($value:ident: $start:ty)?],
            own: $own:ident,
            name: $name:literal,
            title: $title:literal,
            designer: $designer:literal,
            players: $players:expr,
        }
    )*) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $($(#[$doc])* $game,)*
        }

        impl GameId {
            /// All games, in the order in which they are listed everywhere.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$game),*];

            /// The name in commands, records and interfaces: `xok`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)*
                }
            }

            /// The title for people: `Slither Stone`.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$game => $title,)*
                }
            }

            /// Who designed it.
            pub const fn designer(self) -> &'static str {
                match self {
                    $(Self::$game => $designer,)*
                }
            }

            /// What the first and the second player are called.
            pub const fn players(self) -> [&'static str; 2] {
                match self {
                    $(Self::$game => $players,)*
                }
            }
        }

        /// Calls a macro with every game and its name: `$call! { Xok: "xok", Yoxii: "yoxii", … }`.
        #[macro_export]
        macro_rules! each_game {
            ($d call:ident) => {
                $d call! { $($game: $name),* }
            };
        }
    };
}

games!(ids);

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

/// A name that no game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = GameId::ALL.map(GameId::name);
        let (last, others) = names.split_last().unwrap_or((&"", &[]));
        write!(f, "the game is one of {} and {last}", others.join(", "))
    }
}

impl Error for UnknownGame {}
