//! The board of Yoxii: thirty-seven squares, stones and the totem.

pub(crate) mod art;
#[cfg(feature = "print")]
pub(crate) mod print;

use tessera_game::{Player, Position as _};
use tessera_games::AnyAction;
use tessera_games::yoxii::{Content, Position, Square, Value};

use self::art::{TOTEM, YOXII_BOARD, YOXII_CELL, stone_art};
use crate::board::grid::Grid;
use crate::board::{Board, Happened, Label, player_class};
use crate::games::{DrawnPosition, Trail};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

/// How far the edge of a small board is from the centres of its outermost squares.
const SMALL_EDGE: f64 = 70.0;

/// The rounding of a small board's corners.
const SMALL_CORNER: f64 = 32.0;

/// A position of Yoxii, seen by one of the players.
struct YoxiiBoard {
    position: Position,
    grid: Grid,
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Self { letter: square.column(), number: square.row() }
    }
}

impl DrawnPosition for Position {
    fn note(&self, action: AnyAction, happened: &mut Happened, _: &mut [Trail]) {
        let AnyAction::Yoxii(action) = action else { return };
        happened.touch([self.totem(), action.totem(), action.stone()]);
    }

    fn board(&self, _: &[Trail], options: &Options) -> Box<dyn Board> {
        let grid = Grid { columns: 7, rows: 7, seen_by: options.seen_by };
        Box::new(YoxiiBoard { position: *self, grid })
    }
}

impl YoxiiBoard {
    /// Whether it is the board of the printed game. A small board has an edge of its own.
    fn is_standard(&self) -> bool {
        self.position.shape() == tessera_games::yoxii::Shape::default()
    }

    /// Every square with its centre, in the order of drawing.
    fn squares(&self) -> impl Iterator<Item = (Square, Point)> {
        let (grid, shape) = (self.grid, self.position.shape());
        grid.squares().filter_map(move |(column, row)| {
            let square = Square::new(column, row).filter(|&square| shape.has(square))?;
            Some((square, grid.centre(column, row)))
        })
    }
}

impl Board for YoxiiBoard {
    fn class(&self) -> &'static str {
        "t-yoxii"
    }

    fn frame(&self) -> Rect {
        if self.is_standard() {
            return Rect::centred(370.0, 370.0);
        }
        Rect::round(self.squares().map(|(_, centre)| centre), [SMALL_EDGE; 2])
    }

    fn centre(&self, place: Place) -> Option<Point> {
        let square = Square::new(place.letter(), place.number())?;
        if !self.position.shape().has(square) {
            return None;
        }
        Some(self.grid.centre(square.column(), square.row()))
    }

    fn labels(&self) -> Vec<Label> {
        let (shape, grid) = (self.position.shape(), self.grid);
        let has = |wanted: &dyn Fn(Square) -> bool| shape.squares().into_iter().any(wanted);
        let columns = (0..grid.columns).filter(|&column| has(&|square: Square| square.column() == column));
        let rows = (0..grid.rows).filter(|&row| has(&|square: Square| square.row() == row));
        grid.labels_of(columns, rows, self.frame())
    }

    fn ground(&self, _options: &Options) -> Vec<Shape> {
        let board = if self.is_standard() {
            Shape::art("board", YOXII_BOARD, &[], Point::default())
        } else {
            Shape::rect("board", "t-board", self.frame(), SMALL_CORNER)
        };
        let cells = self
            .squares()
            .map(|(square, centre)| Shape::art(format!("cell-{square}"), YOXII_CELL, &[], centre));
        std::iter::once(board).chain(cells).collect()
    }

    fn pieces(&self) -> Vec<Shape> {
        let piece = |(square, centre): (Square, Point)| match self.position.content(square) {
            Content::Free => None,
            Content::Totem => Some(Shape::art("totem", TOTEM, &[], centre)),
            Content::Stone { owner, value } => {
                let art = stone_art(value);
                Some(Shape::art(format!("{}-{square}", art.name()), art, &[player_class(owner)], centre))
            }
        };
        self.squares().filter_map(piece).collect()
    }

    /// The stones around the totem, which are counted.
    fn decided_by(&self) -> Vec<Place> {
        if self.position.outcome().is_none() {
            return Vec::new();
        }
        let around = self.position.totem().neighbours();
        let is_stone = |square: &Square| matches!(self.position.content(*square), Content::Stone { .. });
        around.iter().filter(is_stone).map(Place::from).collect()
    }

    fn stock(&self, player: Player) -> Vec<Stock> {
        let (supply, classes) = (self.position.supply(player), [player_class(player)]);
        let row = |value| Stock::counted(player, stone_art(value), &classes, supply.left(value).into());
        Value::ALL.into_iter().map(row).collect()
    }
}
