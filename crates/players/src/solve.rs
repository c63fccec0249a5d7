//! The exact value of a position of any game.

use std::time::Duration;

use tessera_games::{AnyAction, AnyPosition, with_own};
use tessera_search::{Exact, Limits, NoMemory, SolveSettings};

use crate::guided::Guided;

/// The exact value of a position, if it was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// The value for the player to move, or `None` if it was not found within the limits.
    pub value: Option<Exact>,
    /// An action that keeps the value.
    pub action: Option<AnyAction>,
    /// The number of positions searched.
    pub nodes: u64,
    /// The time used.
    pub time: Duration,
}

/// Finds the exact value of a position.
pub fn solve(
    position: &AnyPosition,
    limits: Limits,
    settings: &SolveSettings,
    on_progress: &mut dyn FnMut(u64, Duration),
) -> Result<Solved, NoMemory> {
    with_own!(position, own => solve_own(own, limits, settings, on_progress))
}

fn solve_own<P: Guided>(
    position: &P,
    limits: Limits,
    settings: &SolveSettings,
    on_progress: &mut dyn FnMut(u64, Duration),
) -> Result<Solved, NoMemory> {
    let solution = tessera_search::solve(position, &P::GUIDE, limits, settings, |progress| {
        on_progress(progress.nodes, progress.time);
    })?;
    Ok(Solved {
        value: solution.value,
        action: solution.action.map(P::any_action),
        nodes: solution.nodes,
        time: solution.time,
    })
}
