//! PDF from SVG, with everything as lines and letters: nothing is turned into pixels. No date is written into it.

use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::usvg;

use crate::RenderError;
use crate::picture::broken;

/// A PDF of one page as large as given, in points.
pub(crate) fn of_picture(tree: &usvg::Tree, size: [f64; 2]) -> Result<Vec<u8>, RenderError> {
    let mut document = Document::new_with(SerializeSettings::default());
    document.set_metadata(metadata("Tessera", "en"));
    let size = page_size(size)?;
    let mut page = document.start_page_with(PageSettings::new(size));
    let mut surface = page.surface();
    draw(&mut surface, tree, size)?;
    surface.finish();
    page.finish();
    finished(document)
}

/// A PDF of sheets, tagged for screen readers by the rules of PDF/UA.
#[cfg(feature = "print")]
pub(crate) fn of_pages(
    pages: &[crate::print::Page],
    title: &str,
    language: &str,
) -> Result<Vec<u8>, RenderError> {
    use krilla::configure::{Accessibility, ConfigurationBuilder};
    use krilla::tagging::{Artifact, ContentTag};

    use crate::tags::{Structure, pieces};

    let rules = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = rules.map_err(|error| broken(format!("{error:?}")))?;
    let mut document =
        Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    document.set_metadata(metadata(title, language));
    let mut structure = Structure::default();
    for (number, sheet) in pages.iter().enumerate() {
        let size = page_size(sheet.size_points())?;
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        for (role, svg) in pieces(sheet.svg(), sheet.parts()) {
            let tree = crate::picture::tree(&svg)?;
            let role = role.filter(|role| !structure.repeats(role));
            let tag = role.map_or(ContentTag::Artifact(Artifact::default()), |_| ContentTag::Other);
            let drawn = surface.start_tagged(tag);
            draw(&mut surface, &tree, size)?;
            surface.end_tagged();
            if let Some(role) = role {
                structure.add(role, drawn, number);
            }
        }
        surface.finish();
        page.finish();
    }
    structure.end_list();
    document.set_outline(structure.outline);
    document.set_tag_tree(structure.tree);
    finished(document)
}

fn metadata(title: &str, language: &str) -> Metadata {
    Metadata::new().title(title.to_owned()).creator("Tessera".to_owned()).language(language.to_owned())
}

fn page_size([width, height]: [f64; 2]) -> Result<Size, RenderError> {
    Size::from_wh(width as f32, height as f32).ok_or_else(|| broken("a page has no size"))
}

fn draw(surface: &mut Surface, tree: &usvg::Tree, size: Size) -> Result<(), RenderError> {
    surface.draw_svg(tree, size, SvgSettings::default()).ok_or_else(|| broken("a page cannot be drawn"))
}

fn finished(document: Document) -> Result<Vec<u8>, RenderError> {
    document.finish().map_err(|error| broken(format!("{error:?}")))
}
