//! A game to cut out: one sheet with the board, one or more with the pieces.

use tessera_games::{AnyPosition, GameId};

use super::cut::{Cut, Cutout};
use super::sheet::{BODY, Orientation, Sheet, half_millimetres, height};
use super::{Press, PrintError};
use crate::games::print::cut;
use crate::geometry::{Point, Pose, Rect};
use crate::tags::Role;
use crate::{Options, Scene, Theme};

/// The space between groups of pieces, in mm.
const GROUP_GAP: f64 = 4.0;

impl Press {
    /// The board and the pieces of a game. A game without pieces is played on printed boards instead, so it has no kit.
    pub(crate) fn kit(&self, game: GameId) -> Result<Vec<Sheet>, PrintError> {
        let Some(cut) = cut(game) else { return Ok(Vec::new()) };
        let (board, square) = self.board_sheet(game)?;
        let mut sheets = vec![board];
        sheets.extend(self.piece_sheets(game, &cut, square)?);
        Ok(sheets)
    }

    /// The empty board as large as it can be, and how wide a square of it is.
    fn board_sheet(&self, game: GameId) -> Result<(Sheet, f64), PrintError> {
        let mut sheet = Sheet::new(self.paper, Orientation::Portrait);
        sheet.head(&self.messages.with("print-board", &[("game", game.title().into())])?, "");
        let scene = Scene::from(AnyPosition::start(game));
        let options = Options { theme: Theme::Ink, coordinates: false, ..Options::default() };
        let (frame, body) = (scene.frame(&options), sheet.body());
        let square = half_millimetres((body.width / frame.width).min(body.height / frame.height) * 100.0);
        let middle = Point::new(body.x + body.width / 2.0, body.y + body.height / 2.0);
        let pose = Pose::at(middle).scaled(square / 100.0);
        let text = self.messages.with("print-empty-board", &[("game", game.title().into())])?;
        sheet.part(Role::Figure(text), |sheet| {
            sheet.placed(pose, |sheet| scene.draw_bare(&mut sheet.canvas, &options));
        });
        Ok((sheet, square))
    }

    fn piece_sheets(&self, game: GameId, cut: &Cut, square: f64) -> Result<Vec<Sheet>, PrintError> {
        let title = self.messages.with("print-pieces", &[("game", game.title().into())])?;
        let count = [("count", cut.count().into())];
        let note = self.messages.with(&format!("print-{game}-pieces"), &count)?;
        let text = self.messages.with("print-cutouts", &[("game", game.title().into())])?;
        let start = || Sheet::new(self.paper, Orientation::Portrait);
        let unit = square * cut.scale / 100.0;
        let body = start().body();
        let noted = height(body.width, &note, BODY, false) + 4.0;
        let room = body.grown([0.0, -noted, 0.0, 0.0]);
        let mut rows = Rows::new(room, cut.pitch.map(|pitch| pitch * unit));
        let mut pages = vec![Vec::new()];
        for group in &cut.groups {
            for piece in group {
                let at = rows.next().or_else(|| {
                    pages.push(Vec::new());
                    rows.start();
                    rows.next()
                });
                if let (Some(at), Some(page)) = (at, pages.last_mut()) {
                    page.push((piece, Pose::at(at).scaled(unit)));
                }
            }
            rows.end_group();
        }
        let draw = |page: Vec<(&Cutout, Pose)>| {
            let mut sheet = start();
            sheet.head(&title, "");
            sheet.write(Point::new(body.x, body.y), body.width, &note, BODY, false);
            sheet.part(Role::Figure(text.clone()), |sheet| {
                for (piece, pose) in page {
                    draw_cutout(sheet, piece, cut.outline, pose);
                }
            });
            sheet
        };
        Ok(pages.into_iter().map(draw).collect())
    }
}

fn draw_cutout(sheet: &mut Sheet, piece: &Cutout, outline: &str, pose: Pose) {
    let path = format!(
        r##"<path fill="none" stroke="#888888" stroke-width="1.2" stroke-dasharray="6 4" d="{outline}"/>"##
    );
    sheet.placed(pose, |sheet| {
        sheet.canvas.raw(&path);
        for (art, classes, x) in piece {
            sheet.canvas.lay(*art, classes, Pose::at(Point::new(*x, 0.0)));
        }
    });
}

/// Positions in rows from the upper left, as many per row as fit.
struct Rows {
    room: Rect,
    pitch: [f64; 2],
    columns: usize,
    left: f64,
    placed: usize,
    y: f64,
}

impl Rows {
    fn new(room: Rect, pitch: [f64; 2]) -> Self {
        #[expect(clippy::cast_sign_loss)] // The room is not negative.
        let columns = ((room.width / pitch[0]).floor() as usize).max(1);
        let left = room.x + (room.width - columns as f64 * pitch[0]) / 2.0;
        Self { room, pitch, columns, left, placed: 0, y: room.y }
    }

    /// The middle of the next place; `None` if the sheet is full.
    fn next(&mut self) -> Option<Point> {
        let (column, row) = (self.placed % self.columns, self.placed / self.columns);
        let [dx, dy] = self.pitch;
        let top = self.y + row as f64 * dy;
        if top + dy > self.room.bottom() + 0.01 {
            return None;
        }
        self.placed += 1;
        Some(Point::new(self.left + (column as f64 + 0.5) * dx, top + dy / 2.0))
    }

    /// Continues below the pieces placed so far, with a gap.
    fn end_group(&mut self) {
        self.y += self.placed.div_ceil(self.columns) as f64 * self.pitch[1] + GROUP_GAP;
        self.placed = 0;
    }

    /// Starts at the top of a new sheet.
    fn start(&mut self) {
        self.y = self.room.y;
        self.placed = 0;
    }
}
