//! Several threads in one search. A thread that has nothing to do waits; another that sees it lets it share the
//! actions of the node it is at, from the second on ("young brothers wait": where the first action did not end the
//! node, the others will probably all be searched, and with bounds that are known by then).
//!
//! Whoever opened a split waits until nobody is busy with it, and helps below it in the meantime.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{hint, mem};

use tessera_game::Position;

use super::Worker;
use super::moves::{Progress, Taken};
use super::node::Node;
use crate::Guide;
use crate::picker::LOUD;
use crate::value::{Found, Value, Window};

/// Below this depth a node is searched faster than it is shared.
const FROM_DEPTH: i32 = 3;
/// A waiting thread looks so often whether something has changed before it sleeps, and sleeps no longer than this.
const SPINS: u32 = 5_000;
const NAP: Duration = Duration::from_millis(1);

/// The splits that have actions left, and the threads that wait for one.
pub(crate) struct Splits<P: Position> {
    open: Mutex<Vec<Arc<Split<P>>>>,
    /// How many threads wait.
    idle: AtomicUsize,
    /// How many threads help.
    helpers: AtomicUsize,
    /// Counts what a waiting thread may be waiting for.
    changes: AtomicUsize,
    changed: Condvar,
}

/// A node whose actions are shared.
pub(super) struct Split<P: Position> {
    position: P,
    ply: usize,
    depth: i32,
    window: Window,
    hash: u64,
    evaluation: Option<i32>,
    forced: bool,
    /// The history slot of the action that led here.
    slot: usize,
    pv: bool,
    exact: bool,
    root_depth: usize,
    /// The split in whose subtree this one is.
    above: Option<Arc<Split<P>>>,
    /// The node is decided, or nobody wants to know any more.
    over: AtomicBool,
    /// How many threads are at it, besides the one that opened it.
    busy: AtomicUsize,
    work: Mutex<Work<P::Action>>,
}

/// What is left to do at a split, and what has come of it.
struct Work<A> {
    /// The actions with their scores and places in the order; those before `next` have been taken.
    actions: Vec<(A, i32, usize)>,
    next: usize,
    done: Done<A>,
}

/// What has come of the actions of a split.
pub(super) struct Done<A> {
    pub(super) progress: Progress<A>,
    /// On the principal variation, every result that was better than those before, with its line; the best is the last.
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

    /// Nobody new comes to this split.
    fn close(&self, split: &Arc<Split<P>>) {
        lock(&self.open).retain(|other| !Arc::ptr_eq(other, split));
    }

    /// Wakes those who wait.
    pub(crate) fn tell(&self) {
        self.change(|_| ());
    }

    /// Changes something that a waiting thread may be waiting for.
    fn change(&self, what: impl FnOnce(&mut Vec<Arc<Split<P>>>)) {
        let mut open = lock(&self.open);
        what(&mut open);
        self.changes.fetch_add(1, Relaxed);
        drop(open);
        self.changed.notify_all();
    }

    /// The nearest split to the root, or to the split given, in which there is something to do. The thread counts as
    /// busy with it.
    fn find(&self, above: Option<&Arc<Split<P>>>) -> Option<Arc<Split<P>>> {
        let open = lock(&self.open);
        let fits =
            |split: &&Arc<Split<P>>| above.is_none_or(|above| split.is_below(above)) && !split.is_over();
        let found = open.iter().filter(fits).min_by_key(|split| split.ply)?;
        found.busy.fetch_add(1, Relaxed);
        Some(Arc::clone(found))
    }

    /// Waits until something has changed since `seen`, but not long.
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
        Node {
            position: &self.position,
            ply: self.ply,
            depth: self.depth,
            window: self.window,
            hash: self.hash,
            evaluation: self.evaluation,
            table_action: None,
            forced: self.forced,
        }
    }
}

/// Held by a thread as long as it is busy with a split of another.
struct Seat<'a, P: Position> {
    splits: &'a Splits<P>,
    split: &'a Split<P>,
    /// Whether the thread breaks off in the middle of an action.
    broke_off: bool,
}

impl<P: Position> Drop for Seat<'_, P> {
    fn drop(&mut self) {
        if self.broke_off {
            // Its action has not been looked at, and nobody else will.
            lock(&self.split.work).done.progress.left_out = true;
        }
        // Whoever sees that nobody is busy any more sees why, too: that a limit is over, that the split is.
        self.split.busy.fetch_sub(1, Release);
        self.splits.tell();
    }
}

impl<P: Position, G: Guide<P>> Worker<'_, P, G> {
    /// What a helper does: it goes from split to split until the search is over.
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
        self.announce_nodes();
    }

    /// Whether the rest of a node should be shared.
    pub(super) fn may_split(&self, node: &Node<P>, progress: &Progress<P::Action>) -> bool {
        progress.searched > 0 && node.depth >= FROM_DEPTH && self.shared.splits.are_wanted()
    }

    /// Whether there is anyone to share the root with.
    pub(super) fn may_split_root(&self, depth: i32) -> bool {
        depth >= FROM_DEPTH && self.shared.splits.have_helpers()
    }

    /// Shares the rest of a node's actions, each with its score and its place in the order, and waits until they are
    /// searched. If the search is stopped, not all of them are.
    pub(super) fn split<const PV: bool>(
        &mut self,
        node: &Node<P>,
        actions: Vec<(P::Action, i32, usize)>,
        progress: Progress<P::Action>,
    ) -> Done<P::Action> {
        let split = Arc::new(Split {
            position: *node.position,
            ply: node.ply,
            depth: node.depth,
            window: node.window,
            hash: node.hash,
            evaluation: node.evaluation,
            forced: node.forced,
            slot: self.frames[node.ply].slot,
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

    /// Helps with a split of another thread.
    fn join(&mut self, split: &Arc<Split<P>>) {
        let mut seat = Seat { splits: &self.shared.splits, split, broke_off: true };
        let (before, exact, root_depth) = (self.split.take(), self.exact, self.root_depth);
        self.split = Some(Arc::clone(split));
        (self.exact, self.root_depth) = (split.exact, split.root_depth);
        self.frames[split.ply].slot = split.slot;
        if split.pv {
            self.share::<true>(split);
        } else {
            self.share::<false>(split);
        }
        (self.split, self.exact, self.root_depth) = (before, exact, root_depth);
        self.stopped = self.must_stop();
        seat.broke_off = false;
    }

    /// Searches actions of a split until none is left or it is over.
    fn share<const PV: bool>(&mut self, split: &Arc<Split<P>>) {
        let node = split.node();
        while let Some((action, score, progress)) = self.next_shared::<PV>(split, &node) {
            let found = self.child::<PV>(&node, &progress, action, score);
            if self.stopped || self.hand_in::<PV>(split, &node, action, found) {
                break;
            }
        }
    }

    /// The next action of a split with its score, and how things stand; steps 10 and 11 of a node.
    fn next_shared<const PV: bool>(
        &self,
        split: &Arc<Split<P>>,
        node: &Node<P>,
    ) -> Option<(P::Action, i32, Progress<P::Action>)> {
        if split.is_over() {
            return None;
        }
        let mut work = lock(&split.work);
        let (action, score, place) = *work.actions.get(work.next)?;
        work.done.progress.place = place;
        let pointless = !PV && score < LOUD && self.is_pointless(node, &work.done.progress);
        work.done.progress.left_out |= pointless;
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

    /// Takes the result of an action to its split; true if that ends the node. Step 13 of a node.
    fn hand_in<const PV: bool>(
        &mut self,
        split: &Split<P>,
        node: &Node<P>,
        action: P::Action,
        found: Found,
    ) -> bool {
        let mut work = lock(&split.work);
        let taken = work.done.progress.take(action, found, node.window.beta);
        if PV && taken != Taken::NoBetter {
            work.done.lines.push((found.value, self.line_of(node.ply, action)));
        }
        if taken != Taken::Enough {
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
    // What a lock guards is in order at every moment, whoever broke off.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
