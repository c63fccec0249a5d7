//! How games begin.

use serde::{Deserialize, Serialize};
use tessera_games::{AnyPosition, GameId, Start};
use tessera_slither_stone::{BoardSpec, SpecError};
use tessera_trexo::Rules;
use tessera_view::Line;

use crate::answer::{Answer, words};
use crate::game;

/// Which game, and with what.
#[derive(Deserialize)]
pub(crate) struct Request {
    game: String,
    /// Trexo: how many tiles.
    tiles: Option<u16>,
    /// Slither Stone: which board.
    board: Option<Board>,
}

/// A board of Slither Stone: its code, or what it has.
#[derive(Deserialize)]
#[serde(untagged)]
enum Board {
    Code { code: String },
    Kind { columns: u8, rows: u8, walls: u8, seed: u32 },
}

/// A game that begins.
#[derive(Serialize)]
pub(crate) struct Begun {
    line: Line,
    /// The code of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
}

pub(crate) fn start(request: &Request) -> Answer<Begun> {
    let game = game::id(&request.game)?;
    let start = match (game, request.tiles, &request.board) {
        (GameId::Trexo, Some(tiles), _) => {
            let rules = Rules::new(tiles, Rules::default().size());
            let most = i64::from(Rules::MOST_TILES);
            Start::Trexo(rules.ok_or_else(|| words("core-tiles", [("most", most.into())]))?)
        }
        (GameId::Slither, _, Some(board)) => Start::Slither(spec(board)?),
        _ => Start::usual(game),
    };
    let code = if let Start::Slither(board) = start { Some(board.to_string()) } else { None };
    let start = AnyPosition::from(start).to_string();
    Ok(Begun { line: Line { game, start, actions: Vec::new() }, code })
}

fn spec(board: &Board) -> Answer<BoardSpec> {
    match *board {
        Board::Code { ref code } => code.parse().map_err(|_| words("core-board-code", [])),
        Board::Kind { columns, rows, walls, seed } => {
            BoardSpec::new(columns, rows, walls, seed).map_err(|error| match error {
                SpecError::Columns(_) => words("core-board-columns", []),
                SpecError::Rows(_) => words("core-board-rows", []),
                SpecError::Squares(_) => words("core-board-squares", []),
                SpecError::TooManyWalls { most } => words("core-board-walls", [("most", most.into())]),
                SpecError::OddWalls => words("core-board-even", []),
            })
        }
    }
}
