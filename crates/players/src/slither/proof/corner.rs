//! Turns after which the enemy cannot live through the next one.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Action, Direction, Position, Square};

use super::super::field::{Bits, Field, bit, bits, squares};
use super::super::outcomes::{Outcome, outcomes};
use super::super::ways::{Head, can_live, heads_of, jump};
use super::{Basis, Plan, Prover};

impl Prover<'_> {
    /// A turn of the attacker's, who is to move, that corners the enemy at once.
    pub(super) fn corner(&mut self, position: &Position) -> Option<Plan> {
        let field = Field::of(position);
        let enemy = heads_of(position, !self.attacker);
        let ways = self.ways(&field, position);
        self.budget.spend(ways.len() as u64 / 4 + 1)?;
        let is_corner = |way: &&Outcome| !can_live(&field.without(way.entered), enemy);
        if let Some(way) = ways.iter().find(is_corner) {
            return Some(plan(way, way.pointings[0], None, Basis::default()));
        }
        let walls = bits(position.wall_squares());
        ways.iter().find_map(|way| {
            let after = field.without(way.entered);
            let decisive = decisive(&after, enemy) & !way.entered;
            let closes = |wall: &Square| !can_live(&after.without(bit(*wall)), enemy);
            if let Some(wall) = squares(decisive & walls).find(closes) {
                return Some(plan(way, way.pointings[0], Some(wall), Basis::default()));
            }
            // Beside a snake that has died a wall can be placed only afterwards.
            let later = if decisive == 0 { 0 } else { walls_after(position, way) };
            let wall = squares(decisive & later).find(closes)?;
            let mut plan = plan(way, way.pointings[0], Some(wall), Basis::default());
            plan.turn.swap(0, 1);
            Some(plan)
        })
    }

    /// The attacker's moves of this turn after which a snake of theirs lives.
    pub(super) fn ways(&self, field: &Field, position: &Position) -> Vec<Outcome> {
        if position.has_moved() {
            return vec![Outcome::STAYED];
        }
        let mut ways = outcomes(field, heads_of(position, self.attacker));
        ways.retain(|way| way.alive > 0);
        ways
    }
}

/// Where walls can be placed when the snakes have moved.
fn walls_after(position: &Position, way: &Outcome) -> Bits {
    let moved = way.pointing(way.pointings[0]).map(|move_| position.after(Action::Move(move_)));
    moved.map_or(0, |after| bits(after.wall_squares()))
}

/// The turn with that wall and move, and what its proof rests on if what comes later rests on `later`. The
/// wall comes first: the snakes do not enter its square, and might come to stand beside it.
pub(super) fn plan(way: &Outcome, pointing: Direction, wall: Option<Square>, later: Basis) -> Plan {
    let moved = way.pointing(pointing).map(Action::Move);
    let basis = Basis { entered: way.entered, walls: wall.map_or(0, bit) };
    Plan {
        turn: wall.map(Action::Wall).into_iter().chain(moved).chain([Action::End]).collect(),
        basis: basis.and(later),
    }
}

/// Among these squares is every one whose closing alone can corner snakes that can live now. Squares beside a
/// head are left out: no wall can be placed there.
fn decisive(field: &Field, heads: [Option<Head>; 2]) -> Bits {
    match heads {
        [Some(one), Some(two)] => {
            let steps = field.beside(one.at | two.at) & field.open;
            if steps == 0 { jump(field, one) | jump(field, two) } else { 0 }
        }
        [Some(head), None] | [None, Some(head)] => {
            let second = field.beside(field.beside(head.at) & field.open) & field.open;
            match second.count_ones() {
                0 => {
                    let first = jump(field, head);
                    first | field.jumped(first) & field.open
                }
                1 => second,
                _ => 0,
            }
        }
        [None, None] => 0,
    }
}
