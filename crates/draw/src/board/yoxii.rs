//! The board of Yoxii: thirty-seven squares, stones and the totem.

use tessera_game::{Player, Position as _};
use tessera_yoxii::{Cell, Content, Position, Value};

use super::grid::Grid;
use super::{Board, Label, Row, player_class};
use crate::art::{Art, STONE_1, STONE_2, STONE_3, STONE_4, TOTEM, YOXII_BOARD, YOXII_CELL};
use crate::canvas::Canvas;
use crate::geometry::{Point, Pose, Rect};
use crate::{Options, Place};

/// A position of Yoxii, seen by one of the players.
pub(crate) struct YoxiiBoard {
    position: Position,
    grid: Grid,
}

pub(crate) const fn stone_art(value: Value) -> Art {
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
    fn cells(&self) -> impl Iterator<Item = (Cell, Point)> {
        let grid = self.grid;
        grid.squares().filter_map(move |(column, row)| {
            Cell::new(column, row).map(|cell| (cell, grid.centre(column, row)))
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
        let cell = Cell::new(place.letter(), place.number())?;
        Some(self.grid.centre(cell.column(), cell.row()))
    }

    fn labels(&self) -> Vec<Label> {
        self.grid.labels(self.frame())
    }

    fn draw_ground(&self, canvas: &mut Canvas, _options: &Options) {
        canvas.lay(YOXII_BOARD, &[], Pose::at(Point::default()));
        for (_, centre) in self.cells() {
            canvas.lay(YOXII_CELL, &[], Pose::at(centre));
        }
    }

    fn draw_pieces(&self, canvas: &mut Canvas) {
        for (cell, centre) in self.cells() {
            match self.position.content(cell) {
                Content::Free => {}
                Content::Totem => canvas.lay(TOTEM, &[], Pose::at(centre)),
                Content::Stone { owner, value } => {
                    canvas.lay(stone_art(value), &[player_class(owner)], Pose::at(centre));
                }
            }
        }
    }

    /// The stones around the totem, which are counted.
    fn decided_by(&self) -> Vec<Place> {
        if self.position.outcome().is_none() {
            return Vec::new();
        }
        let around = self.position.totem().neighbours();
        let is_stone = |cell: &Cell| matches!(self.position.content(*cell), Content::Stone { .. });
        around.iter().filter(is_stone).map(Place::from).collect()
    }

    fn stock(&self, player: Player) -> Vec<Row> {
        let supply = self.position.supply(player);
        let row = |value| Row::counted(stone_art(value), &[player_class(player)], supply.left(value).into());
        Value::ALL.into_iter().map(row).collect()
    }
}
