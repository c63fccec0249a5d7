//! The board of Trexo: tiles on tiles, seen from above or at a slant.

use tessera_game::Player;
use tessera_trexo::{Arrow, Half, Position, Shape, Square, Symbol};

use super::grid::{GROUND_MARGIN, Grid, ground};
use super::{Board, Label, Row, half_turn};
use crate::art::{Art, BADGE, HALF, SIDE, SIGN_O, SIGN_X, STEP, TILE, TREXO_CELL};
use crate::canvas::{Canvas, Lettering};
use crate::geometry::{Point, Pose, Rect};
use crate::{Options, Place, View};

/// How much higher a level lies in the slanted view.
const LIFT: f64 = 12.0;

/// How much below its top the front of a level is drawn, for a square at height 0.
const FRONT: f64 = 46.5;

/// The classes of the levels, which repeat after eight.
const LEVELS: [&str; 8] =
    ["t-level-1", "t-level-2", "t-level-3", "t-level-4", "t-level-5", "t-level-6", "t-level-7", "t-level-8"];

/// The class of a level, counted from 1.
pub(crate) fn level_class(level: u16) -> &'static str {
    LEVELS[usize::from(level.saturating_sub(1)) % LEVELS.len()]
}

/// A position of Trexo, seen by one of the players, from above or at a slant.
pub(crate) struct TrexoBoard<S: Shape> {
    position: Position<S>,
    grid: Grid,
    view: View,
}

const fn sign_art(symbol: Symbol) -> Art {
    match symbol {
        Symbol::X => SIGN_X,
        Symbol::O => SIGN_O,
    }
}

impl<S: Shape> TrexoBoard<S> {
    pub(crate) const fn new(position: Position<S>, seen_by: Player, view: View) -> Self {
        let size = position.rules().size();
        Self { position, grid: Grid { columns: size, rows: size, seen_by }, view }
    }

    /// Every square with its centre on the ground, in the order of drawing.
    fn squares(&self) -> impl Iterator<Item = (Square, Point)> {
        let grid = self.grid;
        grid.squares().filter_map(move |(column, row)| {
            Square::new(column, row).map(|square| (square, grid.centre(column, row)))
        })
    }

    fn halves(&self) -> impl Iterator<Item = (Half, Point)> {
        self.squares().filter_map(|(square, centre)| Some((self.position.half(square)?, centre)))
    }

    /// By how much a half, whose other half is drawn to the east, is turned.
    fn turn(&self, arrow: Arrow) -> i32 {
        let turn = match arrow {
            Arrow::Right => 0,
            Arrow::Down => 90,
            Arrow::Left => 180,
            Arrow::Up => 270,
        };
        turn + half_turn(self.grid.seen_by)
    }

    fn lay_half(&self, canvas: &mut Canvas, half: Half, at: Point) {
        canvas.lay(HALF, &[level_class(half.level)], Pose::at(at).turned(self.turn(half.arrow)));
    }

    /// The shadows on a square of the higher ones to the left of it and above it in the picture.
    fn lay_shadows(&self, canvas: &mut Canvas, square: Square, centre: Point) {
        let level = self.position.level(square);
        let sides = if self.grid.seen_by == Player::First {
            [(Arrow::Left, 0), (Arrow::Up, 90)]
        } else {
            [(Arrow::Right, 0), (Arrow::Down, 90)]
        };
        for (side, turn) in sides {
            let Some(other) = square.next(side) else { continue };
            let difference = self.position.level(other).saturating_sub(level).min(3);
            if difference > 0 {
                let stretch = format!("translate(-50 0) scale({difference} 1) translate(50 0)");
                let transform = format!("{} {stretch}", Pose::at(centre).turned(turn).transform());
                canvas.group(&format!(r#"transform="{}""#, transform.trim_start()), |canvas| {
                    canvas.lay(STEP, &[], Pose::at(Point::default()));
                });
            }
        }
    }

    fn draw_from_above(&self, canvas: &mut Canvas) {
        for (half, centre) in self.halves() {
            self.lay_half(canvas, half, centre);
        }
        for (square, centre) in self.squares() {
            self.lay_shadows(canvas, square, centre);
        }
        for (half, centre) in self.halves() {
            canvas.lay(sign_art(half.top), &[], Pose::at(centre));
            if half.level > 1 {
                canvas.lay(BADGE, &[], Pose::at(centre));
                let text = half.level.to_string();
                let size = [22.0, 22.0, 18.0, 13.0][text.len().min(3)];
                canvas.centred(centre.by(33.0, 33.0), &text, Lettering::label("t-number", size));
            }
        }
    }

    fn draw_slanted(&self, canvas: &mut Canvas) {
        for (half, centre) in self.halves() {
            for level in 1..=half.level {
                let front = centre.by(0.0, FRONT - LIFT * f64::from(level));
                canvas.lay(SIDE, &[level_class(level)], Pose::at(front));
            }
            let top = centre.by(0.0, -LIFT * f64::from(half.level));
            self.lay_half(canvas, half, top);
            canvas.lay(sign_art(half.top), &[], Pose::at(top));
        }
    }
}

impl<S: Shape> Board for TrexoBoard<S> {
    fn class(&self) -> &'static str {
        "t-trexo"
    }

    /// In the slanted view, with room for the stacks that reach over the upper edge.
    fn frame(&self) -> Rect {
        let frame = self.grid.frame(GROUND_MARGIN);
        let tops = self.halves().map(|(half, centre)| centre.y - 50.0 - LIFT * f64::from(half.level));
        let highest = if self.view == View::Slanted { tops.fold(frame.y, f64::min) } else { frame.y };
        frame.grown([0.0, frame.y - highest, 0.0, 0.0])
    }

    fn centre(&self, place: Place) -> Option<Point> {
        let size = self.position.rules().size();
        let square = Square::new(place.letter(), place.number()).filter(|square| square.is_on(size))?;
        let lift = match self.view {
            View::Above => 0.0,
            View::Slanted => LIFT * f64::from(self.position.level(square)),
        };
        Some(self.grid.centre(square.column(), square.row()).by(0.0, -lift))
    }

    fn labels(&self) -> Vec<Label> {
        self.grid.labels(self.grid.frame(GROUND_MARGIN))
    }

    fn draw_ground(&self, canvas: &mut Canvas, _options: &Options) {
        canvas.raw(&ground(self.grid.frame(GROUND_MARGIN)));
        for (_, centre) in self.squares() {
            canvas.lay(TREXO_CELL, &[], Pose::at(centre));
        }
    }

    fn draw_pieces(&self, canvas: &mut Canvas) {
        match self.view {
            View::Above => self.draw_from_above(canvas),
            View::Slanted => self.draw_slanted(canvas),
        }
    }

    /// The squares of the winner's lines.
    fn decided_by(&self) -> Vec<Place> {
        let Some(tessera_trexo::Ending::Line(symbol)) = self.position.ending() else {
            return Vec::new();
        };
        let mut places: Vec<Place> =
            self.position.lines(symbol).flat_map(tessera_trexo::Line::squares).map(Place::from).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn stock(&self, player: Player) -> Vec<Row> {
        vec![Row::uncounted(sign_art(Symbol::of(player)), &[])]
    }

    fn common_stock(&self) -> Option<Row> {
        let signs = vec![(SIGN_X, Vec::new(), -50.0), (SIGN_O, Vec::new(), 50.0)];
        let tile = Row::counted(TILE, &[level_class(1)], self.position.tiles_left().into());
        Some(tile.with_pieces(signs))
    }
}
