//! A finished picture: its SVG, and PNG and PDF made from it.

#[cfg(feature = "raster")]
use resvg::{tiny_skia, usvg};

use crate::Theme;
use crate::canvas::Canvas;
use crate::geometry::{Rect, number};
#[cfg(feature = "raster")]
use crate::{RenderError, font};

/// How large a picture is in pixels.
#[cfg(feature = "raster")]
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Size {
    /// Pixels per unit of the SVG, in which a square of the board is 100 wide.
    Scale(f32),
    /// The width in pixels.
    Width(u32),
}

#[cfg(feature = "raster")]
impl Size {
    /// 64 pixels for a square of the board.
    pub const STANDARD: Self = Self::Scale(0.64);
}

/// The largest number of pixels: 256 MB of memory.
#[cfg(feature = "raster")]
const MOST_PIXELS: u64 = 64 << 20;

/// A picture. The same position and options give the same bytes, in each of its forms.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    svg: String,
    width: f64,
    height: f64,
}

impl Picture {
    pub(crate) fn new(canvas: Canvas, theme: Theme, frame: Rect) -> Self {
        let [width, height] = [frame.width, frame.height].map(number);
        let svg = canvas.finish(theme, frame, [&width, &height]);
        Self { svg, width: frame.width, height: frame.height }
    }

    /// The picture as SVG.
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// The picture as owned SVG.
    pub fn into_svg(self) -> String {
        self.svg
    }

    /// Its width and height in the units of the SVG, in which a square of the board is 100 wide.
    pub const fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// The picture as PNG.
    #[cfg(feature = "raster")]
    pub fn png(&self, size: Size) -> Result<Vec<u8>, RenderError> {
        self.pixels(size)?.encode_png().map_err(broken)
    }

    /// The picture as a PDF of one page, as wide as 15 mm for each square of the board.
    #[cfg(feature = "pdf")]
    pub fn pdf(&self) -> Result<Vec<u8>, RenderError> {
        const POINTS: f64 = 15.0 / 25.4 * 72.0 / 100.0;
        crate::pdf::of_picture(&tree(&self.svg)?, [self.width * POINTS, self.height * POINTS])
    }

    #[cfg(feature = "raster")]
    pub(crate) fn pixels(&self, size: Size) -> Result<tiny_skia::Pixmap, RenderError> {
        let scale = match size {
            Size::Scale(scale) => f64::from(scale),
            Size::Width(width) => f64::from(width) / self.width,
        };
        render(&tree(&self.svg)?, [self.width * scale, self.height * scale])
    }
}

/// Renders an SVG with this width and height in pixels, rounded.
#[cfg(feature = "raster")]
pub(crate) fn render(tree: &usvg::Tree, pixels: [f64; 2]) -> Result<tiny_skia::Pixmap, RenderError> {
    // The cast saturates, and the result is then refused.
    #[expect(clippy::cast_sign_loss)]
    let [width, height] = pixels.map(|length| length.round() as u32);
    let refused = RenderError::Size { width, height };
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(refused);
    }
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or(refused)?;
    let scale = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    let transform = tiny_skia::Transform::from_scale(scale.0, scale.1);
    resvg::render(tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Reads SVG that was written here.
#[cfg(feature = "raster")]
pub(crate) fn tree(svg: &str) -> Result<usvg::Tree, RenderError> {
    usvg::Tree::from_str(svg, &font::svg_options()).map_err(broken)
}

#[cfg(feature = "raster")]
pub(crate) fn broken(error: impl std::fmt::Display) -> RenderError {
    RenderError::Broken(error.to_string())
}
