//! The rulebook, `docs/rules/yoxii.md`, sentence by sentence.

mod board;
mod end;
mod moving;
mod placing;
mod texts;

use tessera_game::{ActionError, Player, Position as _};
use tessera_yoxii::{Illegal, Position, Square, Squares};

pub(crate) const WHITE: Player = Player::First;
pub(crate) const RED: Player = Player::Second;

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn square(text: &str) -> Square {
    Squares::BOARD.into_iter().find(|square| square.to_string() == text).expect("a square")
}

/// Squares as a text, from the left and from the bottom row up.
pub(crate) fn names(squares: Squares) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
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
