//! Perft that Ctrl-C stops.

use std::ops::ControlFlow;

use tessera_game::perft;
use tessera_games::{AnyGame, Visitor};
use tessera_search::Stop;

/// Counts sequences of actions, until it is stopped.
pub(crate) struct Count<'a> {
    pub(crate) depth: u32,
    pub(crate) stop: &'a Stop,
}

impl Visitor for Count<'_> {
    type Output = u64;

    fn visit<P: AnyGame>(self, position: P) -> u64 {
        count(&position, self.depth, self.stop)
    }
}

/// The flag is looked at between subtrees of two actions: often enough, and it costs nothing.
fn count<P: AnyGame>(position: &P, depth: u32, stop: &Stop) -> u64 {
    if depth <= 2 {
        return perft(position, depth);
    }
    let mut sum = 0_u64;
    let _ = position.visit_actions(|action| {
        if stop.is_raised() {
            return ControlFlow::Break(());
        }
        sum = sum.wrapping_add(count(&position.after(action), depth - 1, stop));
        ControlFlow::Continue(())
    });
    sum
}
