//! The board editor: pieces are put and taken one by one. On the way the board may break the rules: two totems, a
//! snake without a head. [`edit`] says what is wrong with it, and [`editor_look`] shows it anyway.
//!
//! What is edited is the game's own `Setup`; position strings are read and written only here.

use std::fmt;

use serde::Serialize;
use tessera_draw::{Place, Point, Shape};
use tessera_game::Player;
use tessera_games::{AnyPosition, GameId};

use crate::games::setup;
use crate::look::{Look, ViewOptions, look, shape};
use crate::{Figure, Line, Words, position_error, say};

/// What the editor asks of a game's `Setup`. Implemented once per game, in `<game>/editor.rs`.
pub(crate) trait EditableSetup: fmt::Display {
    /// Uses the tool with that name, on a place if it needs one; or says why that has no effect.
    fn apply(&mut self, tool: &str, place: Option<Place>) -> Result<(), Words>;

    /// The rule that the board breaks, if there are words for it.
    fn problem(&self) -> Option<Words>;

    /// The figures on each place that is not empty, and the same in words.
    fn pieces(&self) -> Vec<(Place, Vec<Figure>, Words)>;

    /// A legal position with a board of the same form and as little as possible on it.
    fn bare(&self) -> AnyPosition;
}

/// The name of the tool that empties a cell, in every game.
const ERASE: &str = "erase";

/// Something that an editor can do.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EditorTool"))]
pub struct Tool {
    /// Its name.
    pub id: String,
    /// What it does.
    pub says: Words,
    /// What it puts.
    pub shape: Option<Shape>,
    /// Whether it is used on a cell; otherwise at once.
    pub cell: bool,
}

impl Tool {
    /// A tool that puts something on a cell.
    pub(crate) fn piece(id: impl Into<String>, says: Words, figure: &Figure) -> Self {
        let id = id.into();
        let shape = Shape::art(format!("tool-{id}"), figure.art, &figure.classes, Point::default());
        let shape = Some(shape.turned(f64::from(figure.turn.unwrap_or(0))));
        Self { id, says, shape, cell: true }
    }

    /// The tool that empties a cell.
    pub(crate) fn erase() -> Self {
        Self { id: ERASE.to_owned(), says: say::editor_erase(), shape: None, cell: true }
    }

    /// A tool that changes something beside the board.
    pub(crate) fn beside(id: impl Into<String>, says: Words) -> Self {
        Self { id: id.into(), says, shape: None, cell: false }
    }
}

/// What the tool with that name does.
pub(crate) fn effect<E>(tools: Vec<(Tool, E)>, id: &str) -> Result<E, Words> {
    let found = tools.into_iter().find(|(tool, _)| tool.id == id);
    found.map(|(_, effect)| effect).ok_or_else(say::refused_choice)
}

/// A board after an edit.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Edited {
    /// Its position string, legal or not.
    pub position: String,
    /// What is wrong with it, or why the edit was refused; `None` if it is a position to play from.
    pub problem: Option<Words>,
}

/// Uses a tool, on a cell if the tool needs one. A text that is no board of the game is an error.
pub fn edit(game: GameId, position: &str, tool: &str, cell: Option<&str>) -> Result<Edited, Words> {
    let mut board = read(game, position)?;
    let place = cell.and_then(|cell| cell.parse().ok());
    let refused = board.apply(tool, place).err();
    Ok(edited(game, &*board, refused))
}

/// Removes everything from a board that can be removed.
pub fn clear(game: GameId, position: &str) -> Result<Edited, Words> {
    let mut board = read(game, position)?;
    let view = ViewOptions { seen_by: Player::First, slanted: false, coordinates: false };
    for cell in editor_look(game, position, view)?.cells {
        // A cell that cannot be emptied stays as it is.
        let _ = board.apply(ERASE, cell.name.parse().ok());
    }
    Ok(edited(game, &*board, None))
}

fn edited(game: GameId, board: &dyn EditableSetup, refused: Option<Words>) -> Edited {
    let position = board.to_string();
    let problem = refused.or_else(|| problem(game, board, &position));
    Edited { position, problem }
}

fn read(game: GameId, text: &str) -> Result<Box<dyn EditableSetup>, Words> {
    setup(game, text).map_err(|error| position_error(game, &error))
}

/// What keeps a board from being a position to play from.
fn problem(game: GameId, board: &dyn EditableSetup, text: &str) -> Option<Words> {
    let error = AnyPosition::parse(game, text).err()?;
    Some(board.problem().unwrap_or_else(|| position_error(game, &error)))
}

/// A board that is being edited, as it is seen.
pub fn editor_look(game: GameId, position: &str, view: ViewOptions) -> Result<Look, Words> {
    let board = read(game, position)?;
    let line = |start: String| Line { game, start, actions: Vec::new() };
    let Some(problem) = problem(game, &*board, position) else {
        return look(&line(position.to_owned()), view);
    };
    let line = line(board.bare().to_string());
    let (scene, options) = (line.played()?.scene, view.options());
    let mut seen = look(&line, view)?;
    seen.pieces.clear();
    for (place, figures, says) in board.pieces() {
        for figure in figures {
            let number = seen.pieces.len() as u32;
            seen.pieces.push(shape(&figure.on(place), &scene, &options, number));
        }
        if let Some(cell) = seen.cells.iter_mut().find(|cell| cell.name == place.to_string()) {
            cell.says = says;
        }
    }
    seen.position = board.to_string();
    (seen.status, seen.outcome, seen.stock) = (problem, None, Vec::new());
    Ok(seen)
}
