//! What is drawn beside the board: rows of pieces that the players have left.

use tessera_game::Player;

use super::player_word;
use crate::art::Art;
use crate::canvas::{Anchor, Canvas, Lettering};
use crate::geometry::{Point, Pose};
use crate::{Shape, Stock};

/// How far rows are apart.
pub(crate) const ROW_HEIGHT: f64 = 66.0;

/// How wide the column of rows is.
pub(crate) const ROW_WIDTH: f64 = 245.0;

/// By how much smaller than on the board the pieces are drawn.
const SCALE: f64 = 0.66;

impl Stock {
    /// A player's pieces of one kind, counted.
    pub(crate) fn counted(player: Player, art: Art, classes: &[&'static str], count: usize) -> Self {
        Self { count: Some(count), ..Self::uncounted(player, art.name(), art, classes) }
    }

    /// A player's piece, without a number.
    pub(crate) fn uncounted(player: Player, name: &str, art: Art, classes: &[&'static str]) -> Self {
        let key = format!("{}-{name}", player_word(player));
        let shape = Shape::art(key.clone(), art, classes, Point::default());
        Self { key, player: Some(player), shapes: vec![shape], count: None }
    }

    /// Draws the row, its left end at the point. A count of zero is drawn pale.
    pub(crate) fn draw(&self, canvas: &mut Canvas, at: Point, class: &str) {
        let places = self.shapes.iter().map(|shape| if let Shape::Art { x, .. } = shape { *x } else { 0.0 });
        let (leftmost, rightmost) =
            places.fold((0.0, 0.0), |(left, right): (f64, f64), x| (left.min(x), right.max(x)));
        let first = at.by(60.0 - leftmost * SCALE, 0.0);
        let pale = if self.count == Some(0) { r#" opacity="0.3""# } else { "" };
        canvas.group(&format!(r#"class="{class}"{pale}"#), |canvas| {
            for shape in &self.shapes {
                if let Shape::Art { art, classes, x, .. } = shape {
                    canvas.lay(*art, classes, Pose::at(first.by(x * SCALE, 0.0)).scaled(SCALE));
                }
            }
        });
        if let Some(count) = self.count {
            let lettering = Lettering { anchor: Anchor::Start, ..Lettering::label("t-label", 32.0) };
            let text = first.by((rightmost + 62.0) * SCALE, 0.0);
            canvas.centred(text, &format!("×{count}"), lettering);
        }
    }
}
