//! The shapes of Xok.

use tessera_games::xok::SharkKind;

use crate::art::{Art, art};

art! { "xok":
    XOK_BOARD = "board";
    XOK_CELL = "cell";
    FISH = "fish";
    SHARK_S = "shark-s";
    SHARK_A = "shark-a";
    SHARK_B = "shark-b";
    SHARK_C = "shark-c";
}

/// The shape of a shark.
pub const fn shark_art(kind: SharkKind) -> Art {
    match kind {
        SharkKind::Small => SHARK_S,
        SharkKind::Big60 => SHARK_A,
        SharkKind::Big120 => SHARK_B,
        SharkKind::Big180 => SHARK_C,
    }
}
