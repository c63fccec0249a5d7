//! The shapes of `art/`, embedded when the crate is built: what has a file there is not drawn in code.

pub use crate::board::player_class;
pub use crate::games::art::*;

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
    /// A file by its path without `.svg`, with its text.
    pub(crate) const fn new(path: &'static str, text: &'static str) -> Self {
        Self { path, text }
    }

    /// Its path in `art/` without `.svg`: `xok/fish`.
    pub const fn path(self) -> &'static str {
        self.path
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

/// Embeds files of one folder of `art/`.
macro_rules! art {
    ($folder:literal: $($name:ident = $file:literal;)*) => {
        $(#[doc = concat!("`art/", $folder, "/", $file, ".svg`")]
        pub const $name: $crate::art::Art = $crate::art::Art::new(
            concat!($folder, "/", $file),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $folder, "/", $file, ".svg")),
        );)*

        /// All of them.
        #[cfg(test)]
        pub(crate) const ALL: &[$crate::art::Art] = &[$($name),*];
    };
}
pub(crate) use art;

art! { "common":
    ARROW_HEAD = "arrow-head";
    LAST_HEX = "last-hex";
    LAST_SQUARE = "last-square";
    LOGO = "logo";
    SELECT = "select";
    TAKEN = "taken";
    TARGET = "target";
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use crate::games::art::SHAPES;

    #[test]
    fn every_shape_is_one_group_without_ids() {
        for art in SHAPES.iter().copied().chain([ALL]).flatten() {
            let shape = art.shape();
            assert!(shape.starts_with("<g ") && shape.ends_with("</g>"), "{art:?}");
            assert!(!shape.contains(" id="), "{art:?}");
        }
    }
}
