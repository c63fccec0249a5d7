//! The entry: a search with one or more threads.

use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use tessera_game::Position;

use crate::alphabeta::{Shared, Thought, Worker};
use crate::time::Timer;
use crate::{Best, Clock, Guide, Limits, Report, Score, Stop, Table, system_clock};

/// How a search is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads search. With one, and without a limit of time, the result is exactly repeatable.
    pub threads: usize,
    /// How many of the best lines are wanted.
    pub lines: usize,
    /// Where the time comes from.
    pub clock: Clock,
    /// Raise it to stop the search.
    pub stop: Stop,
}

impl Default for Settings {
    fn default() -> Self {
        Self { threads: 1, lines: 1, clock: system_clock, stop: Stop::new() }
    }
}

/// A thread's stack has room for the longest line.
const STACK: usize = 16 << 20;

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
    let shared = Shared::new(table, limits, timer, &settings.stop, threads);
    table.start_search();
    let mut main = Worker::new(guide, &shared, 0);
    let mut replaced = false;
    let thought = thread::scope(|scope| {
        let start = |id| {
            let shared = &shared;
            let help = move || {
                let thought = Worker::new(guide, shared, id).think(position, lines, &mut |_| ());
                // Whoever is done first, by depth or by proof, is done for all.
                shared.halt.store(true, Relaxed);
                thought
            };
            // A thread that cannot be had is done without.
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help).ok()
        };
        let helpers: Vec<_> = (1..threads).filter_map(start).collect();
        let mut thought = main.think(position, lines, &mut on_report);
        shared.halt.store(true, Relaxed);
        for helper in helpers {
            if let Ok(other) = helper.join()
                && is_better(&other, &thought)
            {
                thought = other;
                replaced = true;
            }
        }
        thought
    });
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
        time: timer.elapsed(),
        lines: thought.lines,
    })
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
