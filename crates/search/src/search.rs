//! The entry: a search with one or more threads.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tessera_game::Position;

use crate::alphabeta::{Shared, Worker};
use crate::threads::Gate;
use crate::time::Timer;
use crate::{Best, Clock, Guide, Limits, Report, Spawn, Stop, Table, system_clock, system_spawn};

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
    let helpers = start_helpers(guide, &shared, settings);
    let mut main = Worker::new(guide, &shared, 0);
    let thought = {
        let _end = End(&shared);
        main.think(position, lines, &mut on_report)
    };
    helpers.wait();
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

/// Ends the search of all threads when it is dropped, even if the one that holds it breaks.
struct End<'a, P: Position>(&'a Shared<P>);

impl<P: Position> Drop for End<'_, P> {
    fn drop(&mut self) {
        self.0.halt.store(true, Relaxed);
        self.0.splits.tell();
    }
}

/// Starts all threads but one, as far as they can be had; the gate is where they leave.
fn start_helpers<P: Position, G: Guide<P>>(
    guide: &G,
    shared: &Arc<Shared<P>>,
    settings: &Settings,
) -> Arc<Gate> {
    let gate = Arc::new(Gate::default());
    for id in 1..settings.threads {
        let (guide, shared, pass) = (guide.clone(), Arc::clone(shared), gate.enter());
        let help = move || {
            Worker::new(&guide, &shared, id).help();
            // Nothing of the search outlives it.
            drop(shared);
            drop(pass);
        };
        if !(settings.spawn)(Box::new(help)) {
            break;
        }
    }
    gate
}
