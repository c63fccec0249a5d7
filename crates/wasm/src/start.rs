//! How games begin.

use serde::{Deserialize, Serialize};
use tessera_games::{AnyPosition, GameId, Start};
use tessera_slither_stone::{BoardSpec, Grid, SpecError};
use tessera_trexo::Rules;
use tessera_view::Line;

use crate::answer::{Answer, words};
use crate::game;

/// Which game, and with what. What is left out is as usual.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StartWish", optional_fields))]
pub(crate) struct Request {
    #[cfg_attr(feature = "typescript", ts(type = "GameId"))]
    game: String,
    /// Trexo: how many tiles.
    tiles: Option<u16>,
    /// Slither Stone: which board.
    board: Option<Board>,
    /// Whether numbers that cannot be had are replaced by the nearest ones that can.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    nearest: bool,
}

/// A board of Slither Stone: its code, or what it has.
#[derive(Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardWish", optional_fields))]
enum Board {
    Code { code: String },
    Kind { columns: Option<u16>, rows: Option<u16>, walls: Option<u16>, seed: u32 },
}

/// A game that begins.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Started", optional_fields))]
pub(crate) struct Begun {
    line: Line,
    /// The code of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// What can be chosen of it.
    numbers: Vec<Number>,
}

/// A number that can be chosen before a game begins.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StartNumber"))]
struct Number {
    id: &'static str,
    value: u16,
    least: u16,
    most: u16,
    step: u16,
    usual: u16,
}

pub(crate) fn start(request: &Request) -> Answer<Begun> {
    let game = game::id(&request.game)?;
    let start = match (game, request.tiles, &request.board) {
        (GameId::Trexo, Some(tiles), _) => Start::Trexo(rules(tiles, request.nearest)?),
        (GameId::Slither, _, Some(board)) => Start::Slither(spec(board, request.nearest)?),
        _ => Start::usual(game),
    };
    let (code, numbers) = match start {
        Start::Trexo(rules) => (None, vec![tiles(rules)]),
        Start::Slither(board) => (Some(board.to_string()), size_and_walls(board).into()),
        Start::Xok | Start::Yoxii => (None, Vec::new()),
    };
    let start = AnyPosition::from(start).to_string();
    Ok(Begun { line: Line { game, start, actions: Vec::new() }, code, numbers })
}

fn rules(tiles: u16, nearest: bool) -> Answer<Rules> {
    let tiles = if nearest { tiles.clamp(1, Rules::MOST_TILES) } else { tiles };
    let most = i64::from(Rules::MOST_TILES);
    let rules = Rules::new(tiles, Rules::default().size());
    rules.ok_or_else(|| words("core-tiles", [("most", most.into())]))
}

/// Handfuls of tiles, from a short game to a long one.
fn tiles(rules: Rules) -> Number {
    let usual = Rules::default().tiles();
    Number { id: "tiles", value: rules.tiles(), least: 15, most: 2 * usual, step: 5, usual }
}

fn spec(board: &Board, nearest: bool) -> Answer<BoardSpec> {
    let usual = BoardSpec::default();
    let (columns, rows, walls, seed) = match *board {
        Board::Code { ref code } => return code.parse().map_err(|_| words("core-board-code", [])),
        Board::Kind { columns, rows, walls, seed } => (
            columns.map_or(usual.grid().columns(), small),
            rows.map_or(usual.grid().rows(), small),
            walls.map_or(usual.walls(), small),
            seed,
        ),
    };
    let (columns, rows, walls) =
        if nearest { nearest_kind(columns, rows, walls) } else { (columns, rows, walls) };
    BoardSpec::new(columns, rows, walls, seed).map_err(|error| match error {
        SpecError::Columns(_) => words("core-board-columns", []),
        SpecError::Rows(_) => words("core-board-rows", []),
        SpecError::Squares(_) => words("core-board-squares", []),
        SpecError::TooManyWalls { most } => words("core-board-walls", [("most", most.into())]),
        SpecError::OddWalls => words("core-board-even", []),
    })
}

/// A number of a board; one that is far too large stays too large.
fn small(number: u16) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

/// A kind of board that there is: the columns count most, then the rows, then the walls.
fn nearest_kind(columns: u8, rows: u8, walls: u8) -> (u8, u8, u8) {
    let columns = columns.clamp(Grid::LEAST, Grid::MOST);
    let rows = rows.clamp(Grid::LEAST, most_rows(columns));
    let Some(grid) = Grid::new(columns, rows) else { return (columns, rows, 0) };
    let walls = walls.min(BoardSpec::most_walls(grid));
    (columns, rows, walls - walls % wall_step(grid))
}

/// The most rows of a board with that many columns.
fn most_rows(columns: u8) -> u8 {
    (Grid::LEAST..=Grid::MOST).rev().find(|&rows| Grid::new(columns, rows).is_some()).unwrap_or(Grid::LEAST)
}

/// By how much numbers of walls differ: one wall alone needs a square in the centre.
fn wall_step(grid: Grid) -> u8 {
    if BoardSpec::new(grid.columns(), grid.rows(), 1, 0).is_ok() { 1 } else { 2 }
}

fn size_and_walls(board: BoardSpec) -> [Number; 3] {
    let (grid, usual) = (board.grid(), BoardSpec::default());
    let number = |id, value: u8, (least, most): (u8, u8), step: u8, usual: u8| Number {
        id,
        value: value.into(),
        least: least.into(),
        most: most.into(),
        step: step.into(),
        usual: usual.into(),
    };
    let sides = (Grid::LEAST, Grid::MOST);
    let rows = (Grid::LEAST, most_rows(grid.columns()));
    let walls = (0, BoardSpec::most_walls(grid));
    [
        number("columns", grid.columns(), sides, 1, usual.grid().columns()),
        number("rows", grid.rows(), rows, 1, usual.grid().rows()),
        number("walls", board.walls(), walls, wall_step(grid), usual.walls()),
    ]
}
