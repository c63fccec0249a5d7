//! Points, rectangles, and how a shape is laid: in the units of `art/`, in which a square is 100 wide.

use std::fmt::Write;

/// A point; y points down.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// This point moved.
    #[must_use]
    pub const fn by(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// A rectangle that is not turned.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rect {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Rect {
    /// The rectangle between two corners.
    pub(crate) const fn between(low: Point, high: Point) -> Self {
        Self { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y }
    }

    /// The rectangle around the origin.
    pub(crate) const fn centred(half_width: f64, half_height: f64) -> Self {
        Self { x: -half_width, y: -half_height, width: 2.0 * half_width, height: 2.0 * half_height }
    }

    /// The square around a point, with `side` to each side.
    pub(crate) const fn around(point: Point, side: f64) -> Self {
        Self::between(point.by(-side, -side), point.by(side, side))
    }

    /// The smallest rectangle with all these points in it, larger by these amounts to each side; at the origin without
    /// any.
    pub(crate) fn round(points: impl IntoIterator<Item = Point>, [x, y]: [f64; 2]) -> Self {
        let each = points.into_iter().map(|point| Self::between(point, point));
        each.reduce(Self::with).unwrap_or(Self::centred(0.0, 0.0)).grown([x, y, x, y])
    }

    pub(crate) const fn right(self) -> f64 {
        self.x + self.width
    }

    pub(crate) const fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// A rectangle larger by these amounts: left, top, right, bottom.
    pub(crate) const fn grown(self, [left, top, right, bottom]: [f64; 4]) -> Self {
        Self {
            x: self.x - left,
            y: self.y - top,
            width: self.width + left + right,
            height: self.height + top + bottom,
        }
    }

    /// The smallest rectangle with both in it.
    pub(crate) const fn with(self, other: Self) -> Self {
        let low = Point::new(self.x.min(other.x), self.y.min(other.y));
        let high = Point::new(self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self::between(low, high)
    }
}

/// Where a shape is laid, by how much it is turned (degrees, clockwise) and scaled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) at: Point,
    pub(crate) turn: f64,
    pub(crate) scale: f64,
}

impl Pose {
    pub(crate) const fn at(at: Point) -> Self {
        Self { at, turn: 0.0, scale: 1.0 }
    }

    pub(crate) fn turned(self, turn: i32) -> Self {
        Self { turn: f64::from(turn), ..self }
    }

    pub(crate) const fn scaled(self, scale: f64) -> Self {
        Self { scale, ..self }
    }

    /// As the value of a `transform` attribute; empty if the shape stays as it is.
    pub(crate) fn transform(self) -> String {
        let mut text = String::new();
        let turn = number(self.turn.rem_euclid(360.0));
        if self.at != Point::default() {
            let _ = write!(text, "translate({} {})", number(self.at.x), number(self.at.y));
        }
        if turn != "0" {
            let _ = write!(text, " rotate({turn})");
        }
        if number(self.scale) != "1" {
            let _ = write!(text, " scale({})", number(self.scale));
        }
        text.trim_start().to_owned()
    }
}

/// A number with at most three decimals, as it is written.
pub(crate) fn rounded(value: f64) -> f64 {
    // Adding 0 turns -0 into 0.
    (value * 1000.0).round() / 1000.0 + 0.0
}

/// A number as it is written in SVG: at most three decimals, the same on every machine.
pub(crate) fn number(value: f64) -> String {
    // Not `{value:.3}`, whose code for the digits of a float is a kilobyte of a first visit.
    let thousandths = (value * 1000.0).round() as i64;
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Point, Pose, number};

    #[test]
    fn numbers_are_short() {
        let texts = [0.0, -0.0001, 1.5, -86.603, 100.0, 33.333_333].map(number);
        assert_eq!(texts, ["0", "0", "1.5", "-86.603", "100", "33.333"]);
    }

    #[test]
    fn a_pose_says_only_what_differs_from_lying_at_the_origin() {
        assert_eq!(Pose::at(Point::default()).transform(), "");
        assert_eq!(Pose::at(Point::new(5.0, 0.0)).turned(-60).transform(), "translate(5 0) rotate(300)");
        assert_eq!(Pose::at(Point::default()).turned(360).scaled(0.5).transform(), "scale(0.5)");
    }
}
