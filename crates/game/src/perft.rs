//! Perft: the number of sequences of legal actions of a given length, the usual proof of a move generator.

use std::hint::black_box;
use std::ops::ControlFlow;

use crate::Position;

/// The number of sequences of `depth` legal actions. The last action of each is counted, not played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_actions() as u64,
        _ => sum_over_children(position, |child| perft(child, depth - 1)),
    }
}

/// The same number as [`perft`], with every action played: the measure of how fast actions are played.
pub fn perft_one_by_one<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => sum_over_children(position, |child| {
            // Keep the last position from being optimised out.
            black_box(child);
            1
        }),
        _ => sum_over_children(position, |child| perft_one_by_one(child, depth - 1)),
    }
}

fn sum_over_children<P: Position>(position: &P, count: impl Fn(&P) -> u64) -> u64 {
    let mut sum = 0;
    let _ = position.visit_actions(|action| {
        sum += count(&position.after(action));
        ControlFlow::Continue(())
    });
    sum
}
