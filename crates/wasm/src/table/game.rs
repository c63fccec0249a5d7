//! The legal actions at the end of a line, and turns that are typed.

use serde::Serialize;
use tessera_view::{Line, action_error};

use crate::answer::Answer;

/// The actions of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Actions {
    pub(crate) actions: Vec<String>,
}

pub(crate) fn legal(line: &Line) -> Answer<Vec<String>> {
    Ok(line.position()?.action_texts())
}

pub(crate) fn read_turn(line: &Line, text: &str) -> Answer<Actions> {
    let mut position = line.position()?;
    // People type any number of spaces.
    let words: Vec<&str> = text.split_whitespace().collect();
    let turn = position.parse_turn(&words.join(" ")).map_err(|error| action_error(&error))?;
    let mut actions = Vec::with_capacity(turn.len());
    for action in turn {
        actions.extend(position.action_text(action));
        position.play(action).map_err(|reason| tessera_view::illegal(&reason))?;
    }
    Ok(Actions { actions })
}
