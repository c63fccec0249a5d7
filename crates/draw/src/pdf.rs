//! PDF from SVG, with everything as lines and letters: nothing is turned into pixels.

use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::usvg;

use crate::RenderError;
use crate::picture::broken;

/// A PDF with one page for each SVG, each page as large as given, in points. No date is written into it.
pub(crate) fn of_trees(
    pages: impl IntoIterator<Item = Result<(usvg::Tree, [f64; 2]), RenderError>>,
    title: &str,
    language: &str,
) -> Result<Vec<u8>, RenderError> {
    let mut document = Document::new_with(SerializeSettings::default());
    let metadata = Metadata::new().title(title.to_owned()).creator("Tessera".to_owned());
    document.set_metadata(metadata.language(language.to_owned()));
    for page in pages {
        let (tree, [width, height]) = page?;
        let no_size = || broken("a page has no size");
        let size = Size::from_wh(width as f32, height as f32).ok_or_else(no_size)?;
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        surface
            .draw_svg(&tree, size, SvgSettings::default())
            .ok_or_else(|| broken("a page cannot be drawn"))?;
        surface.finish();
        page.finish();
    }
    document.finish().map_err(|error| broken(format!("{error:?}")))
}
