//! Actions as small numbers, for the histories and the table: the ids that learners use.

use tessera_games::slither_stone::Action;
use tessera_games::{slither_action, slither_id};

/// Every code is below this.
pub(super) const CODES: usize = 353;

/// The code of an action; every action has its own.
#[inline]
pub(super) fn of(action: Action) -> u16 {
    slither_id(action)
}

/// The action with that code, legal or not.
pub(super) fn action(code: u16) -> Option<Action> {
    slither_action(code)
}
