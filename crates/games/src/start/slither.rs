//! How Slither Stone begins: on a board that is generated from its size, its walls and a seed.

use tessera_slither_stone::{BoardSpec, Grid, SpecError};

use super::{BoardRequest, Start, StartError, StartNumber, StartRequest};

/// The message for a code that no board has.
pub(super) const NO_CODE: &str = "core-board-code";

/// The message for numbers that no board has.
pub(super) const fn message(reason: SpecError) -> (&'static str, Option<u16>) {
    match reason {
        SpecError::Columns(_) => ("core-board-columns", None),
        SpecError::Rows(_) => ("core-board-rows", None),
        SpecError::Squares(_) => ("core-board-squares", None),
        SpecError::TooManyWalls { most } => ("core-board-walls", Some(most as u16)),
        SpecError::OddWalls => ("core-board-even", None),
    }
}

pub(super) fn requested(request: &StartRequest) -> Result<Start, StartError> {
    let board = request.board.as_ref().map(|board| board.spec(request.nearest)).transpose()?;
    Ok(Start::Slither(board.unwrap_or_default()))
}

impl BoardRequest {
    /// The board that was chosen, or, if that is wanted, the nearest that exists.
    pub fn spec(&self, nearest: bool) -> Result<BoardSpec, StartError> {
        let (columns, rows, walls, seed) = match self {
            Self::Code { code } => return code.parse().map_err(StartError::Board),
            &Self::Kind { columns, rows, walls, seed } => (columns, rows, walls, seed),
        };
        let usual = BoardSpec::default();
        let columns = columns.map_or(usual.grid().columns(), saturated);
        let rows = rows.map_or(usual.grid().rows(), saturated);
        let walls = walls.map_or(usual.walls(), saturated);
        if nearest {
            return Ok(BoardSpec::nearest(columns, rows, walls, seed));
        }
        BoardSpec::new(columns, rows, walls, seed).map_err(StartError::NoBoard)
    }
}

/// A number of a board; one that is too large for a byte is too large for any board.
fn saturated(number: u16) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

pub(super) fn numbers(board: BoardSpec) -> [StartNumber; 3] {
    let (grid, usual) = (board.grid(), BoardSpec::default());
    let number = |id, value: u8, (least, most): (u8, u8), step: u8, usual: u8| StartNumber {
        id,
        value: value.into(),
        least: least.into(),
        most: most.into(),
        step: step.into(),
        usual: usual.into(),
    };
    let columns = (Grid::LEAST, Grid::MOST);
    let rows = (Grid::LEAST, Grid::most_rows(grid.columns()));
    let walls = (0, BoardSpec::most_walls(grid));
    [
        number("columns", grid.columns(), columns, 1, usual.grid().columns()),
        number("rows", grid.rows(), rows, 1, usual.grid().rows()),
        number("walls", board.walls(), walls, BoardSpec::wall_step(grid), usual.walls()),
    ]
}
