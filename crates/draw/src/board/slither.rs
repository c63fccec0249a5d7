//! The board of Slither Stone: walls, free spaces and snakes.

use tessera_game::Player;
use tessera_slither_stone::{Position, Snake, Square};

use super::grid::{GROUND_MARGIN, Grid, ground};
use super::snake::{SnakePen, snake_classes, snake_number};
use super::way::Way;
use super::{Board, Label};
use crate::art::{FREE, SLITHER_CELL, SNAKE_HEAD, WALL};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

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

    /// The name of a square: `d4`.
    pub(crate) fn square_name(&self, square: Square) -> String {
        let (column, row) = self.position.grid().place(square);
        tessera_game::square_text(column, row)
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

    fn ground(&self, _options: &Options) -> Vec<Shape> {
        let cells = self.grid().squares().map(|(column, row)| {
            let key = format!("cell-{}", tessera_game::square_text(column, row));
            Shape::art(key, SLITHER_CELL, &[], self.grid().centre(column, row))
        });
        std::iter::once(ground(self.frame())).chain(cells).collect()
    }

    fn pieces(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for (art, squares) in [(WALL, self.position.walls()), (FREE, self.position.free_spaces())] {
            shapes.extend(squares.into_iter().map(|square| {
                let key = format!("{}-{}", art.name(), self.square_name(square));
                Shape::art(key, art, &[], self.square_centre(square))
            }));
        }
        for snake in Snake::ALL {
            SnakePen { board: self, snake }.draw(&mut shapes, &self.ways[snake.index()]);
        }
        shapes
    }

    /// A game ends when snakes die; which squares were theirs, only the last turn tells.
    fn decided_by(&self) -> Vec<Place> {
        Vec::new()
    }

    /// The heads of the living snakes, then the free spaces.
    fn stock(&self, player: Player) -> Vec<Stock> {
        let heads = self.position.living(player).map(|snake| {
            let name = format!("snake-{}", snake_number(snake));
            Stock::uncounted(player, &name, SNAKE_HEAD, &snake_classes(snake))
        });
        let free = Stock::counted(player, FREE, &[], self.position.supply(player).into());
        heads.chain(std::iter::once(free)).collect()
    }
}
