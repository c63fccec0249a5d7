//! Writes SVG. A shape of `art/` is written once into the file, with its player's classes round it, and laid
//! wherever it is needed.

use std::fmt::Write;

use crate::art::Art;
use crate::geometry::{Point, Pose, Rect, number};
use crate::{Shape, Theme};

/// The font families: the embedded one first, then what a browser has.
const FONTS: &str = "'Noto Sans', 'DejaVu Sans', sans-serif";

/// Which part of a text is at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    #[cfg(feature = "print")]
    End,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lettering {
    pub(crate) class: &'static str,
    pub(crate) size: f64,
    pub(crate) bold: bool,
    pub(crate) anchor: Anchor,
}

impl Lettering {
    /// The height of capitals and digits above the baseline, as a part of the font size: half of it centres them.
    pub(crate) const CAPITAL: f64 = 0.714;

    /// Bold, in the middle of its point: coordinates and numbers.
    pub(crate) const fn label(class: &'static str, size: f64) -> Self {
        Self { class, size, bold: true, anchor: Anchor::Middle }
    }
}

/// A picture that is being drawn.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    symbols: Vec<(String, String)>,
    body: String,
}

impl Canvas {
    /// Lays a shape, with groups of these classes round it, the outermost first.
    pub(crate) fn lay(&mut self, art: Art, classes: &[&str], pose: Pose) {
        let id = self.symbol(art, classes);
        let transform = pose.transform();
        let _ = if transform.is_empty() {
            write!(self.body, r##"<use href="#{id}"/>"##)
        } else {
            write!(self.body, r##"<use href="#{id}" transform="{transform}"/>"##)
        };
        self.body.push('\n');
    }

    /// Draws a shape of a sketch.
    pub(crate) fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Art { art, classes, transform: Some(transform), .. } => {
                self.group(&format!(r#"transform="{transform}""#), |canvas| {
                    canvas.lay(*art, classes, Pose::at(Point::default()));
                });
            }
            &Shape::Art { art, ref classes, x, y, turn, scale, .. } => {
                self.lay(art, classes, Pose { at: Point::new(x, y), turn, scale });
            }
            &Shape::Text { ref text, class, x, y, size, .. } => {
                self.text(Point::new(x, y), text, Lettering::label(class, size));
            }
            &Shape::Rect { class, x, y, width, height, rx, .. } => {
                let [x, y, width, height, rx] = [x, y, width, height, rx].map(number);
                self.raw(&format!(
                    r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{rx}"/>"#
                ));
            }
            Shape::Path { class, d, width, .. } => {
                let width = number(*width);
                self.raw(&format!(r#"<path class="{class}" fill="none" stroke-width="{width}" d="{d}"/>"#));
            }
        }
    }

    /// How long the drawing is so far, in bytes of SVG.
    #[cfg(feature = "print")]
    pub(crate) const fn length(&self) -> usize {
        self.body.len()
    }

    /// Writes raw SVG.
    pub(crate) fn raw(&mut self, svg: &str) {
        self.body.push_str(svg);
        self.body.push('\n');
    }

    /// Draws what `inside` draws in a group with these attributes.
    pub(crate) fn group(&mut self, attributes: &str, inside: impl FnOnce(&mut Self)) {
        let _ = writeln!(self.body, "<g {attributes}>");
        inside(self);
        self.body.push_str("</g>\n");
    }

    /// Writes a text whose capitals are centred on the height of the point.
    pub(crate) fn centred(&mut self, at: Point, text: &str, lettering: Lettering) {
        self.text(at.by(0.0, lettering.size * Lettering::CAPITAL / 2.0), text, lettering);
    }

    /// Writes a text with its baseline at the point.
    pub(crate) fn text(&mut self, at: Point, text: &str, lettering: Lettering) {
        let anchor = match lettering.anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            #[cfg(feature = "print")]
            Anchor::End => r#" text-anchor="end""#,
        };
        let weight = if lettering.bold { r#" font-weight="bold""# } else { "" };
        let (class, size) = (lettering.class, number(lettering.size));
        let (x, y, text) = (number(at.x), number(at.y), escaped(text));
        let _ = writeln!(
            self.body,
            r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}"{weight}{anchor}>{text}</text>"#
        );
    }

    /// The whole file: the part of the plane in `frame`, with that width and height.
    pub(crate) fn finish(self, theme: Theme, frame: Rect, [width, height]: [&str; 2]) -> String {
        let Rect { x, y, width: w, height: h } = frame;
        let [x, y, w, h] = [x, y, w, h].map(number);
        let mut inside = String::from("<defs>\n");
        for (id, shape) in &self.symbols {
            let _ = writeln!(inside, r#"<g id="{id}">{shape}</g>"#);
        }
        let _ = writeln!(inside, r#"</defs><rect class="t-page" x="{x}" y="{y}" width="{w}" height="{h}"/>"#);
        inside.push_str(&self.body);
        let style = theme.rules_for(&inside);
        format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" width="{}" height="{}" "#,
                r#"font-family="{}"><style>{}</style>{}</svg>"#,
                "\n"
            ),
            x, y, w, h, width, height, FONTS, style, inside
        )
    }

    /// The id of a shape with these classes. It is defined on first use.
    fn symbol(&mut self, art: Art, classes: &[&str]) -> String {
        let mut id = art.path().replace('/', "-");
        for class in classes {
            id.push_str(class.strip_prefix('t').unwrap_or(class));
        }
        if self.symbols.iter().all(|(known, _)| *known != id) {
            let mut shape = String::new();
            for class in classes {
                let _ = write!(shape, r#"<g class="{class}">"#);
            }
            // The lines of the art files are folded into one: the space between elements means nothing.
            for line in art.shape().lines() {
                shape.push_str(line.trim());
            }
            shape.push_str(&"</g>".repeat(classes.len()));
            self.symbols.push((id.clone(), shape));
        }
        id
    }
}

/// A text with the special characters of SVG escaped.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Canvas, escaped};
    use crate::Theme;
    use crate::art::TARGET;
    use crate::geometry::{Point, Pose, Rect};

    #[test]
    fn a_shape_that_is_laid_twice_is_written_once() {
        let mut canvas = Canvas::default();
        canvas.lay(TARGET, &["t-first"], Pose::at(Point::new(1.0, 2.0)));
        canvas.lay(TARGET, &["t-first"], Pose::at(Point::default()));
        let svg = canvas.finish(Theme::Light, Rect::centred(50.0, 50.0), ["100", "100"]);
        assert_eq!(svg.matches("<circle").count(), 1);
        assert_eq!(svg.matches(r##"<use href="#common-target-first""##).count(), 2);
    }

    #[test]
    fn texts_cannot_break_out() {
        assert_eq!(escaped(r#"<a & "b">"#), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
