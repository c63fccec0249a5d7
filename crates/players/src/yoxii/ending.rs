//! Actions that end the game at once, and win it.

use tessera_game::Position as _;
use tessera_games::yoxii::{Action, Position, Square, Squares, Value};

use super::boards::{Boards, beside_two};

/// An action that wins at once, if there is one. `next` is where the totem can go.
///
/// The opponent is stuck only if no square next to the totem is left free, so only such squares are looked at
/// around which at most one is free now. Mostly there is none.
#[inline]
pub(super) fn immediate_win(position: &Position, next: Squares) -> Option<Action> {
    let tight = next.bits() & !beside_two(Boards::of(position).open());
    if tight == 0 { None } else { win_from(position, next) }
}

fn win_from(position: &Position, next: Squares) -> Option<Action> {
    next.iter().find_map(|totem| {
        let squares = position.stone_squares(totem);
        let near = squares & totem.neighbours();
        match near.len() {
            0 => shut_from_afar(position, totem, squares.iter().next()?),
            1 => winning(position, Action::new(totem, near.iter().next()?, highest(position)?)),
            _ => None,
        }
    })
}

/// Where no square next to the totem is free, the stone can go anywhere: onto the only landing of a jump.
fn shut_from_afar(position: &Position, totem: Square, anywhere: Square) -> Option<Action> {
    let value = position.supply(position.to_move()).values().next()?;
    let action = Action::new(totem, anywhere, value);
    let landings = position.after(action).destinations();
    let stone = landings.iter().next().unwrap_or(anywhere);
    if landings.len() > 1 { None } else { winning(position, Action::new(totem, stone, value)) }
}

/// The action, if it ends the game with a win.
fn winning(position: &Position, action: Action) -> Option<Action> {
    let mover = position.to_move();
    let end = position.after(action);
    let wins = end.destinations().is_empty() && end.around_totem(mover) > end.around_totem(!mover);
    wins.then_some(action)
}

/// The highest value that the player to move has left. Nothing counts more next to the totem.
fn highest(position: &Position) -> Option<Value> {
    let supply = position.supply(position.to_move());
    Value::ALL.into_iter().rev().find(|&value| supply.left(value) > 0)
}
