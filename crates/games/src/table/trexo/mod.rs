//! Trexo: its numbers, and its boards, which are faster than a position that has room for every variant.

mod ids;
mod planes;

use tessera_trexo::{Board, Large, Standard};

use crate::action::any_game;

any_game!(Trexo, Board<Standard>);
any_game!(Trexo, Board<Large>);

/// Binds a name to the board of a position.
#[doc(hidden)]
#[macro_export]
macro_rules! own_trexo_board {
    ($position:expr, $own:ident => $value:expr) => {
        $crate::trexo::with_board!($position, $own => $value)
    };
}
