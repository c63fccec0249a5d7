//! A turn, from the texts of its actions.

use std::sync::Arc;

use tessera_games::{AnyAction, AnyPosition};

/// Maximum number of actions in a turn. No game needs as many.
pub const MAX_ACTIONS: usize = 16;

/// A turn that has been played on a copy of the position.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The position after it.
    pub(crate) position: AnyPosition,
    /// Its actions.
    pub(crate) actions: Arc<[AnyAction]>,
}

/// Why texts are not a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// There are more actions than any turn has.
    TooMany,
    /// The rules do not allow an action; their own sentence.
    Illegal(String),
    /// The turn or the game has ended before the last action.
    GoesOn,
    /// The turn has not ended.
    Incomplete,
}

#[cfg(test)]
thread_local! {
    /// How many turns this thread has played, for tests.
    pub(crate) static PLAYED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Plays exactly one turn.
pub(crate) fn play(position: &AnyPosition, texts: &[String]) -> Result<Played, Flaw> {
    if texts.len() > MAX_ACTIONS {
        return Err(Flaw::TooMany);
    }
    #[cfg(test)]
    PLAYED.with(|count| count.set(count.get() + 1));
    let mover = position.to_move();
    let mut now = *position;
    let mut actions = Vec::with_capacity(texts.len());
    let mut ended = false;
    for text in texts {
        if ended {
            return Err(Flaw::GoesOn);
        }
        let action = now.parse_action(text).map_err(|error| Flaw::Illegal(error.to_string()))?;
        now.play(action).map_err(|error| Flaw::Illegal(error.to_string()))?;
        actions.push(action);
        ended = now.to_move() != mover || now.outcome().is_some();
    }
    if ended { Ok(Played { position: now, actions: actions.into() }) } else { Err(Flaw::Incomplete) }
}
