//! What a turn achieves: points around the totem, ways that are closed, high stones that are kept.

use tessera_game::Position as _;
use tessera_games::yoxii::{Action, Position, Value};

use super::say;
use crate::Words;
use crate::hint::form::DOES;

/// The most ways of the totem that are worth counting.
const FEW: u32 = 3;

pub(super) fn gains(position: &Position, action: Action, form: &'static str) -> Vec<Words> {
    let (mover, after) = (position.to_move(), position.after(action));
    let mut gains = Vec::new();
    let sums = |position: &Position| [mover, !mover].map(|player| position.around_totem(player).sum);
    let ([own_before, other_before], [own, other]) = (sums(position), sums(&after));
    if own > other {
        gains.push(say::yoxii_hint_sums(form, mover, own, other));
    } else if own + other_before > other + own_before {
        gains.push(say::yoxii_hint_nearer(form, mover, own, other));
    }
    let ways = after.destinations().len();
    if ways > 0 && ways <= FEW {
        gains.push(say::yoxii_hint_ways(form, mover, ways));
    }
    let supply = position.supply(mover);
    let highest = Value::from_points(4).filter(|&four| supply.left(four) > 0);
    if gains.is_empty() && form == DOES && highest.is_some_and(|four| action.value() != four) {
        gains.push(say::yoxii_hint_keeps());
    }
    gains
}
