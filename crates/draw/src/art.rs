//! The shapes of `art/`, embedded when the crate is built: what has a file there is not drawn in code.

pub use crate::board::player_class;
use crate::games;
pub use crate::games::art::*;

/// One file of `art/`. It holds only the path, so that a program that names shapes but draws none, such as the first
/// module of the page, does not contain their text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Art {
    path: &'static str,
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
    /// A file by its path without `.svg`.
    pub(crate) const fn new(path: &'static str) -> Self {
        Self { path }
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
        let text = files().find(|&(art, _)| art == self).map_or("", |(_, text)| text);
        let start = text.find("<g").unwrap_or(0);
        let end = text.rfind("</g>").map_or(text.len(), |end| end + "</g>".len());
        text.get(start..end).unwrap_or_default()
    }
}

/// A shape and the text of its file.
pub(crate) type File = (Art, &'static str);

/// All files of `art/`.
fn files() -> impl Iterator<Item = File> {
    games::art::FILES.iter().chain([&FILES]).copied().flatten().copied()
}

/// Embeds files of one folder of `art/`.
macro_rules! art {
    ($folder:literal: $($name:ident = $file:literal;)*) => {
        $(#[doc = concat!("`art/", $folder, "/", $file, ".svg`")]
        pub const $name: $crate::art::Art = $crate::art::Art::new(concat!($folder, "/", $file));)*

        /// All of them, with their texts.
        pub(crate) const FILES: &[$crate::art::File] = &[$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/art/", $folder, "/", $file, ".svg")),
        )),*];
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
    use super::files;

    #[test]
    fn every_shape_is_one_group_without_ids() {
        for (art, _) in files() {
            let shape = art.shape();
            assert!(shape.starts_with("<g ") && shape.ends_with("</g>"), "{art:?}");
            assert!(!shape.contains(" id="), "{art:?}");
        }
    }
}
