//! The shapes of `art/`, embedded when the crate is built: nothing is drawn here that stands there.

/// One file of `art/`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Art {
    path: &'static str,
    text: &'static str,
}

impl std::fmt::Debug for Art {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.path)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Art {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.path)
    }
}

impl Art {
    /// Its path in `art/` without `.svg`: `xok/fish`.
    pub const fn path(self) -> &'static str {
        self.path
    }

    /// The shape with that path, if there is one.
    pub fn of_path(path: &str) -> Option<Self> {
        ALL.iter().copied().find(|art| art.path == path)
    }

    /// The name of its file without `.svg`: `fish`.
    pub fn name(self) -> &'static str {
        self.path.rsplit('/').next().unwrap_or(self.path)
    }

    /// The shape itself: everything from the first `<g` to the last `</g>`.
    pub(crate) fn shape(self) -> &'static str {
        let start = self.text.find("<g").unwrap_or(0);
        let end = self.text.rfind("</g>").map_or(self.text.len(), |end| end + "</g>".len());
        self.text.get(start..end).unwrap_or_default()
    }
}

macro_rules! art {
    ($($name:ident = $folder:literal / $file:literal;)*) => {
        $(#[doc = concat!("`art/", $folder, "/", $file, ".svg`")]
        pub const $name: Art = Art {
            path: concat!($folder, "/", $file),
            text: include_str!(concat!("../../../art/", $folder, "/", $file, ".svg")),
        };)*

        /// Every shape that is used here.
        const ALL: &[Art] = &[$($name),*];
    };
}

art! {
    ARROW_HEAD = "common" / "arrow-head";
    LAST_HEX = "common" / "last-hex";
    LAST_SQUARE = "common" / "last-square";
    LOGO = "common" / "logo";
    SELECT = "common" / "select";
    TAKEN = "common" / "taken";
    TARGET = "common" / "target";

    XOK_BOARD = "xok" / "board";
    XOK_CELL = "xok" / "cell";
    FISH = "xok" / "fish";
    SHARK_S = "xok" / "shark-s";
    SHARK_A = "xok" / "shark-a";
    SHARK_B = "xok" / "shark-b";
    SHARK_C = "xok" / "shark-c";

    YOXII_BOARD = "yoxii" / "board";
    YOXII_CELL = "yoxii" / "cell";
    STONE_1 = "yoxii" / "stone-1";
    STONE_2 = "yoxii" / "stone-2";
    STONE_3 = "yoxii" / "stone-3";
    STONE_4 = "yoxii" / "stone-4";
    TOTEM = "yoxii" / "totem";

    TREXO_CELL = "trexo" / "cell";
    HALF = "trexo" / "half";
    TILE = "trexo" / "tile";
    SIDE = "trexo" / "side";
    STEP = "trexo" / "step";
    BADGE = "trexo" / "badge";
    SIGN_X = "trexo" / "x";
    SIGN_O = "trexo" / "o";

    SLITHER_CELL = "slither" / "cell";
    WALL = "slither" / "wall";
    FREE = "slither" / "free";
    SNAKE_HEAD = "slither" / "snake-head";
    SNAKE_TAIL = "slither" / "snake-tail";
    SNAKE_END = "slither" / "snake-end";
    SNAKE_STRAIGHT = "slither" / "snake-straight";
    SNAKE_CORNER = "slither" / "snake-corner";
    SNAKE_SINGLE = "slither" / "snake-single";
    SNAKE_JUMP = "slither" / "snake-jump";
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_shape_is_one_group_without_ids() {
        for art in ALL {
            let shape = art.shape();
            assert!(shape.starts_with("<g ") && shape.ends_with("</g>"), "{art:?}");
            assert!(!shape.contains(" id="), "{art:?}");
        }
    }
}
