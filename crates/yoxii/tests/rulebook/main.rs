//! The rulebook, `docs/rules/yoxii.md`, sentence by sentence.

mod board;
mod end;
mod moving;
mod placing;
mod texts;

use tessera_game::{ActionError, Player, Position as _};
use tessera_yoxii::{Cell, Cells, Illegal, Position};

pub(crate) const WHITE: Player = Player::First;
pub(crate) const RED: Player = Player::Second;

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn cell(text: &str) -> Cell {
    Cells::BOARD.into_iter().find(|cell| cell.to_string() == text).expect("a square")
}

/// Squares as a text, from the left and from the bottom row up.
pub(crate) fn names(cells: Cells) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn destinations(text: &str) -> String {
    names(position(text).destinations())
}

pub(crate) fn refused(text: &str, action: &str) -> Illegal {
    match position(text).parse_action(action) {
        Err(ActionError::Illegal(reason)) => reason,
        other => panic!("{action} should be illegal in {text}: {other:?}"),
    }
}

pub(crate) fn after(text: &str, action: &str) -> String {
    let mut now = position(text);
    now.play(now.parse_action(action).unwrap_or_else(|error| panic!("{action}: {error}"))).unwrap();
    now.to_string()
}
