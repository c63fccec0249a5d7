//! The shapes of Trexo, and the classes of its levels.

use tessera_games::trexo::Symbol;

use crate::art::{Art, art};

art! { "trexo":
    TREXO_CELL = "cell";
    HALF = "half";
    TILE = "tile";
    SIDE = "side";
    STEP = "step";
    BADGE = "badge";
    SIGN_X = "x";
    SIGN_O = "o";
}

/// The classes of the levels, which repeat after eight.
const LEVELS: [&str; 8] =
    ["t-level-1", "t-level-2", "t-level-3", "t-level-4", "t-level-5", "t-level-6", "t-level-7", "t-level-8"];

/// The class of a level, counted from 1.
pub fn level_class(level: u16) -> &'static str {
    LEVELS[usize::from(level.saturating_sub(1)) % LEVELS.len()]
}

/// The shape of a sign.
pub const fn sign_art(symbol: Symbol) -> Art {
    match symbol {
        Symbol::X => SIGN_X,
        Symbol::O => SIGN_O,
    }
}
