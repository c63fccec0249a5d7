//! What a turn achieves: what it eats, cuts off, joins and closes in.

use tessera_game::{Outcome, Player, Position as _};
use tessera_games::xok::{Action, Cells, Ending, Position, Setup};

use super::say;
use crate::Words;
use crate::hint::form::DOES;

/// A chain of the opponent that is worth cutting or closing in.
const LONG: usize = 4;

/// The most empty neighbours of a chain that is nearly closed in.
const FEW: usize = 5;

/// A placement that makes a chain of ten for a player, as if it were that player's turn.
pub(super) fn quick_win(position: &Position, player: Player) -> Option<Action> {
    let turned = if position.to_move() == player {
        *position
    } else {
        Position::try_from(Setup { to_move: player, ..Setup::from(*position) }).ok()?
    };
    turned.actions().into_iter().find(|&action| {
        let after = turned.after(action);
        after.outcome() == Some(Outcome::Win(player)) && matches!(after.ending(), Some(Ending::Chain { .. }))
    })
}

pub(super) fn gains(position: &Position, action: Action, form: &'static str) -> Vec<Words> {
    let (mover, after, eaten) = (position.to_move(), position.after(action), position.eaten(action));
    let mut gains = Vec::new();
    let (was, enemy) = (longest(position, !mover).len(), longest(&after, !mover));
    if !eaten.is_empty() {
        gains.push(say::xok_hint_eats(form, mover, eaten.len(), names(eaten)));
        if enemy.len() < was && was >= LONG {
            gains.push(say::xok_hint_cuts(form, mover, was, enemy.len()));
        }
    }
    let [was, is] = [position, &after].map(|position| longest(position, mover).len());
    if is > was && is > 2 {
        let beside = action.put().neighbours();
        let joined = position.groups(mover).filter(|group| !(group.cells & beside).is_empty()).count();
        gains.push(if joined > 1 {
            say::xok_hint_joins(form, mover, is)
        } else {
            say::xok_hint_chain(form, mover, is)
        });
    }
    let [was, is] = [position, &after].map(|position| (enemy.neighbours() & position.empty()).len());
    if form == DOES && eaten.is_empty() && enemy.len() >= LONG && is < was && is <= FEW {
        gains.push(say::xok_hint_closes(enemy.len(), is));
    }
    gains
}

/// The longest chain of a player.
fn longest(position: &Position, player: Player) -> Cells {
    position.groups(player).map(|group| group.cells).max_by_key(|cells| cells.len()).unwrap_or_default()
}

/// The names of cells, with commas.
pub(super) fn names(cells: Cells) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}
