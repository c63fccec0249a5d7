//! Turns of the attacker's that win in the end.

use tessera_game::Position as _;
use tessera_games::slither_stone::{Direction, Position, Square};

use super::super::field::{Bits, Field, bit, bits, squares};
use super::super::outcomes::{Outcome, outcomes};
use super::super::territory::within;
use super::super::ways::heads_of;
use super::corner::plan;
use super::reach::evades;
use super::{Plan, Prover};

/// A turn that may win.
struct Candidate<'w> {
    way: &'w Outcome,
    pointing: Direction,
    wall: Option<Square>,
    /// How many ways the defender has afterwards.
    answers: usize,
}

impl Prover<'_> {
    /// A turn of the attacker's, who is to move, that wins within the given number of turns.
    pub(super) fn attack(&mut self, position: &Position, turns: usize) -> Option<Plan> {
        if let Some(plan) = self.corner(position) {
            return Some(plan);
        }
        if turns == 1 {
            return None;
        }
        let field = Field::of(position);
        let ways = self.ways(&field, position);
        let mut candidates = self.candidates(&field, position, &ways, turns)?;
        candidates.sort_by_key(|candidate| candidate.answers);
        candidates.iter().find_map(|candidate| {
            let mut plan = plan(candidate.way, candidate.pointing, candidate.wall, super::Basis::default());
            let after = plan.turn.iter().fold(*position, |now, &action| now.after(action));
            plan.basis = plan.basis.and(self.refute(&after, turns - 1)?);
            Some(plan)
        })
    }

    /// The turns that are worth a try: mostly with walls near the enemy's heads, and nothing that the enemy
    /// evades at once.
    fn candidates<'w>(
        &mut self,
        field: &Field,
        position: &Position,
        ways: &'w [Outcome],
        turns: usize,
    ) -> Option<Vec<Candidate<'w>>> {
        let (own, enemy) = (heads_of(position, self.attacker), heads_of(position, !self.attacker));
        let heads = enemy.iter().flatten().fold(0, |heads, head| heads | head.at);
        let near = if self.far { Bits::MAX } else { within(field, heads, 3) | field.jumped(heads) };
        let near = near & bits(position.wall_squares());
        let mut candidates = Vec::new();
        for way in ways {
            let walls = squares(near & !way.entered).map(Some);
            for wall in std::iter::once(None).chain(walls) {
                self.budget.spend(1)?;
                let after = field.without(way.entered | wall.map_or(0, bit));
                let mut answers = outcomes(&after, enemy);
                answers.retain(|answer| answer.alive > 0);
                for &pointing in way.pointings {
                    let own = way.heads(own, pointing);
                    if turns > 2 || !evades(&after, &answers, enemy, own) {
                        let answers = answers.len();
                        candidates.push(Candidate { way, pointing, wall, answers });
                    }
                }
            }
        }
        Some(candidates)
    }
}
