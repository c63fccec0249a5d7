//! Finished sheets: each page as SVG, all of them as one PDF.

use crate::picture::{render, tree};
use crate::tags::Part;
use crate::{RenderError, pdf};

/// Millimetres in an inch.
const INCH: f64 = 25.4;

/// One page.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    svg: String,
    parts: Vec<Part>,
    size_mm: [f64; 2],
}

impl Page {
    pub(crate) const fn new(svg: String, parts: Vec<Part>, size_mm: [f64; 2]) -> Self {
        Self { svg, parts, size_mm }
    }

    /// The page as SVG, in which a unit is a millimetre.
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// What is read of it, in order.
    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Its width and height in points.
    pub(crate) fn size_points(&self) -> [f64; 2] {
        self.size_mm.map(|length| length / INCH * 72.0)
    }

    /// Its width and height in millimetres.
    pub const fn size_mm(&self) -> [f64; 2] {
        self.size_mm
    }

    /// The page as PNG with this resolution, as a preview.
    pub fn png(&self, dots_per_inch: u32) -> Result<Vec<u8>, RenderError> {
        let pixels = self.size_mm.map(|length| length / INCH * f64::from(dots_per_inch));
        render(&tree(&self.svg)?, pixels)?.encode_png().map_err(crate::picture::broken)
    }
}

/// Sheets to print.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheets {
    title: String,
    language: &'static str,
    pages: Vec<Page>,
}

impl Sheets {
    pub(crate) const fn new(title: String, language: &'static str, pages: Vec<Page>) -> Self {
        Self { title, language, pages }
    }

    /// The pages, in order.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// All pages as one PDF, to scale and tagged for screen readers. The same sheets give the same bytes.
    pub fn pdf(&self) -> Result<Vec<u8>, RenderError> {
        pdf::of_pages(&self.pages, &self.title, self.language)
    }
}
