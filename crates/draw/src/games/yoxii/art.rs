//! The shapes of Yoxii.

use tessera_games::yoxii::Value;

use crate::art::{Art, art};

art! { "yoxii":
    YOXII_BOARD = "board";
    YOXII_CELL = "cell";
    STONE_1 = "stone-1";
    STONE_2 = "stone-2";
    STONE_3 = "stone-3";
    STONE_4 = "stone-4";
    TOTEM = "totem";
}

/// The shape of a stone.
pub const fn stone_art(value: Value) -> Art {
    match value {
        Value::One => STONE_1,
        Value::Two => STONE_2,
        Value::Three => STONE_3,
        Value::Four => STONE_4,
    }
}
