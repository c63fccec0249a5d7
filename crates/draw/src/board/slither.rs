//! The board of Slither Stone: walls, free spaces and snakes.

use tessera_game::Player;
use tessera_slither_stone::{Position, Snake, Square};

use super::grid::{GROUND_MARGIN, Grid, ground};
use super::snake::{SnakePen, snake_classes};
use super::way::Way;
use super::{Board, Label, Row};
use crate::art::{FREE, SLITHER_CELL, SNAKE_HEAD, WALL};
use crate::canvas::Canvas;
use crate::geometry::{Point, Pose, Rect};
use crate::{Options, Place};

/// A position of Slither Stone with the ways of its snakes, seen by one of the players.
pub(crate) struct SlitherBoard {
    pub(crate) position: Position,
    pub(crate) ways: [Way; 4],
    pub(crate) seen_by: Player,
}

impl SlitherBoard {
    fn grid(&self) -> Grid {
        let size = self.position.grid();
        Grid { columns: size.columns(), rows: size.rows(), seen_by: self.seen_by }
    }

    /// The centre of a square of the board.
    pub(crate) fn square_centre(&self, square: Square) -> Point {
        let (column, row) = self.position.grid().place(square);
        self.grid().centre(column, row)
    }
}

/// The place of a square of a position.
pub(crate) fn place(position: &Position, square: Square) -> Option<Place> {
    let (column, row) = position.grid().place(square);
    Place::new(column, row)
}

impl Board for SlitherBoard {
    fn class(&self) -> &'static str {
        "t-slither"
    }

    fn frame(&self) -> Rect {
        self.grid().frame(GROUND_MARGIN)
    }

    fn centre(&self, place: Place) -> Option<Point> {
        let square = self.position.grid().square(place.letter(), place.number())?;
        Some(self.square_centre(square))
    }

    fn labels(&self) -> Vec<Label> {
        self.grid().labels(self.frame())
    }

    fn draw_ground(&self, canvas: &mut Canvas, _options: &Options) {
        canvas.raw(&ground(self.frame()));
        for (column, row) in self.grid().squares() {
            canvas.lay(SLITHER_CELL, &[], Pose::at(self.grid().centre(column, row)));
        }
    }

    fn draw_pieces(&self, canvas: &mut Canvas) {
        for (art, squares) in [(WALL, self.position.walls()), (FREE, self.position.free_spaces())] {
            for square in squares {
                canvas.lay(art, &[], Pose::at(self.square_centre(square)));
            }
        }
        for snake in Snake::ALL {
            SnakePen { board: self, snake }.draw(canvas, &self.ways[snake.index()]);
        }
    }

    /// A game ends when snakes die; which squares were theirs, only the last turn tells.
    fn decided_by(&self) -> Vec<Place> {
        Vec::new()
    }

    /// The heads of the living snakes, then the free spaces.
    fn stock(&self, player: Player) -> Vec<Row> {
        let heads =
            self.position.living(player).map(|snake| Row::uncounted(SNAKE_HEAD, &snake_classes(snake)));
        let free = Row::counted(FREE, &[], self.position.supply(player).into());
        heads.chain(std::iter::once(free)).collect()
    }
}
