//! Wins that can be forced within a few turns, proven: a promise, never a guess.
//!
//! The attacker needs one good turn, so a few are tried; the defender's turns are all refuted. Two facts keep
//! these few: a wall changes nothing for a proof unless a snake enters its square somewhere in that proof,
//! and a free space changes nothing unless the attacker puts a wall there. What a proof rests on is its
//! [`Basis`].
//!
//! A player cannot kill an enemy snake: one who cannot live through a turn is *cornered*, and the more squares are
//! closed, the sooner.

mod attack;
mod corner;
mod defence;
mod reach;
#[cfg(test)]
mod tests;

use tessera_game::{Player, Position as _};
use tessera_games::slither_stone::{Action, Position};
use tessera_search::{ForcedWin, WorkBudget};

use super::field::Bits;

/// The longest wins that are looked for, in turns of the winner.
const MAX_TURNS: usize = 5;

/// The squares that a proof depends on.
#[derive(Clone, Copy, Default, Debug)]
struct Basis {
    /// Every square that a snake enters in it.
    entered: Bits,
    /// Every square on which the attacker places a wall in it.
    walls: Bits,
}

impl Basis {
    fn and(self, other: Self) -> Self {
        Self { entered: self.entered | other.entered, walls: self.walls | other.walls }
    }
}

/// A turn that wins.
struct Plan {
    turn: Vec<Action>,
    basis: Basis,
}

/// The search for a proof.
struct Prover<'a> {
    attacker: Player,
    budget: WorkBudget<'a>,
    /// Walls of the attacker's are tried everywhere.
    far: bool,
}

/// A win of the player to move, if one is found within the budget.
pub(super) fn find(position: &Position, budget: WorkBudget<'_>) -> Option<ForcedWin<Action>> {
    let mut prover = Prover::new(position.to_move(), budget);
    (1..=MAX_TURNS).find_map(|turns| {
        let plan = prover.find(position, turns)?;
        let within = longest(position, plan.turn.len(), turns);
        Some(ForcedWin { turn: plan.turn, within })
    })
}

/// How many actions a win takes at the most: in each turn a move, a wall, the end; free spaces as long as
/// there are any; the loser's last turn has no end.
fn longest(position: &Position, first: usize, turns: usize) -> u32 {
    let loser = !position.to_move();
    first as u32 + 6 * (turns as u32 - 1) + 2 + u32::from(position.supply(loser))
}

impl<'a> Prover<'a> {
    fn new(attacker: Player, budget: WorkBudget<'a>) -> Self {
        Self { attacker, budget, far: false }
    }

    /// A turn that wins within the given number of turns. With two turns, walls on every square are affordable.
    fn find(&mut self, position: &Position, turns: usize) -> Option<Plan> {
        self.far = turns == 2;
        self.attack(position, turns)
    }
}
