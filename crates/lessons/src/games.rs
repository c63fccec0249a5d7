//! The data of the games, in files of their names.

use tessera_games::{GameId, each_game};

macro_rules! texts {
    ($($name:ident: $file:literal),*) => {
        /// The course of a game, as JSON.
        pub(crate) const fn course_text(game: GameId) -> &'static str {
            match game {
                $(GameId::$name => include_str!(concat!("../courses/", $file, ".json")),)*
            }
        }

        /// The rules page of a game, as JSON.
        pub(crate) const fn rules_text(game: GameId) -> &'static str {
            match game {
                $(GameId::$name => include_str!(concat!("../rules/", $file, ".json")),)*
            }
        }
    };
}

each_game!(texts);
