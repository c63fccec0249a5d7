//! A sheet of paper that is being drawn on, in millimetres from its upper left corner.

use super::lines::{broken, width};
use super::{Page, Paper};
use crate::art::{Art, LOGO};
use crate::canvas::{Anchor, Canvas, Lettering};
use crate::geometry::{Point, Pose, Rect, number};
use crate::tags::{Part, Role};
use crate::{OffBoard, Options, Scene, Theme};

/// The class of all text on a sheet.
const CLASS: &str = "t-label";

/// The margin in mm: what printers cannot reach, and a little more.
const MARGIN: f64 = 12.0;

/// The height of the heading, with the space below it.
const HEADING: f64 = 12.0;

/// The height of the last line.
const FOOT: f64 = 6.0;

/// The size of ordinary letters: 10 points.
pub(crate) const BODY: f64 = 3.53;

/// The distance between lines, as a multiple of the letter size.
pub(crate) const LEADING: f64 = 1.42;

/// Which way round the paper is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Orientation {
    Portrait,
    Landscape,
}

/// A sheet.
pub(crate) struct Sheet {
    pub(crate) canvas: Canvas,
    size: [f64; 2],
    parts: Vec<Part>,
    /// Whether a part is being drawn.
    in_part: bool,
}

impl Sheet {
    pub(crate) fn new(paper: Paper, orientation: Orientation) -> Self {
        let [width, height] = paper.size_mm();
        let size = match orientation {
            Orientation::Portrait => [width, height],
            Orientation::Landscape => [height, width],
        };
        Self { canvas: Canvas::default(), size, parts: Vec::new(), in_part: false }
    }

    /// The part that is printed on.
    fn area(&self) -> Rect {
        let [width, height] = self.size;
        Rect { x: 0.0, y: 0.0, width, height }.grown([-MARGIN; 4])
    }

    /// The part between heading and foot.
    pub(crate) fn body(&self) -> Rect {
        self.area().grown([0.0, -HEADING, 0.0, -FOOT])
    }

    /// Draws a part of the sheet that is read as this; not within `placed`. A part within a part belongs to it.
    pub(crate) fn part<T>(&mut self, role: Role, inside: impl FnOnce(&mut Self) -> T) -> T {
        if self.in_part {
            return inside(self);
        }
        self.in_part = true;
        let start = self.canvas.length();
        let result = inside(self);
        self.parts.push(Part { role, range: start..self.canvas.length() });
        self.in_part = false;
        result
    }

    /// Writes the title, with the mark of Tessera before it and something at the right end.
    pub(crate) fn head(&mut self, title: &str, right: &str) {
        let area = self.area();
        let y = area.y + 4.0;
        self.lay(LOGO, &[], Point::new(area.x + 3.5, y), 7.0);
        self.part(Role::Title(title.to_owned()), |sheet| {
            sheet.write_at(Point::new(area.x + 9.5, y), title, 6.0, true, Anchor::Start);
        });
        if !right.is_empty() {
            self.part(Role::Heading(right.to_owned()), |sheet| {
                sheet.write_at(Point::new(area.right(), y), right, 4.2, true, Anchor::End);
            });
        }
    }

    /// Draws a line of 50 mm at the foot, to check the scale by, and writes the number of the page.
    pub(crate) fn foot(&mut self, scale: &str, page: &str) {
        let area = self.area();
        let y = area.bottom() - 1.5;
        let [x, y1, y2, y3] = [area.x, y - 1.2, y, y + 1.2].map(number);
        let path =
            format!("M{x} {y1}V{y3}M{x} {y2}h{SCALE_LENGTH}M{} {y1}V{y3}", number(area.x + SCALE_LENGTH));
        self.canvas.raw(&format!(r##"<path fill="none" stroke="#000000" stroke-width="0.25" d="{path}"/>"##));
        self.write_at(Point::new(area.x + SCALE_LENGTH + 2.5, y), scale, 2.6, false, Anchor::Start);
        self.write_at(Point::new(area.right(), y), page, 2.6, false, Anchor::End);
    }

    /// Lays a shape so that a square of the board is `square` mm wide.
    pub(crate) fn lay(&mut self, art: Art, classes: &[&str], at: Point, square: f64) {
        self.canvas.lay(art, classes, Pose::at(at).scaled(square / 100.0));
    }

    /// Draws a board around a point; a square of it is `square` mm wide. What is read instead is `text`.
    pub(crate) fn board(
        &mut self,
        scene: &Scene,
        options: &Options,
        at: Point,
        square: f64,
        text: String,
    ) -> Result<(), OffBoard> {
        let pose = Pose::at(at).scaled(square / 100.0);
        self.part(Role::Figure(text), |sheet| {
            sheet.placed(pose, |sheet| scene.draw(&mut sheet.canvas, options))
        })
    }

    /// Draws in a part of the sheet that is moved, turned or scaled.
    pub(crate) fn placed<T>(&mut self, pose: Pose, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.canvas.raw(&format!(r#"<g transform="{}">"#, pose.transform()));
        let result = inside(self);
        self.canvas.raw("</g>");
        result
    }

    /// Writes one line whose capitals are centred on the height of the point.
    pub(crate) fn write_at(&mut self, at: Point, text: &str, size: f64, bold: bool, anchor: Anchor) {
        self.canvas.centred(at, text, Lettering { class: CLASS, size, bold, anchor });
    }

    /// Writes a paragraph whose first line begins below the point. Returns its height.
    pub(crate) fn write(&mut self, at: Point, room: f64, text: &str, size: f64, bold: bool) -> f64 {
        let step = size * LEADING;
        let mut lines = broken(text, size, bold, room);
        // A space that SVG keeps, so that the last word of a line and the first of the next are read as two.
        lines.iter_mut().rev().skip(1).for_each(|line| line.push('\u{a0}'));
        self.part(Role::Text, |sheet| {
            for (index, line) in lines.iter().enumerate() {
                let middle = at.by(0.0, step * (index as f64 + 0.5));
                sheet.write_at(middle, line, size, bold, Anchor::Start);
            }
        });
        step * lines.len() as f64
    }

    pub(crate) fn finish(self) -> Page {
        let [width, height] = self.size;
        let frame = Rect { x: 0.0, y: 0.0, width, height };
        let [w, h] = self.size.map(|length| format!("{}mm", number(length)));
        let length = self.canvas.length();
        let svg = self.canvas.finish(Theme::Ink, frame, [&w, &h]);
        let start = svg.rfind("</svg>").unwrap_or(svg.len()).saturating_sub(length);
        let mut parts = self.parts;
        for Part { range, .. } in &mut parts {
            *range = start + range.start..start + range.end;
        }
        Page::new(svg, parts, self.size)
    }
}

/// The length of the line at the foot, in mm.
pub(crate) const SCALE_LENGTH: f64 = 50.0;

/// The height of a paragraph.
pub(crate) fn height(room: f64, text: &str, size: f64, bold: bool) -> f64 {
    size * LEADING * broken(text, size, bold, room).len() as f64
}

/// The width of a line in the regular font.
pub(crate) fn line_width(text: &str, size: f64) -> f64 {
    width(text, size, false)
}

/// A length rounded down to half millimetres, so that squares are easy to measure.
pub(crate) fn half_millimetres(length: f64) -> f64 {
    (length * 2.0).floor() / 2.0
}
