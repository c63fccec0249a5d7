//! Which actions are looked at first.

use std::ops::ControlFlow;

use tessera_game::Position as _;
use tessera_search::{Completeness, all_actions};
use tessera_yoxii::{Action, Position, Value};

use super::free_squares;

/// Up to this depth only stones of two values are looked at.
const FEW_VALUES_DEPTH: i32 = 2;
/// With so many free squares or fewer every action is looked at, for the sake of proofs.
const ALL_VALUES_FROM: u32 = 18;
/// The values in the order in which they are laid.
const LAID_FIRST: [Value; 4] = [Value::Three, Value::Two, Value::Four, Value::One];

/// What each destination costs that an action leaves to the opponent. Matches of 240 games could not tell 300 to 4 000
/// apart; the points around the totem brought nothing on top.
const DESTINATION: i32 = 1_500;

/// What a stone of each value is worth in the order: the middling ones first. A four is for the end, and a one
/// seldom decides anything. Low values first lost a match, 44 to 56.
const VALUES: [i32; 4] = [0, 1_000, 2_000, 0];

/// How promising an action looks.
#[inline]
pub(super) fn score(position: &Position, action: Action) -> i32 {
    let destinations = position.after(action).destinations().len().cast_signed();
    VALUES[usize::from(action.value().points() - 1) & 3] - DESTINATION * destinations
}

/// Adds the actions worth a look: near the leaves only those with the two values that are laid first.
pub(super) fn list(position: &Position, depth: i32, actions: &mut Vec<Action>) -> Completeness {
    let supply = position.supply(position.to_move());
    let mut left = LAID_FIRST.into_iter().filter(|&value| supply.left(value) > 0);
    let few = [left.next(), left.next()];
    if depth > FEW_VALUES_DEPTH || left.next().is_none() || free_squares(position) <= ALL_VALUES_FROM {
        all_actions(position, actions);
        return Completeness::Complete;
    }
    let _ = position.visit_actions_unchecked(|action| {
        if few.contains(&Some(action.value())) {
            actions.push(action);
        }
        ControlFlow::Continue(())
    });
    Completeness::Partial
}
