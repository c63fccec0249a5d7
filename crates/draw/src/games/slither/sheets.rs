//! Sheets with boards of Slither Stone, to be played on with pencils.

use tessera_game::Player;
use tessera_games::slither_stone::{BoardSpec, FREE_SPACES, Snake};
use tessera_games::{GameId, Start};

use super::art::{FREE, SNAKE_HEAD, WALL, snake_classes};
use crate::art::Art;
use crate::canvas::Anchor;
use crate::geometry::{Point, Pose, Rect};
use crate::print::sheet::{Orientation, Sheet, half_millimetres, height, line_width};
use crate::print::{Press, PrintError, Sheets};
use crate::tags::Role;
use crate::{Options, Scene, Theme};

/// A shape in the legend, with its classes.
type Sign<'a> = (Art, &'a [&'static str]);

/// How many boards are on a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PerPage {
    /// One, in portrait if the board is not wider than high.
    #[default]
    One,
    /// Two side by side, in landscape.
    Two,
}

/// The space between two boards on a page, in mm.
const GAP: f64 = 12.0;

/// The height of a player's row of free spaces, in mm.
const ROW: f64 = 9.0;

/// The size of the letters of the legend.
const SMALL: f64 = 2.9;

/// The height of the legend's row of signs.
const SIGNS: f64 = 7.0;

/// The height of the code above a board that shares its page.
const CODE: f64 = 7.0;

/// Landscape for two boards side by side, or for a board that is wider than high.
fn orientation(boards: &[BoardSpec], per_page: PerPage) -> Orientation {
    let is_wide = |board: &BoardSpec| board.grid().columns() > board.grid().rows();
    if per_page == PerPage::Two || boards.iter().any(is_wide) {
        Orientation::Landscape
    } else {
        Orientation::Portrait
    }
}

fn boards_of(starts: &[Start]) -> Vec<BoardSpec> {
    let board = |start: &Start| if let Start::Slither(board) = start { Some(*board) } else { None };
    starts.iter().filter_map(board).collect()
}

impl Press {
    /// Sheets with the boards of these starts, a booklet if there are many. A start without a generated board is left
    /// out.
    pub fn starts(&self, starts: &[Start], per_page: PerPage) -> Result<Sheets, PrintError> {
        self.boards(&boards_of(starts), per_page)
    }

    /// The same sheets, and the rules as the last page.
    pub fn starts_and_rules(&self, starts: &[Start], per_page: PerPage) -> Result<Sheets, PrintError> {
        self.boards_and_rules(&boards_of(starts), per_page)
    }

    /// Sheets with these boards, a booklet if there are many.
    pub fn boards(&self, boards: &[BoardSpec], per_page: PerPage) -> Result<Sheets, PrintError> {
        self.bound(GameId::Slither, self.board_sheets(boards, per_page)?)
    }

    /// The same sheets, and the rules as the last page.
    pub fn boards_and_rules(&self, boards: &[BoardSpec], per_page: PerPage) -> Result<Sheets, PrintError> {
        let mut sheets = self.board_sheets(boards, per_page)?;
        sheets.push(self.rules_sheet(GameId::Slither)?);
        self.bound(GameId::Slither, sheets)
    }

    fn board_sheets(&self, boards: &[BoardSpec], per_page: PerPage) -> Result<Vec<Sheet>, PrintError> {
        let count = match per_page {
            PerPage::One => 1,
            PerPage::Two => 2,
        };
        let mut sheets = Vec::new();
        for boards in boards.chunks(count) {
            let mut sheet = Sheet::new(self.paper, orientation(boards, per_page));
            let code = if per_page == PerPage::One { self.code(boards[0])? } else { String::new() };
            sheet.head(GameId::Slither.title(), &code);
            let body = sheet.body();
            let room = (body.width - GAP * (count - 1) as f64) / count as f64;
            for (index, &spec) in boards.iter().enumerate() {
                let x = body.x + (room + GAP) * index as f64;
                self.board(&mut sheet, spec, Rect { x, width: room, ..body }, per_page)?;
            }
            sheets.push(sheet);
        }
        Ok(sheets)
    }

    fn code(&self, spec: BoardSpec) -> Result<String, PrintError> {
        Ok(self.messages.with("print-slither-board", &[("code", spec.to_string().into())])?)
    }

    /// One board in its room: player 2's row, which is read from the other side of the table, the board, player
    /// 1's row, the legend.
    fn board(
        &self,
        sheet: &mut Sheet,
        spec: BoardSpec,
        room: Rect,
        per_page: PerPage,
    ) -> Result<(), PrintError> {
        let legend = self.messages.text("print-slither-legend")?;
        let top = room.y + if per_page == PerPage::Two { CODE } else { 0.0 };
        let legend_height = SIGNS + height(room.width, &legend, SMALL, false);
        let free = room.bottom() - top - 2.0 * ROW - legend_height;

        let scene = Scene::from(spec.board());
        let options = Options { theme: Theme::Ink, ..Options::default() };
        let frame = scene.frame(&options);
        let square = half_millimetres((room.width / frame.width).min(free / frame.height) * 100.0);
        let (width, board_height) = (frame.width * square / 100.0, frame.height * square / 100.0);
        let left = room.x + (room.width - width) / 2.0;
        // The origin of a board is its centre; with coordinates, that is not the centre of its frame.
        let middle = Point::new(left - frame.x * square / 100.0, top + ROW - frame.y * square / 100.0);
        if per_page == PerPage::Two {
            let code = self.code(spec)?;
            sheet.part(Role::Heading(code.clone()), |sheet| {
                sheet.write_at(Point::new(middle.x, room.y + CODE / 2.0), &code, 4.2, true, Anchor::Middle);
            });
        }
        sheet.board(&scene, &options, middle, square, self.as_text(&scene)?)?;
        self.player_row(sheet, Player::Second, Pose::at(Point::new(middle.x, top + ROW / 2.0)).turned(180))?;
        let below = top + ROW + board_height;
        self.player_row(sheet, Player::First, Pose::at(Point::new(middle.x, below + ROW / 2.0)))?;
        self.signs(sheet, Point::new(room.x, below + ROW + SIGNS / 2.0))?;
        sheet.write(Point::new(room.x, below + ROW + SIGNS), room.width, &legend, SMALL, false);
        Ok(())
    }

    /// A player's name, snakes, and free spaces to cross off, around the middle of the row.
    fn player_row(&self, sheet: &mut Sheet, player: Player, pose: Pose) -> Result<(), PrintError> {
        let name = self.messages.with("print-player", &[("number", (player.index() + 1).into())])?;
        let note = self.messages.text("print-slither-free")?;
        let free_width = 7.0 * f64::from(FREE_SPACES);
        let widths = [line_width(&name, 4.0) * 1.08, 18.0, free_width, line_width(&note, SMALL)];
        let total: f64 = widths.iter().sum();
        sheet.part(Role::Line(format!("{name}: {note}")), |sheet| {
            sheet.placed(pose, |sheet| {
                let mut x = -total / 2.0;
                sheet.write_at(Point::new(x, 0.0), &name, 4.0, true, Anchor::Start);
                x += widths[0];
                for (index, snake) in Snake::ALL.into_iter().filter(|snake| snake.owner == player).enumerate()
                {
                    let at = Point::new(x + 5.0 + 7.5 * index as f64, 0.0);
                    sheet.lay(SNAKE_HEAD, &snake_classes(snake), at, 8.0);
                }
                x += widths[1];
                for index in 0..FREE_SPACES {
                    sheet.lay(FREE, &[], Point::new(x + 3.0 + 7.0 * f64::from(index), 0.0), 8.0);
                }
                x += widths[2];
                sheet.write_at(Point::new(x, 0.0), &note, SMALL, false, Anchor::Start);
            });
        });
        Ok(())
    }

    /// The signs on the board, each with its name.
    fn signs(&self, sheet: &mut Sheet, at: Point) -> Result<(), PrintError> {
        let [one, two, ..] = Snake::ALL.map(snake_classes);
        let signs: [(&[Sign], _); 3] = [
            (&[(WALL, &[])], "print-slither-wall"),
            (&[(FREE, &[])], "print-slither-free-space"),
            (&[(SNAKE_HEAD, &one), (SNAKE_HEAD, &two)], "print-slither-snakes"),
        ];
        let names: Vec<String> =
            signs.iter().map(|(_, message)| self.messages.text(message)).collect::<Result<_, _>>()?;
        sheet.part(Role::Line(names.join(", ")), |sheet| {
            let mut x = at.x;
            for ((signs, _), name) in signs.into_iter().zip(&names) {
                for &(art, classes) in signs {
                    sheet.lay(art, classes, Point::new(x + 2.5, at.y), 5.0);
                    x += 5.2;
                }
                sheet.write_at(Point::new(x + 1.3, at.y), name, SMALL, false, Anchor::Start);
                x += 1.3 + line_width(name, SMALL) + 6.0;
            }
        });
        Ok(())
    }
}
