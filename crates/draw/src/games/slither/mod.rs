//! The board of Slither Stone: walls, free spaces and snakes.

pub(crate) mod art;
#[cfg(feature = "print")]
pub(crate) mod print;
#[cfg(feature = "print")]
pub(crate) mod sheets;
mod snake;
mod way;

use tessera_game::Player;
use tessera_games::AnyAction;
use tessera_games::slither_stone::{Action, Leg, Position, Snake, Square};

use self::art::{FREE, SLITHER_CELL, SNAKE_HEAD, WALL, snake_classes};
use self::snake::{SnakePen, snake_number};
use self::way::{Way, ways};
use crate::board::grid::{GROUND_MARGIN, Grid, ground};
use crate::board::{Board, Happened, Label};
use crate::games::{DrawnPosition, Trail};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

/// A position of Slither Stone with the ways of its snakes, seen by one of the players.
struct SlitherBoard {
    position: Position,
    ways: Vec<Way>,
    seen_by: Player,
}

impl DrawnPosition for Position {
    /// The trails of the four snakes, by [`Snake::index`].
    fn trails(&self) -> Vec<Trail> {
        let trail = |way: Way| way.into_iter().map(|part| places(self, part).collect()).collect();
        ways(self).map(trail).to_vec()
    }

    fn note(&self, action: AnyAction, happened: &mut Happened, trails: &mut [Trail]) {
        let AnyAction::Slither(action) = action else { return };
        match action {
            Action::Wall(square) | Action::FreeSpace(square) => happened.touch(place(self, square)),
            Action::Move(move_) => {
                for leg in self.trace(move_).legs() {
                    note_leg(self, leg, happened, &mut trails[leg.snake.index()]);
                }
            }
            Action::End => {}
        }
    }

    fn board(&self, trails: &[Trail], options: &Options) -> Box<dyn Board> {
        let square = |place: &Place| self.grid().square(place.letter(), place.number());
        let way = |trail: &Trail| trail.iter().map(|part| part.iter().filter_map(square).collect()).collect();
        let ways = trails.iter().map(way).collect();
        Box::new(SlitherBoard { position: *self, ways, seen_by: options.seen_by })
    }
}

/// A snake goes on, or dies: then all its squares are lost.
fn note_leg(before: &Position, leg: &Leg, happened: &mut Happened, trail: &mut Trail) {
    let entered = places(before, leg.entered().to_vec());
    match trail.last_mut() {
        Some(part) => part.extend(entered),
        None => trail.push(entered.collect()),
    }
    if leg.death.is_some() {
        happened.lost.extend(std::mem::take(trail).concat());
    } else {
        happened.touch(places(before, leg.entered().to_vec()));
    }
}

impl SlitherBoard {
    fn grid(&self) -> Grid {
        let size = self.position.grid();
        Grid { columns: size.columns(), rows: size.rows(), seen_by: self.seen_by }
    }

    /// The name of a square: `d4`.
    fn square_name(&self, square: Square) -> String {
        let (column, row) = self.position.grid().place(square);
        tessera_game::square_text(column, row)
    }

    /// The centre of a square of the board.
    fn square_centre(&self, square: Square) -> Point {
        let (column, row) = self.position.grid().place(square);
        self.grid().centre(column, row)
    }
}

fn places(position: &Position, squares: Vec<Square>) -> impl Iterator<Item = Place> {
    let position = *position;
    squares.into_iter().filter_map(move |square| place(&position, square))
}

/// The place of a square of a position.
fn place(position: &Position, square: Square) -> Option<Place> {
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

    /// A game ends when snakes die; their squares are known only from the last turn.
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
