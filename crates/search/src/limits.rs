//! When a search ends: limits of depth, nodes and time, a flag to stop it from outside, and budgets for parts of it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The limits of a search. Without any it runs until it is stopped or the result is proven.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// The greatest depth of the iterative deepening.
    pub depth: Option<u32>,
    /// The largest number of nodes. With one thread the search stops at exactly this number.
    pub nodes: Option<u64>,
    /// No new iteration starts after this time; earlier if the best action is clear, later if it is not.
    pub soft: Option<Duration>,
    /// The search is aborted after this time.
    pub hard: Option<Duration>,
}

impl Limits {
    /// No limit at all.
    pub fn infinite() -> Self {
        Self::default()
    }

    /// Only a depth.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// Only a number of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Only a time, which is used up.
    pub fn time(time: Duration) -> Self {
        Self { hard: Some(time), ..Self::default() }
    }

    /// A sensible part of the time left on a clock that adds `increment` after every turn.
    ///
    /// The soft limit is a twenty-fifth of the time left and three quarters of the increment. 30 ms are kept back for
    /// the overhead of making the move.
    pub fn clock(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(Duration::from_millis(30)).max(Duration::from_millis(1));
        let soft = (usable / 25 + increment * 3 / 4).min(usable / 2);
        let hard = (soft * 4).min(usable * 2 / 3);
        Self { soft: Some(soft), hard: Some(hard), ..Self::default() }
    }
}

/// A flag to stop a search from another thread. Clones share the flag.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to end. It returns the best result so far.
    pub fn raise(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether the search has been asked to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// The work that a guide may spend on a proof, in steps that each take about as long as a node of the search. It ends
/// when all steps are spent or when the search ends.
pub struct WorkBudget<'a> {
    left: u64,
    /// The steps left until the search is polled again.
    until_poll: u64,
    is_over: &'a dyn Fn() -> bool,
}

impl WorkBudget<'static> {
    /// A number of steps, independent of any search.
    pub fn new(steps: u64) -> Self {
        Self::during(steps, &|| false)
    }
}

impl<'a> WorkBudget<'a> {
    /// The number of steps after which the search is polled.
    const POLL_EVERY: u64 = 128;

    /// A number of steps that ends early when the search is over.
    pub(crate) fn during(steps: u64, is_over: &'a dyn Fn() -> bool) -> Self {
        Self { left: steps, until_poll: Self::POLL_EVERY, is_over }
    }

    /// Spends some steps; `None` if fewer are left.
    pub fn spend(&mut self, steps: u64) -> Option<()> {
        if self.until_poll <= steps {
            self.until_poll = Self::POLL_EVERY + steps;
            if (self.is_over)() {
                self.left = 0;
            }
        }
        self.until_poll -= steps;
        self.left = self.left.checked_sub(steps)?;
        Some(())
    }
}

impl fmt::Debug for WorkBudget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkBudget").field("left", &self.left).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Limits, WorkBudget};
    use std::cell::Cell;
    use std::time::Duration;

    #[test]
    fn a_budget_ends_when_it_is_spent_or_the_search_is_over() {
        let mut budget = WorkBudget::new(1_000);
        assert_eq!((0..2_000).take_while(|_| budget.spend(1).is_some()).count(), 1_000);
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() == 3
        };
        let mut budget = WorkBudget::during(u64::MAX, &is_over);
        let spent = (0..100_000).take_while(|_| budget.spend(7).is_some()).count() * 7;
        assert!((300..500).contains(&spent), "{spent}");
        assert!(budget.spend(1).is_none() && WorkBudget::new(10).spend(1_000).is_none());
    }

    #[test]
    fn a_clock_is_never_used_up() {
        for left in [0, 1, 20, 50, 1_000, 60_000, 3_600_000].map(Duration::from_millis) {
            for increment in [0, 100, 10_000].map(Duration::from_millis) {
                let limits = Limits::clock(left, increment);
                assert!(limits.soft <= limits.hard, "{left:?} + {increment:?}");
                assert!(limits.hard < Some(left.max(Duration::from_millis(2))), "{left:?} + {increment:?}");
            }
        }
    }
}
