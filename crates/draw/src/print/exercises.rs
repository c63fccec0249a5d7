//! Puzzles to solve with a pencil: six to a page, with the solutions at the end.

use tessera_games::{AnyPosition, GameId};

use super::sheet::{BODY, LEADING, Orientation, Sheet, height};
use super::{Press, PrintError, Sheets};
use crate::geometry::{Point, Rect};
use crate::tags::Role;
use crate::{Options, Scene, Theme};

/// A puzzle on paper.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The position. The solver is to move.
    pub position: AnyPosition,
    /// The turns within which to win; `None` if one turn saves.
    pub turns: Option<u32>,
    /// The level of the computer that solves it.
    pub level: u8,
    /// The solution, as it is printed.
    pub solution: String,
}

/// The puzzles beside each other, and below each other.
const COLUMNS: usize = 2;
const ROWS: usize = 3;

/// The space between puzzles, in mm.
const GAP: f64 = 8.0;

/// The height of the two lines above a board.
const LINES: f64 = 2.0 * BODY * LEADING + 1.0;

/// The columns of the solutions.
const SOLUTION_COLUMNS: usize = 2;

impl Press {
    /// Sheets with these puzzles of one game, and their solutions at the end.
    pub fn exercises(&self, game: GameId, exercises: &[Exercise]) -> Result<Sheets, PrintError> {
        let title = self.messages.with("print-puzzles", &[("game", game.title().into())])?;
        let mut sheets = Vec::new();
        for (page, some) in exercises.chunks(COLUMNS * ROWS).enumerate() {
            let mut sheet = Sheet::new(self.paper, Orientation::Portrait);
            sheet.head(&title, "");
            let body = sheet.body();
            let width = (body.width - GAP * (COLUMNS - 1) as f64) / COLUMNS as f64;
            let high = (body.height - GAP * (ROWS - 1) as f64) / ROWS as f64;
            for (place, exercise) in some.iter().enumerate() {
                let x = body.x + (width + GAP) * (place % COLUMNS) as f64;
                let y = body.y + (high + GAP) * (place / COLUMNS) as f64;
                let number = page * COLUMNS * ROWS + place + 1;
                self.exercise(&mut sheet, number, exercise, Rect { x, y, width, height: high })?;
            }
            sheets.push(sheet);
        }
        sheets.extend(self.solutions(game, exercises)?);
        self.bound(game, sheets)
    }

    fn exercise(
        &self,
        sheet: &mut Sheet,
        number: usize,
        exercise: &Exercise,
        room: Rect,
    ) -> Result<(), PrintError> {
        let position = exercise.position;
        let player = position.to_move().to_string();
        let mover =
            self.messages.with(&format!("{}-to-move", position.game()), &[("player", player.into())])?;
        let task = match exercise.turns {
            Some(turns) => self.messages.with("print-puzzle-win", &[("turns", turns.into())])?,
            None => self.messages.text("print-puzzle-save")?,
        };
        let level = self.messages.with("print-puzzle-level", &[("level", exercise.level.into())])?;
        let at = Point::new(room.x, room.y);
        let heading = format!("{number}. {mover}");
        let first = sheet
            .part(Role::Heading(heading.clone()), |sheet| sheet.write(at, room.width, &heading, BODY, true));
        sheet.write(at.by(0.0, first), room.width, &format!("{task} · {level}"), BODY, false);

        let scene = Scene::from(position);
        let options = Options { theme: Theme::Ink, supplies: true, ..Options::default() };
        let (frame, high) = (scene.frame(&options), room.height - LINES);
        let square = (room.width / frame.width).min(high / frame.height) * 100.0;
        let left = room.x + (room.width - frame.width * square / 100.0) / 2.0;
        // The origin of a board is its centre; with coordinates, that is not the centre of its frame.
        let middle = Point::new(left - frame.x * square / 100.0, room.y + LINES - frame.y * square / 100.0);
        Ok(sheet.board(&scene, &options, middle, square, self.as_text(&scene)?)?)
    }

    /// The solutions, in columns; on several sheets if there are many.
    fn solutions(&self, game: GameId, exercises: &[Exercise]) -> Result<Vec<Sheet>, PrintError> {
        let title = self.messages.with("print-solutions", &[("game", game.title().into())])?;
        let note = self.messages.with("print-solutions-note", &[("game", game.name().into())])?;
        let notation = self.messages.with("print-notation", &[("game", game.name().into())])?;
        let start = || {
            let mut sheet = Sheet::new(self.paper, Orientation::Portrait);
            sheet.head(&title, "");
            let body = sheet.body();
            let at = Point::new(body.x, body.y);
            let noted = sheet.write(at, body.width, &note, BODY, false);
            let used = noted + sheet.write(at.by(0.0, noted), body.width, &notation, BODY, false) + 3.0;
            (sheet, Rect { y: body.y + used, height: body.height - used, ..body })
        };
        let (mut sheet, room) = start();
        let width = (room.width - GAP * (SOLUTION_COLUMNS - 1) as f64) / SOLUTION_COLUMNS as f64;
        let (mut sheets, mut column, mut y) = (Vec::new(), 0, room.y);
        for (index, exercise) in exercises.iter().enumerate() {
            let text = format!("{}. {}", index + 1, exercise.solution);
            if y + height(width, &text, BODY, false) > room.bottom() {
                (column, y) = (column + 1, room.y);
            }
            if column == SOLUTION_COLUMNS {
                sheets.push(std::mem::replace(&mut sheet, start().0));
                column = 0;
            }
            let at = Point::new(room.x + (width + GAP) * column as f64, y);
            y += sheet.part(Role::Item, |sheet| sheet.write(at, width, &text, BODY, false));
        }
        sheets.push(sheet);
        Ok(sheets)
    }
}
