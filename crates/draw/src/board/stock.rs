//! What is drawn beside the board: rows of pieces that the players have left.

use crate::art::Art;
use crate::canvas::{Anchor, Canvas, Lettering};
use crate::geometry::{Point, Pose};

/// A piece of a row: its shape, its classes, and how far it lies to the right of the row's point.
type Piece = (Art, Vec<&'static str>, f64);

/// One kind of thing, and how many are left.
pub(crate) struct Row {
    pieces: Vec<Piece>,
    count: Option<usize>,
}

impl Row {
    /// So many of that piece.
    pub(crate) fn counted(art: Art, classes: &[&'static str], count: usize) -> Self {
        Self { pieces: vec![(art, classes.to_vec(), 0.0)], count: Some(count) }
    }

    /// That piece, without a number.
    pub(crate) fn uncounted(art: Art, classes: &[&'static str]) -> Self {
        Self { pieces: vec![(art, classes.to_vec(), 0.0)], count: None }
    }

    /// The row with more pieces laid over or beside the first.
    pub(crate) fn with_pieces(mut self, pieces: impl IntoIterator<Item = Piece>) -> Self {
        self.pieces.extend(pieces);
        self
    }

    /// How far rows are apart.
    pub(crate) const HEIGHT: f64 = 66.0;

    /// How wide the column of rows is.
    pub(crate) const WIDTH: f64 = 245.0;

    /// By how much smaller than on the board the pieces are drawn.
    const SCALE: f64 = 0.66;

    /// Draws the row, its left end at the point. What there is none of is drawn pale.
    pub(crate) fn draw(&self, canvas: &mut Canvas, at: Point, class: &str) {
        let is_none = self.count == Some(0);
        let leftmost = self.pieces.iter().map(|&(_, _, x)| x).fold(0.0, f64::min);
        let rightmost = self.pieces.iter().map(|&(_, _, x)| x).fold(0.0, f64::max);
        let first = at.by(60.0 - leftmost * Self::SCALE, 0.0);
        let pale = if is_none { r#" opacity="0.3""# } else { "" };
        canvas.group(&format!(r#"class="{class}"{pale}"#), |canvas| {
            for (art, classes, x) in &self.pieces {
                canvas.lay(*art, classes, Pose::at(first.by(x * Self::SCALE, 0.0)).scaled(Self::SCALE));
            }
        });
        if let Some(count) = self.count {
            let lettering = Lettering { anchor: Anchor::Start, ..Lettering::label("t-label", 32.0) };
            let text = first.by((rightmost + 62.0) * Self::SCALE, 0.0);
            canvas.centred(text, &format!("×{count}"), lettering);
        }
    }
}
