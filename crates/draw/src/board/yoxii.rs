//! The board of Yoxii: thirty-seven squares, stones and the totem.

use tessera_game::{Player, Position as _};
use tessera_yoxii::{Content, Position, Square, Value};

use super::grid::Grid;
use super::{Board, Label, player_class};
use crate::art::{Art, STONE_1, STONE_2, STONE_3, STONE_4, TOTEM, YOXII_BOARD, YOXII_CELL};
use crate::geometry::{Point, Rect};
use crate::{Options, Place, Shape, Stock};

/// A position of Yoxii, seen by one of the players.
pub(crate) struct YoxiiBoard {
    position: Position,
    grid: Grid,
}

/// The shape of a stone.
pub const fn stone_art(value: Value) -> Art {
    match value {
        Value::One => STONE_1,
        Value::Two => STONE_2,
        Value::Three => STONE_3,
        Value::Four => STONE_4,
    }
}

impl YoxiiBoard {
    pub(crate) const fn new(position: Position, seen_by: Player) -> Self {
        Self { position, grid: Grid { columns: 7, rows: 7, seen_by } }
    }

    /// Every square with its centre, in the order of drawing.
    fn cells(&self) -> impl Iterator<Item = (Square, Point)> {
        let grid = self.grid;
        grid.squares().filter_map(move |(column, row)| {
            Square::new(column, row).map(|cell| (cell, grid.centre(column, row)))
        })
    }
}

impl Board for YoxiiBoard {
    fn class(&self) -> &'static str {
        "t-yoxii"
    }

    fn frame(&self) -> Rect {
        Rect::centred(370.0, 370.0)
    }

    fn centre(&self, place: Place) -> Option<Point> {
        let cell = Square::new(place.letter(), place.number())?;
        Some(self.grid.centre(cell.column(), cell.row()))
    }

    fn labels(&self) -> Vec<Label> {
        self.grid.labels(self.frame())
    }

    fn ground(&self, _options: &Options) -> Vec<Shape> {
        let board = Shape::art("board", YOXII_BOARD, &[], Point::default());
        let cells =
            self.cells().map(|(cell, centre)| Shape::art(format!("cell-{cell}"), YOXII_CELL, &[], centre));
        std::iter::once(board).chain(cells).collect()
    }

    fn pieces(&self) -> Vec<Shape> {
        let piece = |(cell, centre): (Square, Point)| match self.position.content(cell) {
            Content::Free => None,
            Content::Totem => Some(Shape::art("totem", TOTEM, &[], centre)),
            Content::Stone { owner, value } => {
                let art = stone_art(value);
                Some(Shape::art(format!("{}-{cell}", art.name()), art, &[player_class(owner)], centre))
            }
        };
        self.cells().filter_map(piece).collect()
    }

    /// The stones around the totem, which are counted.
    fn decided_by(&self) -> Vec<Place> {
        if self.position.outcome().is_none() {
            return Vec::new();
        }
        let around = self.position.totem().neighbours();
        let is_stone = |cell: &Square| matches!(self.position.content(*cell), Content::Stone { .. });
        around.iter().filter(is_stone).map(Place::from).collect()
    }

    fn stock(&self, player: Player) -> Vec<Stock> {
        let (supply, classes) = (self.position.supply(player), [player_class(player)]);
        let row = |value| Stock::counted(player, stone_art(value), &classes, supply.left(value).into());
        Value::ALL.into_iter().map(row).collect()
    }
}
