//! The board of Trexo: tiles on tiles, seen from above or at a slant.

pub(crate) mod art;
#[cfg(feature = "print")]
pub(crate) mod print;

use tessera_game::Player;
use tessera_games::AnyAction;
use tessera_games::trexo::{Arrow, Half, Position, Square, Symbol};

use self::art::{BADGE, HALF, SIDE, SIGN_O, SIGN_X, STEP, TILE, TREXO_CELL, level_class, sign_art};
use crate::board::grid::{GROUND_MARGIN, Grid, ground};
use crate::board::{Board, Happened, Label, half_turn};
use crate::games::{DrawnPosition, Trail};
use crate::geometry::{Point, Pose, Rect};
use crate::{Options, Place, Shape, Stock, View};

/// How much higher a level lies in the slanted view.
const LIFT: f64 = 12.0;

/// How much below its top the front of a level is drawn, for a square at height 0.
const FRONT: f64 = 46.5;

/// A position of Trexo, seen by one of the players, from above or at a slant.
struct TrexoBoard {
    position: Position,
    grid: Grid,
    view: View,
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Self { letter: square.column(), number: square.row() }
    }
}

impl DrawnPosition for Position {
    fn note(&self, action: AnyAction, happened: &mut Happened, _: &mut [Trail]) {
        let AnyAction::Trexo(action) = action else { return };
        happened.touch([action.x, action.o]);
    }

    fn board(&self, _: &[Trail], options: &Options) -> Box<dyn Board> {
        let size = self.rules().size();
        let grid = Grid { columns: size, rows: size, seen_by: options.seen_by };
        Box::new(TrexoBoard { position: *self, grid, view: options.view })
    }
}

impl TrexoBoard {
    /// Every square with its centre on the ground, in the order of drawing.
    fn squares(&self) -> impl Iterator<Item = (Square, Point)> {
        let grid = self.grid;
        grid.squares().filter_map(move |(column, row)| {
            Square::new(column, row).map(|square| (square, grid.centre(column, row)))
        })
    }

    fn halves(&self) -> impl Iterator<Item = (Square, Half, Point)> {
        self.squares().filter_map(|(square, centre)| Some((square, self.position.half(square)?, centre)))
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

    /// A half. Its key includes the level, since a tile that covers it is another piece.
    fn half(&self, square: Square, half: Half, at: Point) -> Shape {
        let pose = Pose::at(at).turned(self.turn(half.arrow));
        Shape::posed(format!("half-{square}-{}", half.level), HALF, &[level_class(half.level)], pose)
    }

    fn sign(square: Square, half: Half, at: Point) -> Shape {
        Shape::art(format!("sign-{square}-{}", half.level), sign_art(half.top), &[], at)
    }

    /// The shadows on a square of the higher ones to the left of it and above it in the picture.
    fn shadows(&self, square: Square, centre: Point) -> impl Iterator<Item = Shape> {
        let level = self.position.level(square);
        let sides = if self.grid.seen_by == Player::First {
            [(Arrow::Left, "left", 0), (Arrow::Up, "top", 90)]
        } else {
            [(Arrow::Right, "left", 0), (Arrow::Down, "top", 90)]
        };
        sides.into_iter().filter_map(move |(side, name, turn)| {
            let difference = self.position.level(square.next(side)?).saturating_sub(level).min(3);
            (difference > 0).then(|| {
                let stretch = format!("translate(-50 0) scale({difference} 1) translate(50 0)");
                let transform = format!("{} {stretch}", Pose::at(centre).turned(turn).transform());
                Shape::transformed(format!("step-{square}-{name}"), STEP, transform.trim_start().to_owned())
            })
        })
    }

    fn flat(&self) -> Vec<Shape> {
        let halves = self.halves().map(|(square, half, centre)| self.half(square, half, centre));
        let shadows = self.squares().flat_map(|(square, centre)| self.shadows(square, centre));
        let mut shapes: Vec<Shape> = halves.chain(shadows).collect();
        for (square, half, centre) in self.halves() {
            shapes.push(Self::sign(square, half, centre));
            if half.level > 1 {
                shapes.push(Shape::art(format!("badge-{square}-{}", half.level), BADGE, &[], centre));
                let (key, text) = (format!("level-{square}-{}", half.level), half.level.to_string());
                let size = [22.0, 22.0, 18.0, 13.0][text.len().min(3)];
                shapes.push(Shape::text(key, text, "t-number", centre.by(33.0, 33.0), size));
            }
        }
        shapes
    }

    fn slanted(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for (square, half, centre) in self.halves() {
            shapes.extend((1..=half.level).map(|level| {
                let front = centre.by(0.0, FRONT - LIFT * f64::from(level));
                Shape::art(format!("side-{square}-{level}"), SIDE, &[level_class(level)], front)
            }));
            let top = centre.by(0.0, -LIFT * f64::from(half.level));
            shapes.extend([self.half(square, half, top), Self::sign(square, half, top)]);
        }
        shapes
    }
}

impl Board for TrexoBoard {
    fn class(&self) -> &'static str {
        "t-trexo"
    }

    /// In the slanted view, with room for the stacks that reach over the upper edge.
    fn frame(&self) -> Rect {
        let frame = self.grid.frame(GROUND_MARGIN);
        let tops = self.halves().map(|(_, half, centre)| centre.y - 50.0 - LIFT * f64::from(half.level));
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

    fn ground(&self, _options: &Options) -> Vec<Shape> {
        let cell = |(square, centre)| Shape::art(format!("cell-{square}"), TREXO_CELL, &[], centre);
        let board = ground(self.grid.frame(GROUND_MARGIN));
        std::iter::once(board).chain(self.squares().map(cell)).collect()
    }

    fn pieces(&self) -> Vec<Shape> {
        match self.view {
            View::Above => self.flat(),
            View::Slanted => self.slanted(),
        }
    }

    /// The squares of the winner's lines.
    fn decided_by(&self) -> Vec<Place> {
        let Some(tessera_games::trexo::Ending::Line(symbol)) = self.position.ending() else {
            return Vec::new();
        };
        let mut places: Vec<Place> = self
            .position
            .lines(symbol)
            .flat_map(tessera_games::trexo::Line::squares)
            .map(Place::from)
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn stock(&self, player: Player) -> Vec<Stock> {
        vec![Stock::uncounted(player, "sign", sign_art(Symbol::of(player)), &[])]
    }

    fn common_stock(&self) -> Option<Stock> {
        let origin = Point::default();
        let shapes = vec![
            Shape::art("tile", TILE, &[level_class(1)], origin),
            Shape::art("tile-x", SIGN_X, &[], origin.by(-50.0, 0.0)),
            Shape::art("tile-o", SIGN_O, &[], origin.by(50.0, 0.0)),
        ];
        let count = Some(self.position.tiles_left().into());
        Some(Stock { key: "tile".to_owned(), player: None, shapes, count })
    }
}
