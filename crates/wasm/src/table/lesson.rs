//! Turns that a pupil plays in a lesson.

use serde::Serialize;
use tessera_games::AnyPosition;
use tessera_lessons::{Play, Verdict};
use tessera_view::action_error;

use crate::answer::Answer;

/// What is said of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Judged {
    right: bool,
    /// The name of the known mistake.
    wrong: Option<String>,
}

pub(crate) fn judge(before: &AnyPosition, turn: &[String], task: &Play) -> Answer<Judged> {
    let mut after = *before;
    for text in turn {
        after.play_text(text).map_err(|error| action_error(&error))?;
    }
    Ok(match task.judge(turn, before.to_move(), after.outcome()) {
        Verdict::Right => Judged { right: true, wrong: None },
        Verdict::Wrong(name) => Judged { right: false, wrong: name.map(str::to_owned) },
    })
}
