//! The parts of a turn that a puzzle asks for. Turns that differ only in other parts are the same answer.

use tessera_games::{AnyAction, AnyGame};

use crate::Step;

/// The key by which turns are compared: the part that is always asked, and the last detail, which is asked only where exactly one works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct AnswerKey {
    /// The part that is always asked.
    pub(crate) main: u64,
    /// The last detail.
    pub(crate) detail: u8,
}

impl AnswerKey {
    /// Whether it is the same answer as another, the last detail counted or not.
    pub(crate) fn is(self, other: Self, loose: bool) -> bool {
        self.main == other.main && (loose || self.detail == other.detail)
    }
}

/// A game whose turns are one action each.
pub(crate) trait Ask: AnyGame {
    /// The key of a legal action.
    fn answer(&self, action: Self::Action) -> AnswerKey {
        // Actions that lead to equal positions are the same answer.
        AnswerKey { main: self.after(action).hash(), detail: 0 }
    }

    /// Whether the position is an ending: one from which the game can be searched to its end. There, no other turn than that
    /// of the solution wins at all, however long the game lasts.
    fn is_ending(&self) -> bool {
        false
    }
}

/// Whether the answer of a player is that of a solution: equal in everything that is asked.
pub(crate) fn accepts_action<P: Ask>(position: &P, step: &Step, given: &[AnyAction]) -> bool {
    let (Ok(wanted), Some(given)) =
        (position.parse_action(&step.turn), given.first().and_then(|&given| P::own_action(given)))
    else {
        return false;
    };
    position.answer(wanted).is(position.answer(given), step.loose)
}
