//! The embedded font, the only one that PNG and PDF know: the same letters on every machine.

use std::sync::{Arc, OnceLock};

use resvg::usvg;

/// Regular, then bold.
pub(crate) const FILES: [&[u8]; 2] =
    [include_bytes!("../font/NotoSans-Regular.ttf"), include_bytes!("../font/NotoSans-Bold.ttf")];

/// The name under which pictures ask for it.
const FAMILY: &str = "Noto Sans";

fn database() -> Arc<usvg::fontdb::Database> {
    static DATABASE: OnceLock<Arc<usvg::fontdb::Database>> = OnceLock::new();
    let make = || {
        let mut database = usvg::fontdb::Database::new();
        for file in FILES {
            database.load_font_data(file.to_vec());
        }
        Arc::new(database)
    };
    Arc::clone(DATABASE.get_or_init(make))
}

/// How SVG is read: with this font alone.
pub(crate) fn svg_options() -> usvg::Options<'static> {
    usvg::Options { fontdb: database(), font_family: FAMILY.to_owned(), ..usvg::Options::default() }
}
