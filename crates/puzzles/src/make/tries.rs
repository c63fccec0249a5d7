//! How difficult a puzzle is: the lowest level that solves it.

use tessera_games::AnyPosition;
use tessera_players::Level;
use tessera_search::{Limits, Stop};

use super::source::engine;
use crate::Step;
use crate::games::accepts;

/// Tries per level.
const TRIES: u64 = 10;
/// Tries that may fail.
const FAILURES: u64 = 2;
/// From this level on players are deterministic, so one try is enough.
const CERTAIN: u8 = 6;
/// The nodes of the strongest level, which has no limit of its own.
const NODES: u64 = 100_000;

/// The lowest level that solves a puzzle in 8 of 10 tries; the highest if none does.
pub(super) fn level(position: &AnyPosition, solution: &[Step]) -> u8 {
    let solves = |level: &u8| {
        let tries = if *level < CERTAIN { 0..TRIES } else { 0..1 };
        let allowed = if *level < CERTAIN { FAILURES } else { 0 };
        let mut failures = 0;
        for seed in tries {
            failures += u64::from(!solves(position, solution, *level, seed));
            if failures > allowed {
                return false;
            }
        }
        true
    };
    let strongest = Level::STRONGEST.number();
    (1..strongest).find(solves).unwrap_or(strongest)
}

fn solves(position: &AnyPosition, solution: &[Step], level: u8, seed: u64) -> bool {
    let engine = engine(level, seed);
    let mut now = *position;
    for (index, step) in solution.iter().enumerate() {
        if index % 2 == 0 {
            let turn = engine.turn(&now, Limits::nodes(NODES), &Stop::new(), &mut |_| ());
            if !turn.is_some_and(|turn| accepts(&now, step, &turn.actions)) {
                return false;
            }
        }
        let Ok(actions) = now.parse_turn(&step.turn) else { return false };
        if actions.into_iter().any(|action| now.play(action).is_err()) {
            return false;
        }
    }
    true
}
