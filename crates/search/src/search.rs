//! The entry: a search with one or more threads.

use std::mem;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use tessera_game::Position;

use crate::alphabeta::{Shared, Thought, Worker};
use crate::threads::Gate;
use crate::time::Timer;
use crate::{Best, Clock, Guide, Limits, Report, Score, Spawn, Stop, Table, system_clock, system_spawn};

/// How a search is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads search. With one, and without a limit of time, the result is exactly repeatable.
    pub threads: usize,
    /// How many of the best lines are wanted.
    pub lines: usize,
    /// Where the time comes from.
    pub clock: Clock,
    /// Where the other threads come from. What cannot be had is done without.
    pub spawn: Spawn,
    /// Raise it to stop the search.
    pub stop: Stop,
}

impl Default for Settings {
    fn default() -> Self {
        Self { threads: 1, lines: 1, clock: system_clock, spawn: system_spawn, stop: Stop::new() }
    }
}

/// Looks for the best action by alpha-beta. `None` if the game is over.
///
/// A search ends early when the result is proven. Every legal position gets an answer, however small the limits.
pub fn search<P: Position, G: Guide<P>>(
    position: &P,
    guide: &G,
    table: &Table,
    limits: Limits,
    settings: &Settings,
    mut on_report: impl FnMut(&Report<P>),
) -> Option<Best<P>> {
    if position.count_actions() == 0 {
        return None;
    }
    let threads = settings.threads.max(1);
    let lines = settings.lines.max(1);
    let timer = Timer::start(settings.clock, &limits);
    let shared = Arc::new(Shared::new(table, limits, timer, &settings.stop, threads));
    table.start_search();
    let helpers = Helpers::start(position, guide, &shared, lines, settings);
    let mut main = Worker::new(guide, &shared, 0);
    let mut thought = main.think(position, lines, &mut on_report);
    shared.halt.store(true, Relaxed);
    let mut replaced = false;
    for other in helpers.finish() {
        if is_better(&other, &thought) {
            thought = other;
            replaced = true;
        }
    }
    if replaced {
        main.report(&thought, &mut on_report);
    }
    let first = thought.lines.first()?;
    Some(Best {
        action: *first.pv.first()?,
        score: first.score,
        depth: thought.depth,
        seldepth: main.seldepth(),
        nodes: shared.total_nodes(),
        threads: shared.threads(),
        time: timer.elapsed(),
        lines: thought.lines,
    })
}

/// The other threads of a search.
struct Helpers<P: Position> {
    thoughts: Arc<Mutex<Vec<Thought<P>>>>,
    gate: Arc<Gate>,
}

impl<P: Position> Helpers<P> {
    /// Starts all threads but one, as far as they can be had.
    fn start<G: Guide<P>>(
        position: &P,
        guide: &G,
        shared: &Arc<Shared>,
        lines: usize,
        settings: &Settings,
    ) -> Self {
        let thoughts = Arc::new(Mutex::new(Vec::new()));
        let gate = Arc::new(Gate::default());
        for id in 1..settings.threads {
            let (position, guide, shared) = (*position, guide.clone(), Arc::clone(shared));
            let (thoughts, pass) = (Arc::clone(&thoughts), gate.enter());
            let help = move || {
                let thought = Worker::new(&guide, &shared, id).think(&position, lines, &mut |_| ());
                // Whoever is done first, by depth or by proof, is done for all.
                shared.halt.store(true, Relaxed);
                // Nothing of the search outlives it.
                drop(shared);
                thoughts.lock().unwrap_or_else(PoisonError::into_inner).push(thought);
                drop(pass);
            };
            if !(settings.spawn)(Box::new(help)) {
                break;
            }
        }
        Self { thoughts, gate }
    }

    /// Waits for all of them, and says what they have found.
    fn finish(self) -> Vec<Thought<P>> {
        self.gate.wait();
        mem::take(&mut *self.thoughts.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether another thread knows more: a proof where we have none, or a deeper iteration.
fn is_better<P: Position>(other: &Thought<P>, ours: &Thought<P>) -> bool {
    let score = |thought: &Thought<P>| thought.lines.first().map(|line| line.score);
    let (theirs, ours_now) = (score(other), score(ours));
    let wins = |score| matches!(score, Some(Score::Win(_)));
    let proven = |score: Option<Score>| score.is_some_and(Score::is_proven);
    if wins(theirs) || wins(ours_now) || proven(ours_now) {
        return wins(theirs) && theirs > ours_now;
    }
    other.depth > ours.depth && other.lines.len() >= ours.lines.len()
}
