//! The board editor: pieces are put and taken one by one, and what is not proper yet is told in words.
//!
//! The board that is being edited is a position string, cell by cell. It may be improper on the way: two
//! totems, a snake without a head. [`edit`] says what is wrong with it, and [`editor_look`] shows it all the
//! same.

mod board;
mod change;
mod problem;
mod show;
mod tools;

use serde::Serialize;
use tessera_games::GameId;

pub use show::editor_look;
pub use tools::{Tool, editor_tools};

use self::board::Board;
use crate::{Words, say};

/// A board after an edit.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Edited {
    /// Its position string, proper or not.
    pub position: String,
    /// What is wrong with it, or why the edit was refused; `None` if it is a position to play from.
    pub problem: Option<Words>,
}

/// Uses a tool, on a cell if the tool needs one. A text that is no board of the game is an error.
pub fn edit(game: GameId, position: &str, tool: &str, cell: Option<&str>) -> Result<Edited, Words> {
    let mut board = Board::read(game, position)?;
    let refused = match tools::known(game, tool) {
        None => Some(say::refused_choice()),
        Some(tool) => change::apply(&mut board, tool, cell).err(),
    };
    let problem = refused.or_else(|| problem::problem(&board));
    Ok(Edited { position: board.to_string(), problem })
}
