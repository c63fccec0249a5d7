//! A good turn and the reasons for it.

use serde::Serialize;
use tessera_games::AnyPosition;
use tessera_search::Clock;
use tessera_view::{Advice, Line, Proven, Words, hint_reasons, whole_turns};

use super::engines::Purpose;
use super::think::{Insight, Request, Worth, turn};
use crate::answer::Answer;

/// The most turns that are shown after the hinted one.
const NEXT: usize = 3;

/// A turn and the reasons for it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// The actions of the turn.
    actions: Vec<String>,
    /// Why it is good, the most important reason first.
    why: Vec<Words>,
    /// The actions of the turns that are expected to follow.
    next: Vec<String>,
}

pub(crate) fn hint(line: &Line, request: &Request, clock: Clock) -> Answer<Hint> {
    let thought = turn(Purpose::Study, line, request, clock, &mut |_| ())?;
    let position = line.position()?;
    let actions = thought.actions;
    let why = hint_reasons(&position, &advice(&actions, &thought.lines))?;
    let mut next = Vec::new();
    if let Some(expected) = thought.lines.first().filter(|best| best.actions.starts_with(&actions)) {
        let count = whole_turns(&position, &expected.actions, 1 + NEXT);
        next.extend_from_slice(expected.actions.get(actions.len()..count).unwrap_or_default());
    }
    Ok(Hint { actions, why, next })
}

/// Why the best of these lines begins as it does; empty if it is not known to the end of its first turn.
pub(crate) fn reasons(position: &AnyPosition, lines: &[Insight]) -> Vec<Words> {
    let Some(best) = lines.first() else { return Vec::new() };
    let turn = &best.actions[..whole_turns(position, &best.actions, 1)];
    if turn.is_empty() {
        return Vec::new();
    }
    hint_reasons(position, &advice(turn, lines)).unwrap_or_default()
}

/// A turn with what the lines say of it.
fn advice<'a>(actions: &'a [String], lines: &'a [Insight]) -> Advice<'a> {
    let proven = lines.first().and_then(|best| match best.score {
        Worth::Guess { .. } => None,
        Worth::Win { actions } => Some(Proven::Win(actions)),
        Worth::Draw => Some(Proven::Draw),
        Worth::Loss { actions } => Some(Proven::Loss(actions)),
    });
    let other = lines.get(1).map_or(&[][..], |line| &line.actions);
    Advice { actions, proven, other }
}
