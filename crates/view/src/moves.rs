//! The possible moves of a position as a list to read: by piece and square, each in words.

use serde::Serialize;
use tessera_games::AnyPosition;

use crate::Words;
use crate::games::view;

/// A move that can be played now.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Possible {
    /// How it is written.
    pub text: String,
    /// The same in words.
    pub says: Words,
    /// What is moved or placed.
    pub piece: Words,
    /// The square by which it is found.
    pub cell: String,
}

/// Every move that can be played in a position.
pub fn moves(position: &AnyPosition) -> Vec<Possible> {
    let game = view(position);
    let possible = |action| {
        let (piece, cell) = game.heading(action)?;
        let says = game.turn_words(&[*position], &[action])?;
        Some(Possible { text: position.action_text(action)?, says, piece, cell })
    };
    position.actions().into_iter().filter_map(possible).collect()
}
