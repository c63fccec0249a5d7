//! Why a hint is good: what the turn achieves on the board, or what was proven about it.

use tessera_game::{Outcome, Position};
use tessera_games::{AnyGame, AnyPosition, Visitor};

use crate::games::{illegal, view};
use crate::{Words, action_error, say};

/// What is proven of a position for the player to move. The numbers are actions of both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proven {
    /// Won within this number of actions.
    Win(u32),
    /// Neither player can win.
    Draw,
    /// Lost within this number of actions.
    Loss(u32),
}

/// The most replies that are checked for a threat: a hint must come at once.
const REPLY_LIMIT: usize = 250_000;

/// The reason for a turn, whose actions are given as texts, with what is proven of it.
pub fn reason(position: &AnyPosition, actions: &[String], proven: Option<Proven>) -> Result<Words, Words> {
    let mut after = *position;
    let mut turn = Vec::with_capacity(actions.len());
    for text in actions {
        let action = after.parse_action(text).map_err(|error| action_error(&error))?;
        after.play(action).map_err(|reason| illegal(&reason))?;
        turn.push(action);
    }
    if after.outcome() == Some(Outcome::Win(position.to_move())) {
        return Ok(say::hint_wins_now());
    }
    let view = view(position);
    let single = view.has_single_actions();
    // Where a turn is one action, a turn of each player is two; otherwise the number of turns is not known.
    let turns = |count: u32| if single { count.div_ceil(2).max(1) } else { 0 };
    Ok(match proven {
        Some(Proven::Win(count)) => say::hint_wins_in(turns(count)),
        _ if single && position.visit(Blocks { after }) => view.block_words(),
        Some(Proven::Draw) => say::hint_holds(),
        Some(Proven::Loss(count)) => say::hint_delays(turns(count)),
        None => view.gain_words(&turn).unwrap_or_else(say::hint_best),
    })
}

/// Whether most other turns would let the opponent win at once, and the one that leads to `after` does not.
struct Blocks {
    after: AnyPosition,
}

impl Visitor for Blocks {
    type Output = bool;

    fn visit<P: AnyGame>(self, position: P) -> bool {
        let actions = position.actions();
        let after = actions.iter().map(|&action| position.after(action));
        let Some(chosen) = after.clone().find(|after| after.to_string() == self.after.to_string()) else {
            return false;
        };
        // Samples every n-th turn where there are too many.
        let step = (actions.len() * actions.len() / REPLY_LIMIT).max(1);
        let others: Vec<bool> = after.step_by(step).map(|after| wins_at_once(&after)).collect();
        let losing = others.iter().filter(|&&loses| loses).count();
        2 * losing > others.len() && !wins_at_once(&chosen)
    }
}

fn wins_at_once<P: Position>(position: &P) -> bool {
    let mover = position.to_move();
    let wins = |&action: &P::Action| position.after(action).outcome() == Some(Outcome::Win(mover));
    position.actions().iter().any(wins)
}
