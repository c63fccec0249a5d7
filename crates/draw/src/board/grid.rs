//! Boards of squares: where each square lies, and the letters and numbers beside them.

use tessera_game::Player;

use super::{Label, sign};
use crate::Shape;
use crate::geometry::{Point, Rect};

/// How far a square is from the next.
pub(crate) const PITCH: f64 = 100.0;

/// How far labels are from the edge of the board.
const LABEL_DISTANCE: f64 = 26.0;

/// A board of squares, seen by one of the players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) seen_by: Player,
}

impl Grid {
    /// The centre of a square, both counted from 0.
    pub(crate) fn centre(self, column: u8, row: u8) -> Point {
        let middle = |count: u8| (f64::from(count) - 1.0) / 2.0;
        let sign = sign(self.seen_by) * PITCH;
        Point::new(
            sign * (f64::from(column) - middle(self.columns)),
            -sign * (f64::from(row) - middle(self.rows)),
        )
    }

    /// The squares with a margin round them.
    pub(crate) fn frame(self, margin: f64) -> Rect {
        let half = |count: u8| f64::from(count) * PITCH / 2.0 + margin;
        Rect::centred(half(self.columns), half(self.rows))
    }

    /// The letters below the frame and the numbers to the left of it.
    pub(crate) fn labels(self, frame: Rect) -> Vec<Label> {
        self.labels_of(0..self.columns, 0..self.rows, frame)
    }

    /// The same for some of the columns and rows.
    pub(crate) fn labels_of(
        self,
        columns: impl Iterator<Item = u8>,
        rows: impl Iterator<Item = u8>,
        frame: Rect,
    ) -> Vec<Label> {
        let letters = columns.map(|column| Label {
            at: Point::new(self.centre(column, 0).x, frame.bottom() + LABEL_DISTANCE),
            text: char::from(b'a' + column).to_string(),
        });
        let numbers = rows.map(|row| Label {
            at: Point::new(frame.x - LABEL_DISTANCE, self.centre(0, row).y),
            text: (row + 1).to_string(),
        });
        letters.chain(numbers).collect()
    }

    /// The squares in the order in which they are drawn: row by row from the top of the picture.
    pub(crate) fn squares(self) -> impl Iterator<Item = (u8, u8)> {
        let mut squares: Vec<(u8, u8)> =
            (0..self.rows).rev().flat_map(|row| (0..self.columns).map(move |column| (column, row))).collect();
        if self.seen_by == Player::Second {
            squares.reverse();
        }
        squares.into_iter()
    }
}

/// The ground under a board that has no file in `art/`; `art/README.md` gives its shape.
pub(crate) fn ground(frame: Rect) -> Shape {
    Shape::rect("board", "t-board", frame, 22.0)
}

/// How much wider than its squares such a board is, all round.
pub(crate) const GROUND_MARGIN: f64 = 12.0;
