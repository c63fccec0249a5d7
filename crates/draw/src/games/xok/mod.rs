//! The board of Xok: hexagons in seven rows, fish and sharks.

pub(crate) mod art;
#[cfg(feature = "print")]
pub(crate) mod print;

use tessera_game::Player;
use tessera_games::AnyAction;
use tessera_games::xok::{Cell, Cells, Ending, Piece, Placement, Position, SharkKind};

use self::art::{FISH, XOK_BOARD, XOK_CELL, shark_art};
use crate::art::{Art, LAST_HEX};
use crate::board::{Board, Happened, Label, half_turn, player_class, sign};
use crate::games::{DrawnPosition, Trail};
use crate::geometry::{Point, Pose, Rect};
use crate::{Options, Place, Shape, Stock};

/// How far rows are apart.
const ROW_PITCH: f64 = 86.603;

/// How far the letter of a row is from the middle of its first cell: past the edge of the board.
const LABEL_DISTANCE: f64 = 134.0;

/// How far the edge of a small board is from the centres of its outermost cells, to the side and upwards.
const SMALL_EDGE: [f64; 2] = [74.0, 82.0];

/// The rounding of a small board's corners.
const SMALL_CORNER: f64 = 48.0;

/// How far the letter of a row is from the edge of a small board.
const SMALL_LABEL_DISTANCE: f64 = 26.0;

/// A position of Xok, seen by one of the players.
struct XokBoard {
    position: Position,
    seen_by: Player,
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Self {
        Self { letter: cell.row(), number: cell.number() - 1 }
    }
}

impl DrawnPosition for Position {
    /// Two fish, or a shark and what it eats. The fish under the shark itself is not crossed out, so that the shark can
    /// be seen.
    fn note(&self, action: AnyAction, happened: &mut Happened, _: &mut [Trail]) {
        let AnyAction::Xok(action) = action else { return };
        match action.placement() {
            Placement::TwoFish(one, other) => happened.touch([one, other]),
            Placement::Shark(_, cell) => {
                happened.touch([cell]);
                let eaten = self.eaten(action).into_iter().filter(|&eaten| eaten != cell);
                happened.lost.extend(eaten.map(Place::from));
            }
        }
    }

    fn board(&self, _: &[Trail], options: &Options) -> Box<dyn Board> {
        Box::new(XokBoard { position: *self, seen_by: options.seen_by })
    }
}

impl XokBoard {
    /// The cells of the board that is played on.
    fn cells(&self) -> Cells {
        self.position.rules().shape().cells()
    }

    /// Whether it is the board of the printed game. A small board has an edge of its own.
    fn is_standard(&self) -> bool {
        self.cells() == Cells::BOARD
    }

    fn cell_centre(&self, cell: Cell) -> Point {
        let middle_row = (Cell::ROWS as f64 - 1.0) / 2.0;
        let middle = f64::midpoint(f64::from(Cell::row_length(cell.row())), 1.0);
        let sign = sign(self.seen_by);
        Point::new(
            sign * 100.0 * (f64::from(cell.number()) - middle),
            -sign * ROW_PITCH * (f64::from(cell.row()) - middle_row),
        )
    }
}

impl Board for XokBoard {
    fn class(&self) -> &'static str {
        "t-xok"
    }

    fn frame(&self) -> Rect {
        if self.is_standard() {
            return Rect::centred(344.0, 356.0);
        }
        Rect::round(self.cells().into_iter().map(|cell| self.cell_centre(cell)), SMALL_EDGE)
    }

    fn centre(&self, place: Place) -> Option<Point> {
        let cell = Cell::new(place.letter(), place.number() + 1);
        cell.filter(|&cell| self.cells().contains(cell)).map(|cell| self.cell_centre(cell))
    }

    /// The letters of the rows, along the slanting edge; beside a small board, one below the other. The numbers are in the cells.
    fn labels(&self) -> Vec<Label> {
        let rows = (0..Cell::ROWS as u8).filter_map(|row| {
            let cells: Vec<Point> = Cell::of_row(row)
                .filter(|&cell| self.cells().contains(cell))
                .map(|cell| self.cell_centre(cell))
                .collect();
            let y = cells.first()?.y;
            let left = cells.iter().map(|cell| cell.x).fold(f64::INFINITY, f64::min);
            let x = if self.is_standard() {
                left - LABEL_DISTANCE
            } else {
                self.frame().x - SMALL_LABEL_DISTANCE
            };
            Some(Label { at: Point::new(x, y), text: char::from(b'a' + row).to_string() })
        });
        rows.collect()
    }

    fn ground(&self, options: &Options) -> Vec<Shape> {
        let mut shapes = vec![if self.is_standard() {
            Shape::art("board", XOK_BOARD, &[], Point::default())
        } else {
            Shape::rect("board", "t-board", self.frame(), SMALL_CORNER)
        }];
        let cell = |cell| Shape::art(format!("cell-{cell}"), XOK_CELL, &[], self.cell_centre(cell));
        shapes.extend(self.cells().into_iter().map(cell));
        if options.coordinates {
            // A number that shows from under a piece looks like dirt.
            shapes.extend(self.position.empty().into_iter().map(|cell| {
                let (key, at) = (format!("number-{cell}"), self.cell_centre(cell).by(0.0, 41.0));
                Shape::text(key, cell.number().to_string(), "t-label", at, 15.0)
            }));
        }
        shapes
    }

    fn pieces(&self) -> Vec<Shape> {
        let piece = |cell| {
            let (player, piece) = self.position.piece(cell)?;
            let pose = Pose::at(self.cell_centre(cell));
            let (art, pose) = match piece {
                Piece::Fish => (FISH, pose),
                Piece::Shark(shark) => {
                    let turn = half_turn(self.seen_by) - 60 * i32::from(shark.facing().index() as u8);
                    (shark_art(shark.kind()), pose.turned(turn))
                }
            };
            Some(Shape::posed(format!("{}-{cell}", art.name()), art, &[player_class(player)], pose))
        };
        self.cells().into_iter().filter_map(piece).collect()
    }

    fn decided_by(&self) -> Vec<Place> {
        let groups = match self.position.ending() {
            None => Vec::new(),
            Some(Ending::Chain { chain, .. }) => vec![chain],
            Some(Ending::NoAction { groups }) => groups.to_vec(),
        };
        groups.into_iter().flat_map(|group| group.cells).map(Place::from).collect()
    }

    fn stock(&self, player: Player) -> Vec<Stock> {
        let row = |art, count| Stock::counted(player, art, &[player_class(player)], count);
        let fish = row(FISH, self.position.fish_left(player));
        let sharks = SharkKind::ALL
            .into_iter()
            .map(|kind| row(shark_art(kind), self.position.sharks_left(player, kind)));
        std::iter::once(fish).chain(sharks).collect()
    }

    fn corners(&self) -> Art {
        LAST_HEX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(position: &str, seen_by: Player) -> XokBoard {
        XokBoard { position: position.parse().unwrap(), seen_by }
    }

    #[test]
    fn letters_of_a_small_board_are_beside_their_rows_and_past_its_own_edge() {
        for seen_by in Player::BOTH {
            let whole = board(&Position::start().to_string(), seen_by);
            let small = board("board=14 chain=4 ../.../..../.../.. w", seen_by);
            let rows = |board: &XokBoard| -> Vec<(String, f64)> {
                board.labels().into_iter().map(|Label { at, text }| (text, at.y)).collect()
            };
            assert_eq!(rows(&small), rows(&whole)[1..6]);
            let edge = small.frame().x;
            assert!(small.labels().iter().all(|label| (edge - 30.0..edge - 20.0).contains(&label.at.x)));
        }
    }
}
