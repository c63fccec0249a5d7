//! The table of the games. A new game is one entry here, its module, and its crate in `Cargo.toml`.

mod slither;
mod trexo;
mod xok;
mod yoxii;

pub use slither::{slither_action, slither_id};

/// Calls the macro `$define` with the table.
///
/// `rules` is the crate of the game. `start` is what its `Position::start` is called with, where there is more than one start.
/// `own` is a macro that binds a name to a position as the game's fastest type: [`own_position!`](crate::own_position), or one
/// of the game's module.
macro_rules! games {
    ($define:ident) => {
        $define! {
            ($)
            /// Xok: fish, sharks, and a chain of ten.
            Xok {
                rules: tessera_xok,
                start: [],
                own: own_position,
                name: "xok",
                title: "Xok",
                designer: "Joël and Rafael Escalante",
                players: ["White", "Black"],
            }
            /// Yoxii: one totem, and the stones around it.
            Yoxii {
                rules: tessera_yoxii,
                start: [],
                own: own_position,
                name: "yoxii",
                title: "Yoxii",
                designer: "Jeremy Partinico",
                players: ["White", "Red"],
            }
            /// Trexo: stacked tiles, and five in a line.
            Trexo {
                rules: tessera_trexo,
                start: [rules: tessera_trexo::Rules],
                own: own_trexo_board,
                name: "trexo",
                title: "Trexo",
                designer: "Jan Åke Hansson",
                players: ["X", "O"],
            }
            /// Slither Stone: two snakes each, on paper.
            Slither {
                rules: tessera_slither_stone,
                start: [board: tessera_slither_stone::BoardSpec],
                own: own_position,
                name: "slither",
                title: "Slither Stone",
                designer: "Critical Pawn",
                players: ["Blue", "Orange"],
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

/// Binds a name to a position whose type is the fastest one of its game.
#[doc(hidden)]
#[macro_export]
macro_rules! own_position {
    ($position:expr, $own:ident => $value:expr) => {{
        let $own = $position;
        $value
    }};
}
