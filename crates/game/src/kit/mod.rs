//! The test kit: one set of checks that every game must pass. For tests only.

mod laws;
mod setups;
mod texts;
mod vectors;

pub use laws::check_laws;
pub use setups::check_setups;
pub use texts::check_texts;
pub use vectors::{check_bad_vectors, check_vectors};

use crate::{Position, Random};

/// What the kit needs to know of a game or a variant of it.
pub struct Subject<P: Position> {
    /// Where games start.
    pub start: P,
    /// Every action that can be written down, legal here or not. The kit compares the legal ones with it.
    pub universe: Vec<P::Action>,
    /// No game from the start has more actions than this.
    pub longest: usize,
}

/// The positions of one random game, from its start to its end or to `most` actions.
pub fn random_game<P: Position>(start: P, seed: u64, most: usize) -> Vec<P> {
    let mut random = Random::new(seed);
    let mut positions = vec![start];
    let mut now = start;
    while positions.len() <= most {
        let Some(action) = now.random_action(&mut random) else { break };
        now.play_unchecked(action);
        positions.push(now);
    }
    positions
}
