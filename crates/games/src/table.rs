//! The table of the games. A new game is one entry here, its crate in `Cargo.toml`, and how it begins in `start`.

/// Calls the macro `$define` with the table.
///
/// `rules` is the crate of the game. `visit` says how a visitor gets a position: as `itself`, or by a function of
/// `position.rs` that knows a faster type.
macro_rules! games {
    ($define:ident) => {
        $define! {
            ($)
            /// Xok: fish, sharks, and a chain of ten.
            Xok {
                rules: tessera_xok,
                visit: itself,
                name: "xok",
                title: "Xok",
                designer: "Joël and Rafael Escalante",
                players: ["White", "Black"],
            }
            /// Yoxii: one totem, and the stones around it.
            Yoxii {
                rules: tessera_yoxii,
                visit: itself,
                name: "yoxii",
                title: "Yoxii",
                designer: "Jeremy Partinico",
                players: ["White", "Red"],
            }
            /// Trexo: stacked tiles, and five in a line.
            Trexo {
                rules: tessera_trexo,
                visit: trexo_board,
                name: "trexo",
                title: "Trexo",
                designer: "Jan Åke Hansson",
                players: ["X", "O"],
            }
            /// Slither Stone: two snakes each, on paper.
            Slither {
                rules: tessera_slither_stone,
                visit: itself,
                name: "slither",
                title: "Slither Stone",
                designer: "Critical Pawn",
                players: ["Player 1", "Player 2"],
            }
        }
    };
}

pub(crate) use games;

/// The rules of each game.
pub(crate) mod rules {
    pub use {
        tessera_slither_stone as slither_stone, tessera_trexo as trexo, tessera_xok as xok,
        tessera_yoxii as yoxii,
    };
}
