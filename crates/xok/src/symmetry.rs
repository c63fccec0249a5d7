//! The four symmetries of the board: as it is, left and right exchanged, up and down exchanged, and both, which
//! is half a turn.

use crate::cell::{ROW_LENGTHS, ROW_STARTS};
use crate::roster::Roster;
use crate::{Action, Cell, Cells, Direction, Placement, Position, Shark};

/// A symmetry, numbered 0 to 3: bit 0 exchanges left and right, bit 1 up and down.
#[derive(Clone, Copy)]
pub(crate) struct Symmetry(usize);

impl Symmetry {
    /// How many there are.
    pub(crate) const COUNT: usize = 4;

    /// The symmetry with that number. Higher numbers begin again.
    pub(crate) const fn new(number: usize) -> Self {
        Self(number % Self::COUNT)
    }

    /// Whether directions that follow each other anticlockwise do so clockwise afterwards.
    const fn reflects(self) -> bool {
        self.0 == 1 || self.0 == 2
    }

    fn direction(self, direction: Direction) -> Direction {
        let index = direction.index();
        match self.0 {
            0 => direction,
            1 => Direction::W.turned(6 - index),
            2 => Direction::E.turned(6 - index),
            _ => direction.opposite(),
        }
    }

    fn cell(self, cell: Cell) -> Cell {
        Cell::from_raw(CELLS[self.0][usize::from(cell.raw() & 63)])
    }

    fn cells(self, cells: Cells) -> Cells {
        cells.into_iter().map(|cell| self.cell(cell)).collect()
    }

    /// In a mirror, the first mouth is the one that was the last.
    fn shark(self, shark: Shark) -> Shark {
        let angle = if self.reflects() { shark.kind().angle() } else { 0 };
        Shark::new(shark.kind(), self.direction(shark.facing().turned(angle)))
    }

    fn roster(self, roster: Roster) -> Roster {
        let mut there = Roster::FULL;
        for (shark, cell) in roster.placed() {
            there.put(self.shark(shark), self.cell(cell));
        }
        there
    }

    pub(crate) fn position(self, position: &Position) -> Position {
        Position {
            fish: position.fish.map(|cells| self.cells(cells)),
            sharks: position.sharks.map(|cells| self.cells(cells)),
            rosters: position.rosters.map(|roster| self.roster(roster)),
            to_move: position.to_move,
        }
    }

    pub(crate) fn action(self, action: Action) -> Action {
        match action.placement() {
            // Neighbours stay neighbours, so that two fish are always an action again.
            Placement::TwoFish(one, other) => {
                Action::two_fish(self.cell(one), self.cell(other)).unwrap_or(action)
            }
            Placement::Shark(shark, cell) => Action::shark(self.shark(shark), self.cell(cell)),
        }
    }
}

/// Where each symmetry takes each cell, by the numbers of the cells.
const CELLS: [[u8; 64]; Symmetry::COUNT] = cells();

const fn cells() -> [[u8; 64]; Symmetry::COUNT] {
    let mut cells = [[0; 64]; Symmetry::COUNT];
    let mut row = 0;
    while row < ROW_LENGTHS.len() {
        let mut left = 0;
        while left < ROW_LENGTHS[row] {
            let right = ROW_LENGTHS[row] - 1 - left;
            let (here, opposite) = (ROW_STARTS[row], ROW_STARTS[ROW_LENGTHS.len() - 1 - row]);
            let cell = (here + left) as usize;
            cells[0][cell] = here + left;
            cells[1][cell] = here + right;
            cells[2][cell] = opposite + left;
            cells[3][cell] = opposite + right;
            left += 1;
        }
        row += 1;
    }
    cells
}
