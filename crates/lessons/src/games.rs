//! The data of the games: a new game is one more name in the list.

use tessera_games::GameId;

macro_rules! games {
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

games!(Xok: "xok", Yoxii: "yoxii", Trexo: "trexo", Slither: "slither");
