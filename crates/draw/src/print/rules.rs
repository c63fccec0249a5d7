//! The rules of a game on one page, in our own words, with an example.

use tessera_games::GameId;

use super::example::example;
use super::sheet::{BODY, Orientation, Sheet};
use super::{Press, PrintError};
use crate::canvas::Anchor;
use crate::geometry::{Point, Pose, Rect};
use crate::tags::Role;
use crate::{Options, Theme};

/// The indent of list items, in mm.
const INDENT: f64 = 5.0;

/// The size of headings.
const HEADING: f64 = 4.4;

/// An example with smaller squares than this (in mm) is left out, since it could not be read.
const LEAST_SQUARE: f64 = 4.0;

/// The largest square of an example, in mm.
const GREATEST_SQUARE: f64 = 11.0;

impl Press {
    pub(crate) fn rules_sheet(&self, game: GameId) -> Result<Sheet, PrintError> {
        let rules = self.messages.text(&format!("print-rules-{game}"))?;
        let caption = self.messages.text(&format!("print-example-{game}"))?;
        let mut sheet = Sheet::new(self.paper, Orientation::Portrait);
        sheet.head(&self.messages.with("print-rules", &[("game", game.title().into())])?, "");
        let body = sheet.body();
        let by = self.messages.with("print-by", &[("game", game.name().into())])?;
        let by_height = sheet.write(Point::new(body.x, body.y), body.width, &by, BODY, false);
        let y = write_rules(&mut sheet, &rules, Point::new(body.x, body.y + by_height));
        let left = Rect { y: y + 4.0, height: body.bottom() - y - 6.0, ..body };
        self.draw_example(&mut sheet, game, &caption, left)?;
        Ok(sheet)
    }

    /// Draws an example in the remaining space, with a caption below it.
    fn draw_example(
        &self,
        sheet: &mut Sheet,
        game: GameId,
        caption: &str,
        room: Rect,
    ) -> Result<(), PrintError> {
        let scene = example(game);
        let options = Options { theme: Theme::Ink, coordinates: false, ..Options::default() };
        let frame = scene.frame(&options);
        let height = room.height - 6.0;
        let square = (room.width / frame.width).min(height / frame.height) * 100.0;
        let square = square.min(GREATEST_SQUARE);
        if square < LEAST_SQUARE {
            return Ok(());
        }
        let drawn = frame.height * square / 100.0;
        let middle = Point::new(room.x + room.width / 2.0, room.y - frame.y * square / 100.0);
        sheet.board(&scene, &options, middle, square, self.as_text(&scene)?)?;
        let line = Point::new(middle.x, room.y + drawn + 3.0);
        sheet.part(Role::Text, |sheet| {
            sheet.placed(Pose::at(line), |sheet| {
                sheet.write_at(Point::default(), caption, 3.0, false, Anchor::Middle);
            });
        });
        Ok(())
    }
}

/// Writes rules with the markup of the message files; returns the y at which they end.
fn write_rules(sheet: &mut Sheet, text: &str, at: Point) -> f64 {
    let width = sheet.body().width;
    let mut y = at.y;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("# ") {
            y += 1.6;
            y += sheet.part(Role::Heading(heading.to_owned()), |sheet| {
                sheet.write(Point::new(at.x, y), width, heading, HEADING, true)
            });
        } else if let Some(point) = line.strip_prefix("- ") {
            sheet.part(Role::Label, |sheet| {
                sheet.write_at(Point::new(at.x + 2.0, y + BODY * 0.71), "•", BODY, true, Anchor::Start);
            });
            y += 0.6
                + sheet.part(Role::Item, |sheet| {
                    sheet.write(Point::new(at.x + INDENT, y), width - INDENT, point, BODY, false)
                });
        } else if line.trim().is_empty() {
            y += 1.4;
        } else {
            y += sheet.write(at.by(0.0, y - at.y), width, line, BODY, false) + 0.6;
        }
    }
    y
}
