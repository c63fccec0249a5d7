//! The rules page, sentence by sentence. Positions are 6 × 6 squares, written from the top row down.

mod alone;
mod board;
mod ending;
mod moving;
mod placing;
mod texts;

use tessera_game::{ActionError, Position as _};
use tessera_slither_stone::{Illegal, Position};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text after the actions, separated by spaces, have been played, each of them legal.
fn after(text: &str, actions: &str) -> String {
    let mut now = position(text);
    for action in actions.split(' ') {
        let action = now.parse_action(action).unwrap_or_else(|error| panic!("{action} in {now}: {error}"));
        now.play(action).unwrap_or_else(|error| panic!("{action:?} in {now}: {error}"));
    }
    now.to_string()
}

/// Why an action that can be read is refused.
fn refused(text: &str, action: &str) -> Illegal {
    match position(text).parse_action(action) {
        Err(ActionError::Illegal(reason)) => reason,
        other => panic!("{action} in {text} gives {other:?}"),
    }
}

/// The legal actions that start with one of these, sorted, each followed by a space.
fn legal(text: &str, starts: &[&str]) -> String {
    let position = position(text);
    let mut actions: Vec<String> =
        position.actions().into_iter().map(|action| position.action_text(action)).collect();
    actions.sort();
    actions.retain(|action| starts.iter().any(|start| action.starts_with(start)));
    actions.iter().map(|action| format!("{action} ")).collect()
}
