//! The symmetries of the boards. The standard board and that of 14 cells have four: as it is, left and right exchanged,
//! up and down exchanged, and both, which is half a turn. That of 12 cells has the first two of them, the hexagon of 19
//! cells has twelve: turns by sixths, with left and right exchanged or not.

use crate::cell::{CELL_LIMIT, ROW_LENGTHS, ROW_STARTS, STEPS};
use crate::roster::Roster;
use crate::{Action, Cell, Cells, Direction, Placement, Position, Shape, Shark};

/// A symmetry of a board.
#[derive(Clone, Copy)]
pub(crate) struct Symmetry {
    shape: Shape,
    turn: Turn,
    /// Where each cell goes, by the numbers of the cells.
    cells: &'static [u8; 64],
}

/// The effect on directions: left and right are exchanged or not, then all turn by sixths, anticlockwise.
#[derive(Clone, Copy)]
struct Turn {
    reflects: bool,
    sixths: usize,
}

impl Symmetry {
    /// How many symmetries a board has.
    pub(crate) const fn count(shape: Shape) -> usize {
        match shape {
            Shape::Standard | Shape::Cells14 => MIRRORED.len(),
            Shape::Cells12 => 2,
            Shape::Cells19 => HEXAGON.len(),
        }
    }

    /// The symmetry of a board with that number. Higher numbers begin again, and number 0 changes nothing.
    pub(crate) const fn new(number: usize, shape: Shape) -> Self {
        let number = number % Self::count(shape);
        match shape {
            Shape::Cells19 => Self { shape, turn: HEXAGON[number], cells: &CELLS_OF_HEXAGON[number] },
            _ => Self { shape, turn: MIRRORED[number], cells: &CELLS[number] },
        }
    }

    fn direction(self, direction: Direction) -> Direction {
        self.turn.direction(direction)
    }

    fn cell(self, cell: Cell) -> Cell {
        Cell::from_raw(self.cells[usize::from(cell.raw() & 63)])
    }

    fn cells(self, cells: Cells) -> Cells {
        cells.into_iter().map(|cell| self.cell(cell)).collect()
    }

    /// In a mirror, the first mouth is the one that was the last.
    fn shark(self, shark: Shark) -> Shark {
        let angle = if self.turn.reflects { shark.kind().angle() } else { 0 };
        Shark::new(shark.kind(), self.direction(shark.facing().turned(angle)))
    }

    fn roster(self, roster: Roster) -> Roster {
        let mut there = self.shape.roster();
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
            rules: position.rules,
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

impl Turn {
    const fn direction(self, direction: Direction) -> Direction {
        let index = direction.index();
        // West is three sixths from east: exchanging the two counts the other way round.
        let reflected = if self.reflects { 9 - index } else { index };
        Direction::E.turned(reflected + self.sixths)
    }
}

/// The symmetries of a board that is as wide as high.
const MIRRORED: [Turn; 4] = [
    Turn { reflects: false, sixths: 0 },
    Turn { reflects: true, sixths: 0 },
    Turn { reflects: true, sixths: 3 },
    Turn { reflects: false, sixths: 3 },
];

/// The symmetries of a hexagon.
const HEXAGON: [Turn; 12] = {
    let mut turns = [MIRRORED[0]; 12];
    let mut number = 0;
    while number < turns.len() {
        turns[number] = Turn { reflects: number % 2 == 1, sixths: number / 2 };
        number += 1;
    }
    turns
};

/// Where each symmetry of the standard board takes each cell.
const CELLS: [[u8; 64]; MIRRORED.len()] = cells();

/// Where each symmetry of the hexagon takes each of its cells.
const CELLS_OF_HEXAGON: [[u8; 64]; HEXAGON.len()] = cells_of_hexagon();

const fn cells() -> [[u8; 64]; MIRRORED.len()] {
    let mut cells = [[0; 64]; MIRRORED.len()];
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

/// The number of a cell is that of the middle, `c3`, and as many steps `e` and `ne` as the cell is away. The image has
/// as many steps in the directions that these two become.
const fn cells_of_hexagon() -> [[u8; 64]; HEXAGON.len()] {
    const MIDDLE: i8 = ROW_STARTS[2].cast_signed() + 2;
    const UP: i8 = STEPS[Direction::Ne.index()];
    let mut cells = [[0; 64]; HEXAGON.len()];
    let mut number = 0;
    while number < HEXAGON.len() {
        let east = STEPS[HEXAGON[number].direction(Direction::E).index()];
        let up = STEPS[HEXAGON[number].direction(Direction::Ne).index()];
        let mut cell = 0;
        while cell < CELL_LIMIT {
            if Shape::Cells19.has(Cell::from_raw(cell)) {
                // The hexagon reaches two steps to each side, less than half of a row.
                let away = cell.cast_signed() - MIDDLE;
                let rows = (away + 2 * UP + UP / 2) / UP - 2;
                let columns = away - rows * UP;
                cells[number][cell as usize] = (MIDDLE + rows * up + columns * east).cast_unsigned();
            }
            cell += 1;
        }
        number += 1;
    }
    cells
}
