//! Several threads in one search. When a thread is idle, a busy thread shares the remaining actions of its current node
//! with it, from the second action on ("young brothers wait": if the first action did not cause a cutoff, probably all
//! others must be searched, and the bounds are already known).
//!
//! The thread that opened a split waits until no helper is busy with it, and helps below it in the meantime.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{hint, mem};

use tessera_game::Position;

use super::Worker;
use super::moves::{Gain, NodeProgress};
use super::node::{Node, NodeInfo};
use crate::Guide;
use crate::value::{Found, Value};

/// Below this depth searching a node is faster than sharing it.
const FROM_DEPTH: i32 = 3;
/// How often an idle thread checks for work before it sleeps.
const SPINS: u32 = 5_000;
/// The longest sleep of an idle thread.
const NAP: Duration = Duration::from_millis(1);

/// The splits that have actions left, and the threads that wait for one.
pub(crate) struct Splits<P: Position> {
    open: Mutex<Vec<Arc<Split<P>>>>,
    /// The number of waiting threads.
    idle: AtomicUsize,
    /// The number of helper threads.
    helpers: AtomicUsize,
    /// Incremented by every event that a waiting thread may be waiting for.
    changes: AtomicUsize,
    changed: Condvar,
}

/// A node whose actions are shared.
pub(super) struct Split<P: Position> {
    position: P,
    info: NodeInfo<P::Action>,
    /// The history slot of the action that led here.
    slot: usize,
    pv: bool,
    exact: bool,
    root_depth: usize,
    /// The next split above this one.
    above: Option<Arc<Split<P>>>,
    /// The node has a cutoff, or its result is no longer needed.
    over: AtomicBool,
    /// The number of threads that work on it, besides the one that opened it.
    busy: AtomicUsize,
    work: Mutex<Work<P::Action>>,
}

/// The remaining work of a split, and its results so far.
struct Work<A> {
    /// The actions with their scores and places in the order; those before `next` are taken.
    actions: Vec<(A, i32, usize)>,
    next: usize,
    done: Done<A>,
}

/// The results of the actions of a split.
pub(super) struct Done<A> {
    pub(super) progress: NodeProgress<A>,
    /// On the principal variation: each new best result with its line; the last one is the best.
    pub(super) lines: Vec<(Value, Vec<A>)>,
}

impl<P: Position> Default for Splits<P> {
    fn default() -> Self {
        Self {
            open: Mutex::default(),
            idle: AtomicUsize::new(0),
            helpers: AtomicUsize::new(0),
            changes: AtomicUsize::new(0),
            changed: Condvar::new(),
        }
    }
}

impl<P: Position> Splits<P> {
    fn have_helpers(&self) -> bool {
        self.helpers.load(Relaxed) > 0
    }

    /// Whether a thread waits.
    fn are_wanted(&self) -> bool {
        self.idle.load(Relaxed) > 0
    }

    fn publish(&self, split: &Arc<Split<P>>) {
        self.change(|open| open.push(Arc::clone(split)));
    }

    /// Removes a split, so that no other thread joins it.
    fn close(&self, split: &Arc<Split<P>>) {
        lock(&self.open).retain(|other| !Arc::ptr_eq(other, split));
    }

    /// Wakes the waiting threads.
    pub(crate) fn notify(&self) {
        self.change(|_| ());
    }

    /// Changes the list and wakes the waiting threads.
    fn change(&self, what: impl FnOnce(&mut Vec<Arc<Split<P>>>)) {
        let mut open = lock(&self.open);
        what(&mut open);
        self.changes.fetch_add(1, Relaxed);
        drop(open);
        self.changed.notify_all();
    }

    /// The split nearest to the root, below `above` if given, that is not over. The calling thread is counted as busy
    /// with it.
    fn find(&self, above: Option<&Arc<Split<P>>>) -> Option<Arc<Split<P>>> {
        let open = lock(&self.open);
        let fits =
            |split: &&Arc<Split<P>>| above.is_none_or(|above| split.is_below(above)) && !split.is_over();
        let found = open.iter().filter(fits).min_by_key(|split| split.info.ply)?;
        found.busy.fetch_add(1, Relaxed);
        Some(Arc::clone(found))
    }

    /// Waits until `changes` differs from `seen`, but only for a short time.
    fn wait(&self, seen: usize) {
        self.idle.fetch_add(1, Relaxed);
        if !(0..SPINS).any(|_| {
            hint::spin_loop();
            self.changes.load(Relaxed) != seen
        }) {
            let open = lock(&self.open);
            if self.changes.load(Relaxed) == seen {
                drop(self.changed.wait_timeout(open, NAP));
            }
        }
        self.idle.fetch_sub(1, Relaxed);
    }
}

impl<P: Position> Split<P> {
    /// Whether this split, or one above it, is over.
    pub(super) fn is_over(&self) -> bool {
        let mut split = self;
        loop {
            if split.over.load(Relaxed) {
                return true;
            }
            match &split.above {
                Some(above) => split = above,
                None => return false,
            }
        }
    }

    fn is_below(&self, above: &Arc<Self>) -> bool {
        let mut split = &self.above;
        while let Some(next) = split {
            if Arc::ptr_eq(next, above) {
                return true;
            }
            split = &next.above;
        }
        false
    }

    fn node(&self) -> Node<'_, P> {
        Node { position: &self.position, info: self.info }
    }
}

/// Held by a thread while it works on another thread's split.
struct Seat<'a, P: Position> {
    splits: &'a Splits<P>,
    split: &'a Split<P>,
    /// Whether the thread panicked in the middle of an action.
    aborted: bool,
}

impl<P: Position> Drop for Seat<'_, P> {
    fn drop(&mut self) {
        if self.aborted {
            // Its action has been taken and will not be searched again.
            lock(&self.split.work).done.progress.omitted = true;
        }
        // Release: pairs with the Acquire in `wait_for_helpers`, so that all changes made by this thread are visible there.
        self.split.busy.fetch_sub(1, Release);
        self.splits.notify();
    }
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// The main loop of a helper: joins splits until the search is over.
    pub(crate) fn help(&mut self) {
        self.shared.splits.helpers.fetch_add(1, Relaxed);
        loop {
            let seen = self.shared.splits.changes.load(Relaxed);
            if self.must_stop() {
                break;
            }
            match self.shared.splits.find(None) {
                Some(split) => self.join(&split),
                None => self.shared.splits.wait(seen),
            }
        }
        self.publish_nodes();
    }

    /// Whether the rest of a node should be shared.
    pub(super) fn may_split(&self, node: &Node<P>, progress: &NodeProgress<P::Action>) -> bool {
        progress.searched > 0 && node.info.depth >= FROM_DEPTH && self.shared.splits.are_wanted()
    }

    /// Whether there are helpers to share the root with.
    pub(super) fn may_split_root(&self, depth: i32) -> bool {
        depth >= FROM_DEPTH && self.shared.splits.have_helpers()
    }

    /// Shares the given actions of a node, each with its score and its place in the order, and waits until they are
    /// searched. If the search is stopped, some may remain unsearched.
    pub(super) fn split<const PV: bool>(
        &mut self,
        node: &Node<P>,
        actions: Vec<(P::Action, i32, usize)>,
        progress: NodeProgress<P::Action>,
    ) -> Done<P::Action> {
        let split = Arc::new(Split {
            position: *node.position,
            info: node.info,
            slot: self.frames[node.info.ply].slot,
            pv: PV,
            exact: self.exact,
            root_depth: self.root_depth,
            above: self.split.take(),
            over: AtomicBool::new(false),
            busy: AtomicUsize::new(0),
            work: Mutex::new(Work { actions, next: 0, done: Done { progress, lines: Vec::new() } }),
        });
        self.split = Some(Arc::clone(&split));
        self.shared.splits.publish(&split);
        self.share::<PV>(&split);
        if self.stopped {
            split.over.store(true, Relaxed);
        }
        self.shared.splits.close(&split);
        self.wait_for_helpers(&split);
        self.split.clone_from(&split.above);
        self.stopped = self.must_stop();
        let done = &mut lock(&split.work).done;
        Done { progress: done.progress, lines: mem::take(&mut done.lines) }
    }

    fn wait_for_helpers(&mut self, split: &Arc<Split<P>>) {
        loop {
            let seen = self.shared.splits.changes.load(Relaxed);
            if split.busy.load(Acquire) == 0 {
                return;
            }
            match self.shared.splits.find(Some(split)) {
                Some(below) => self.join(&below),
                None => self.shared.splits.wait(seen),
            }
            self.poll();
            if self.stopped {
                split.over.store(true, Relaxed);
            }
        }
    }

    /// Helps with another thread's split.
    fn join(&mut self, split: &Arc<Split<P>>) {
        let mut seat = Seat { splits: &self.shared.splits, split, aborted: true };
        let (before, exact, root_depth) = (self.split.take(), self.exact, self.root_depth);
        self.split = Some(Arc::clone(split));
        (self.exact, self.root_depth) = (split.exact, split.root_depth);
        self.frames[split.info.ply].slot = split.slot;
        if split.pv {
            self.share::<true>(split);
        } else {
            self.share::<false>(split);
        }
        (self.split, self.exact, self.root_depth) = (before, exact, root_depth);
        self.stopped = self.must_stop();
        seat.aborted = false;
    }

    /// Searches actions of a split until none is left or it is over.
    fn share<const PV: bool>(&mut self, split: &Arc<Split<P>>) {
        let node = split.node();
        while let Some((action, score, progress)) = self.next_shared::<PV>(split, &node) {
            let found = self.child::<PV>(&node, &progress, action, score);
            if self.stopped || self.submit::<PV>(split, &node, action, found) {
                break;
            }
        }
    }

    /// The next action of a split with its score, and the node's progress; steps 10 and 11 of a node.
    fn next_shared<const PV: bool>(
        &self,
        split: &Arc<Split<P>>,
        node: &Node<P>,
    ) -> Option<(P::Action, i32, NodeProgress<P::Action>)> {
        if split.is_over() {
            return None;
        }
        let mut work = lock(&split.work);
        let (action, score, place) = *work.actions.get(work.next)?;
        work.done.progress.place = place;
        let pointless = !PV && self.is_pointless(node, &work.done.progress);
        work.done.progress.omitted |= pointless;
        work.next = if pointless { work.actions.len() } else { work.next + 1 };
        let (progress, last) = (work.done.progress, work.next == work.actions.len());
        drop(work);
        if last {
            self.shared.splits.close(split);
        }
        if pointless {
            return None;
        }
        Some((action, score, progress))
    }

    /// Adds the result of an action to its split; true if that ends the node. Step 13 of a node.
    fn submit<const PV: bool>(
        &mut self,
        split: &Split<P>,
        node: &Node<P>,
        action: P::Action,
        found: Found,
    ) -> bool {
        let mut work = lock(&split.work);
        let gain = work.done.progress.add(action, found, node.info.window.beta);
        if PV && gain != Gain::None {
            work.done.lines.push((found.value, self.line_of(node.info.ply, action)));
        }
        if gain != Gain::Cutoff {
            return false;
        }
        split.over.store(true, Relaxed);
        let earlier: Vec<_> = work.actions[..work.next].iter().map(|&(earlier, ..)| earlier).collect();
        drop(work);
        self.learn(node, &earlier, action);
        true
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The data is always consistent, so poisoning is ignored.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
