//! When a search must end: limits of depth, nodes and time, and the flag that stops it from outside.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// What ends a search. Without any limit it goes on until it is stopped or has proven the result.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// The greatest depth of the iterative deepening.
    pub depth: Option<u32>,
    /// The number of nodes. With one thread the search stops at exactly this node.
    pub nodes: Option<u64>,
    /// No new iteration is started after this time; less when the best action is clear, more when it is not.
    pub soft: Option<Duration>,
    /// The search is broken off after this time.
    pub hard: Option<Duration>,
}

impl Limits {
    /// No limit at all.
    pub fn infinite() -> Self {
        Self::default()
    }

    /// So deep and no deeper.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// So many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// All of that time, and no more.
    pub fn time(time: Duration) -> Self {
        Self { hard: Some(time), ..Self::default() }
    }

    /// A sensible part of the time left on a clock that adds `increment` after every turn.
    ///
    /// A twenty-fifth of the time left and most of the increment are meant for this turn. Twice a blink of
    /// 15 ms is kept back for the way to the board.
    pub fn clock(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(Duration::from_millis(30)).max(Duration::from_millis(1));
        let soft = (usable / 25 + increment * 3 / 4).min(usable / 2);
        let hard = (soft * 4).min(usable * 2 / 3);
        Self { soft: Some(soft), hard: Some(hard), ..Self::default() }
    }
}

/// A flag that stops a search from another thread. Clones are the same flag.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to end. It answers with the best it has.
    pub fn raise(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether the search has been asked to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// The work that an errand may take, in about as many steps as the search looks at nodes in the same time. It ends
/// when it is spent or when the search ends.
pub struct Effort<'a> {
    left: u64,
    /// So much of what is left may be spent before the next look at the search.
    until_look: u64,
    is_over: &'a dyn Fn() -> bool,
}

impl Effort<'static> {
    /// So many steps, however long they take.
    pub fn new(steps: u64) -> Self {
        Self::while_going_on(steps, &|| false)
    }
}

impl<'a> Effort<'a> {
    /// A search is asked whether it is over every so many steps.
    const LOOK_EVERY: u64 = 128;

    /// So many steps, until the search that they are for is over.
    pub(crate) fn while_going_on(steps: u64, is_over: &'a dyn Fn() -> bool) -> Self {
        Self { left: steps, until_look: Self::LOOK_EVERY, is_over }
    }

    /// Uses up some steps; `None` if there are not so many left.
    pub fn spend(&mut self, steps: u64) -> Option<()> {
        if self.until_look <= steps {
            self.until_look = Self::LOOK_EVERY + steps;
            if (self.is_over)() {
                self.left = 0;
            }
        }
        self.until_look -= steps;
        self.left = self.left.checked_sub(steps)?;
        Some(())
    }
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effort").field("left", &self.left).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, Limits};
    use std::cell::Cell;
    use std::time::Duration;

    #[test]
    fn effort_ends_when_it_is_spent_or_the_search_is_over() {
        let mut effort = Effort::new(1_000);
        assert_eq!((0..2_000).take_while(|_| effort.spend(1).is_some()).count(), 1_000);
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() == 3
        };
        let mut effort = Effort::while_going_on(u64::MAX, &is_over);
        let spent = (0..100_000).take_while(|_| effort.spend(7).is_some()).count() * 7;
        assert!((300..500).contains(&spent), "{spent}");
        assert!(effort.spend(1).is_none() && Effort::new(10).spend(1_000).is_none());
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
