//! Every turn of the defender's, refuted.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Move, Position};

use super::super::field::{Bits, Field, bits, squares};
use super::super::outcomes::{Outcome, outcomes};
use super::super::ways::{can_live, heads_of};
use super::reach::evades;
use super::{Basis, Prover};

impl Prover<'_> {
    /// What it rests on that the defender, at the start of a turn, loses before the attacker's turns are used
    /// up; `None` if that was not proven.
    pub(super) fn refute(&mut self, position: &Position, turns: usize) -> Option<Basis> {
        self.budget.spend(1)?;
        let field = Field::of(position);
        let heads = heads_of(position, !self.attacker);
        if !can_live(&field, heads) {
            return Some(Basis::default());
        }
        if turns == 0 {
            return None;
        }
        let mut ways = outcomes(&field, heads);
        // Where a snake dies sooner, another one may go further: even ways in which all die count.
        let entered = ways.iter().fold(0, |all, way| all | way.entered);
        ways.retain(|way| way.alive > 0);
        if turns == 1 && evades(&field, &ways, heads, heads_of(position, self.attacker)) {
            return None;
        }
        self.budget.spend(ways.len() as u64)?;
        ways.sort_by_key(|way| std::cmp::Reverse(freedom(&field, way)));
        let mut basis = Basis { entered, walls: 0 };
        for way in &ways {
            basis = basis.and(self.refute_way(position, way, turns)?);
        }
        // A wall in the way of the defender's own snakes, before they move.
        for wall in squares(entered & bits(position.wall_squares())) {
            basis = basis.and(self.refute_after_wall(&position.after(Action::Wall(wall)), turns)?);
        }
        Some(basis)
    }

    /// The same after a wall that the defender's snakes could have entered.
    fn refute_after_wall(&mut self, position: &Position, turns: usize) -> Option<Basis> {
        let field = Field::of(position);
        let ways = outcomes(&field, heads_of(position, !self.attacker));
        let entered = ways.iter().fold(0, |all, way| all | way.entered);
        let mut basis = Basis { entered, walls: 0 };
        for way in ways.iter().filter(|way| way.alive > 0) {
            basis = basis.and(self.refute_way(position, way, turns)?);
        }
        Some(basis)
    }

    fn refute_way(&mut self, position: &Position, way: &Outcome, turns: usize) -> Option<Basis> {
        let mut basis = Basis::default();
        for move_ in way.pointings.iter().filter_map(|&pointing| way.pointing(pointing)) {
            let after = position.after(Action::Move(move_));
            let walls = (bits(position.wall_squares()) | bits(after.wall_squares())) & !way.entered;
            basis = basis.and(self.refute_move(position, move_, walls, turns)?);
        }
        Some(basis)
    }

    /// Refutes a move, alone and with each of the walls and free spaces that could help it.
    fn refute_move(&mut self, before: &Position, move_: Move, walls: Bits, turns: usize) -> Option<Basis> {
        let after = before.after(Action::Move(move_));
        let mut basis = self.attack(&after.after(Action::End), turns)?.basis;
        for wall in squares(basis.entered & walls) {
            let wall = Action::Wall(wall);
            let walled = if before.check(wall).is_ok() {
                before.after(wall).after(Action::Move(move_))
            } else {
                after.after(wall)
            };
            basis = basis.and(self.attack(&walled.after(Action::End), turns)?.basis);
        }
        if before.supply(!self.attacker) > 0 {
            for space in squares(basis.walls & bits(before.free_space_squares())) {
                let spaced = before.after(Action::FreeSpace(space));
                let walls = walls & bits(!spaced.free_spaces());
                basis = basis.and(self.refute_move(&spaced, move_, walls, turns)?);
            }
        }
        Some(basis)
    }
}

/// How much is open around the heads afterwards.
fn freedom(field: &Field, way: &Outcome) -> u32 {
    let after = field.without(way.entered);
    let near = after.beside(way.ends()) & after.open;
    10 * way.alive + (near | after.beside(near) & after.open).count_ones()
}
