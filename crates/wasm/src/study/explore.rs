//! The opening explorer: its file is read once, and asked about each position that is studied.

use std::cell::RefCell;

use serde::Serialize;
use tessera_explorer::{Explorer, Page, Row, Tally, Value};
use tessera_game::Player;
use tessera_view::Line;

use crate::answer::{Answer, words};

thread_local! {
    /// The explorer of the game that is studied.
    static KEPT: RefCell<Option<Explorer>> = const { RefCell::new(None) };
}

/// The size of an explorer that was read.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ExplorerRead {
    /// How many turns deep it is.
    turns: usize,
    /// The number of strong games.
    games: usize,
}

/// What is known of the turns in a position.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Explored {
    /// The turns, the best first; `null` if the explorer does not know the position.
    rows: Option<Vec<ExploredTurn>>,
}

/// A turn that the explorer knows.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ExploredTurn {
    /// Its actions.
    actions: Vec<String>,
    /// The expected result for the first player, from 0 (lost) to 1 (won).
    first: f64,
    /// The proven result, if there is one.
    proof: Option<ExploredProof>,
    /// The depth and the number of positions of the search.
    depth: u32,
    nodes: u64,
    /// The strong games that went on with it: won by the first player, drawn, won by the second player.
    games: [u32; 3],
}

/// A proven result.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ExploredProof {
    /// The winner, or `null` for a draw.
    #[cfg_attr(feature = "typescript", ts(type = "Player | null"))]
    winner: Option<String>,
    /// The number of actions of both players until the end.
    actions: u32,
}

pub(crate) fn read(text: &str) -> Answer<ExplorerRead> {
    let explorer = Explorer::read(text).map_err(|_| words("study-explorer-damaged", []))?;
    let read = ExplorerRead { turns: explorer.head().turns, games: explorer.game_count() };
    KEPT.with_borrow_mut(|kept| *kept = Some(explorer));
    Ok(read)
}

pub(crate) fn explore(line: &Line) -> Answer<Explored> {
    let position = line.position()?;
    let page = KEPT.with_borrow(|kept| kept.as_ref().and_then(|explorer| explorer.look_up(&position)));
    let mover = position.to_move();
    let turn = |row: &Row| turn(row, mover, position.line_texts(&row.actions));
    Ok(Explored { rows: page.map(|Page { rows, .. }| rows.iter().map(turn).collect()) })
}

fn turn(row: &Row, mover: Player, actions: Vec<String>) -> ExploredTurn {
    let share = f64::from(row.value.map_or(50, Value::percent)) / 100.0;
    let proof = match row.value {
        Some(Value::Win(actions)) => Some((Some(mover), actions)),
        Some(Value::Loss(actions)) => Some((Some(!mover), actions)),
        Some(Value::Draw) => Some((None, 0)),
        Some(Value::Expected(_)) | None => None,
    };
    let Tally { first, draws, second } = row.tally;
    ExploredTurn {
        actions,
        first: if mover == Player::First { share } else { 1.0 - share },
        proof: proof.map(|(winner, actions)| ExploredProof {
            winner: winner.map(|player: Player| player.to_string()),
            actions,
        }),
        depth: row.depth,
        nodes: row.nodes,
        games: [first, draws, second],
    }
}
