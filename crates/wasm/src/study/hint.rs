//! A good turn and the reason for it.

use serde::Serialize;
use tessera_search::Clock;
use tessera_view::{Line, Proven, Words, hint_reason};

use super::engines::Purpose;
use super::think::{Request, Worth, turn};
use crate::answer::Answer;

/// A turn and the reason for it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Hint {
    actions: Vec<String>,
    why: Words,
}

pub(crate) fn hint(line: &Line, request: &Request, clock: Clock) -> Answer<Hint> {
    let thought = turn(Purpose::Study, line, request, clock, &mut |_| ())?;
    let proven = thought.lines.first().and_then(|best| match best.score {
        Worth::Guess { .. } => None,
        Worth::Win { actions } => Some(Proven::Win(actions)),
        Worth::Draw => Some(Proven::Draw),
        Worth::Loss { actions } => Some(Proven::Loss(actions)),
    });
    let why = hint_reason(&line.position()?, &thought.actions, proven)?;
    Ok(Hint { actions: thought.actions, why })
}
