//! Turns: all the actions of one player until the other is to move.

use crate::{ActionError, Position, TextError};

/// Reads one turn: its actions, separated by one space. An action that only ends the turn may be left out.
pub fn parse_turn<P: Position>(position: &P, text: &str) -> Result<Vec<P::Action>, ActionError<P::Illegal>> {
    let mover = position.to_move();
    let mut now = *position;
    let mut actions = Vec::new();
    let mut at = 0;
    for word in text.split(' ') {
        if !actions.is_empty() && (now.to_move() != mover || now.outcome().is_some()) {
            return Err(TextError::contradiction(at, "the turn has ended before this action").into());
        }
        let action = now.parse_action(word).map_err(|error| shifted(error, at))?;
        now.play_unchecked(action);
        actions.push(action);
        at += word.chars().count() + 1;
    }
    if now.to_move() == mover && now.outcome().is_none() {
        let end = now
            .end_of_turn()
            .ok_or_else(|| TextError::contradiction(text.chars().count(), "the turn is not complete"))?;
        actions.push(end);
    }
    Ok(actions)
}

/// The text of a turn, whose actions start in `position`: without the action that only ends it.
pub fn turn_text<P: Position>(position: &P, actions: &[P::Action]) -> String {
    let mut now = *position;
    let mut text = String::new();
    for (index, &action) in actions.iter().enumerate() {
        let ends_only = now.end_of_turn() == Some(action) && index + 1 == actions.len();
        if !ends_only {
            if index > 0 {
                text.push(' ');
            }
            text.push_str(&now.action_text(action));
        }
        now.play_unchecked(action);
    }
    text
}

/// The same error, for a text that starts `by` characters further on.
fn shifted<I>(error: ActionError<I>, by: usize) -> ActionError<I> {
    match error {
        ActionError::Malformed(error) => ActionError::Malformed(TextError { at: error.at + by, ..error }),
        ActionError::Illegal(reason) => ActionError::Illegal(reason),
    }
}
