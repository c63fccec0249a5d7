//! Principal variation search: the worker that each thread runs, and the state that the workers share.

mod deepening;
mod exact;
mod moves;
mod node;
mod root;
mod split;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tessera_game::Position;

use self::split::{Split, Splits};
use crate::history::History;
use crate::picker::Lists;
use crate::time::Timer;
use crate::{Guide, Limits, Stop, Table, Tuning};

pub(crate) use self::deepening::Wish;
pub(crate) use self::root::wins_at_once;

/// The longest line.
pub(crate) const MAX_PLY: usize = 256;
/// The depth that stands for "to the end of the game".
pub(crate) const TO_THE_END: i32 = 255;
/// The number of nodes after which time and the stop flag are checked.
const POLL_EVERY: u64 = 512;
/// The number of nodes after which progress is reported.
const PROGRESS_EVERY: u64 = 1 << 18;

/// The state that all threads of one search share.
pub(crate) struct Shared<P: Position> {
    pub(crate) table: Table,
    pub(crate) limits: Limits,
    pub(crate) timer: Timer,
    pub(crate) stop: Stop,
    /// Set when the search is over; ends every thread.
    pub(crate) halt: AtomicBool,
    /// Set when the exact search has used up its share: its partial results are discarded.
    exact_over: AtomicBool,
    /// The node count that each thread has published.
    nodes: Vec<AtomicU64>,
    /// The nodes whose actions several threads currently share.
    pub(crate) splits: Splits<P>,
}

impl<P: Position> Shared<P> {
    pub(crate) fn new(table: &Table, limits: Limits, timer: Timer, stop: &Stop, threads: usize) -> Self {
        Self {
            table: table.clone(),
            limits,
            timer,
            stop: stop.clone(),
            halt: AtomicBool::new(false),
            exact_over: AtomicBool::new(false),
            nodes: (0..threads).map(|_| AtomicU64::new(0)).collect(),
            splits: Splits::default(),
        }
    }

    /// Whether the time is up or the stop flag is raised.
    fn is_over(&self) -> bool {
        self.timer.is_over() || self.stop.is_raised()
    }

    pub(crate) fn total_nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }

    /// The number of threads that have searched.
    pub(crate) fn threads(&self) -> usize {
        self.nodes.iter().filter(|nodes| nodes.load(Relaxed) > 0).count()
    }
}

/// One thread of a search.
pub(crate) struct Worker<'a, P: Position, G> {
    guide: &'a G,
    shared: &'a Shared<P>,
    /// Thread 0 reports and checks the time.
    id: usize,
    tuning: Tuning,
    reductions: Vec<[i8; 64]>,
    frames: Vec<Frame<P::Action>>,
    history: History<P::Action>,
    nodes: u64,
    next_poll: u64,
    /// The search is being aborted: results on the way up are meaningless.
    stopped: bool,
    /// The innermost split above the current node.
    split: Option<Arc<Split<P>>>,
    /// Exact mode: search every action to the end of the game, without evaluation or pruning.
    exact: bool,
    /// When to give up the exact search.
    exact_until: Option<Duration>,
    exact_nodes: u64,
    root_depth: usize,
    seldepth: usize,
    /// Called with the number of nodes from time to time.
    on_nodes: Option<&'a mut dyn FnMut(u64)>,
}

/// The buffers of one ply, reused so that the search does not allocate.
struct Frame<A> {
    lists: Lists<A>,
    /// The forced answers of the node, if any.
    answers: Vec<A>,
    pv: Vec<A>,
    killers: [Option<A>; 2],
    /// The history slot of the action that led here.
    slot: usize,
}

impl<A> Default for Frame<A> {
    fn default() -> Self {
        Self {
            lists: Lists::default(),
            answers: Vec::new(),
            pv: Vec::new(),
            killers: [None, None],
            slot: usize::MAX,
        }
    }
}

impl<'a, P: Position, G: Guide<P>> Worker<'a, P, G> {
    pub(crate) fn new(guide: &'a G, shared: &'a Shared<P>, id: usize) -> Self {
        let tuning = guide.tuning();
        Self {
            guide,
            shared,
            id,
            tuning,
            reductions: reductions(&tuning),
            frames: std::iter::repeat_with(Frame::default).take(MAX_PLY + 1).collect(),
            history: History::new(G::HISTORY),
            nodes: 0,
            next_poll: 0,
            stopped: false,
            split: None,
            exact: false,
            exact_until: None,
            exact_nodes: u64::MAX,
            root_depth: 0,
            seldepth: 0,
            on_nodes: None,
        }
    }

    /// Calls `on_nodes` with the number of nodes from time to time.
    #[must_use]
    pub(crate) fn with_progress(mut self, on_nodes: &'a mut dyn FnMut(u64)) -> Self {
        self.on_nodes = Some(on_nodes);
        self
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a node; false if the search must stop instead.
    #[inline]
    fn enter(&mut self, ply: usize) -> bool {
        if self.nodes >= self.next_poll {
            self.poll();
        }
        self.stopped |= self.is_overtaken();
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        true
    }

    /// Checks the limits. With one thread the node limit is exact.
    #[cold]
    fn poll(&mut self) {
        let shared = self.shared;
        self.publish_nodes();
        if let Some(on_nodes) = &mut self.on_nodes
            && self.nodes % PROGRESS_EVERY < POLL_EVERY
        {
            on_nodes(self.nodes);
        }
        let limit = shared.limits.nodes.unwrap_or(u64::MAX);
        if self.id == 0 && !self.is_first_iteration() && shared.is_over() {
            shared.halt.store(true, Relaxed);
        }
        if shared.total_nodes() >= limit {
            shared.halt.store(true, Relaxed);
        }
        self.stopped |= self.must_stop();
        self.next_poll = (self.nodes + POLL_EVERY).min(limit.max(self.nodes + 1));
    }

    /// The first iteration is short and is finished in spite of the time limit: an unsearched action can be a
    /// blunder.
    const fn is_first_iteration(&self) -> bool {
        self.root_depth == 1
    }

    /// Whether the thread must abort its current work.
    fn must_stop(&self) -> bool {
        self.shared.halt.load(Relaxed) || self.exact && self.is_exact_over() || self.is_overtaken()
    }

    /// Whether the exact search has used up its share. Only the main thread has the limits. It sets the flag before it
    /// leaves a node unfinished, so that no helper takes such a node for finished.
    fn is_exact_over(&self) -> bool {
        let shared = self.shared;
        if self.nodes >= self.exact_nodes
            || self.exact_until.is_some_and(|until| shared.timer.elapsed() >= until)
        {
            shared.exact_over.store(true, Relaxed);
        }
        shared.exact_over.load(Relaxed)
    }

    /// Whether a split above the current node is over.
    #[inline]
    fn is_overtaken(&self) -> bool {
        self.split.as_ref().is_some_and(|split| split.is_over())
    }

    fn publish_nodes(&self) {
        self.shared.nodes[self.id].store(self.nodes, Relaxed);
    }
}

/// The reduction of the n-th action of a node, for each depth.
fn reductions(tuning: &Tuning) -> Vec<[i8; 64]> {
    let row = |depth: usize| {
        let mut row = [0; 64];
        for (number, reduction) in row.iter_mut().enumerate().skip(1) {
            let product = (depth as f64).ln() * (number as f64).ln();
            *reduction = (tuning.reduction_base + product / tuning.reduction_divisor).clamp(0.0, 60.0) as i8;
        }
        row
    };
    (0..64).map(|depth| if depth == 0 { [0; 64] } else { row(depth) }).collect()
}
