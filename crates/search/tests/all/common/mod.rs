//! A small family of games, guides for them, and the plain truth about them.
#![allow(dead_code, unused_imports, unreachable_pub, missing_docs, reason = "each test file uses its part")]

mod brute;
mod guides;
mod marks;

pub use brute::Truth;
pub use guides::{Careless, Narrow, Plain, Resourceful, Sharp};
pub use marks::Marks;

use tessera_game::{Position, Random};

/// The usual three in a row on nine squares.
pub type TicTacToe = Marks<3, 3, 1, false>;
/// Three in a row on twelve squares, two marks a turn, or one if the player prefers.
pub type Twos = Marks<4, 3, 2, false>;
/// The same on nine squares.
pub type SmallTwos = Marks<3, 3, 2, false>;
/// Three in a row lose.
pub type Misere = Marks<3, 3, 1, true>;
/// The same on twelve squares with up to two marks a turn.
pub type MisereTwos = Marks<4, 3, 2, true>;

/// Every position that can be reached and is not over, each once.
pub fn reachable<P: Position + std::hash::Hash>(start: P) -> Vec<P> {
    let mut seen = std::collections::HashSet::from([start]);
    let mut all = vec![start];
    let mut next = 0;
    while next < all.len() {
        let here = all[next];
        next += 1;
        for action in here.actions() {
            let child = here.after(action);
            if child.outcome().is_none() && seen.insert(child) {
                all.push(child);
            }
        }
    }
    all
}

/// Positions of random games that are not over, after at least `least` actions.
pub fn random_positions<P: Position>(start: P, least: usize, count: usize, seed: u64) -> Vec<P> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = start;
        for _ in 0..least + random.below(5) as usize {
            if let Some(action) = position.random_action(&mut random) {
                position.play_unchecked(action);
            }
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}
