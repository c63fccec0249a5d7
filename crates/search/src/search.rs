//! The entry point: a search with one or more threads.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tessera_game::Position;

use crate::alphabeta::{Shared, Wish, Worker};
use crate::threads::Gate;
use crate::time::Timer;
use crate::{Best, Clock, Guide, Limits, Report, Spawn, Stop, Table, system_clock, system_spawn};

/// How to run a search.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The number of threads. With one thread and no time limit the result is reproducible.
    pub threads: usize,
    /// The number of best lines to find.
    pub lines: usize,
    /// Whether symmetric lines count once: of several first actions that lead to the same position, up to a symmetry of
    /// the board, only one is searched.
    pub distinct: bool,
    /// The clock.
    pub clock: Clock,
    /// Starts helper threads. If it cannot, the search runs with fewer.
    pub spawn: Spawn,
    /// The flag that stops the search.
    pub stop: Stop,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            lines: 1,
            distinct: false,
            clock: system_clock,
            spawn: system_spawn,
            stop: Stop::new(),
        }
    }
}

/// Finds the best action by alpha-beta. `None` if the game is over.
///
/// A search ends early when the result is proven. It returns an action even with the smallest limits; a limit of time never
/// cuts off the first iteration.
pub fn search<P: Position, G: Guide<P>>(
    position: &P,
    guide: &G,
    table: &Table,
    limits: Limits,
    settings: &Settings,
    on_report: impl FnMut(&Report<P>),
) -> Option<Best<P>> {
    search_among(position, &[], guide, table, limits, settings, on_report)
}

/// Finds the best of some actions, as [`search`] finds the best of all. Illegal ones do not count; if none is legal,
/// all actions are searched. Scores are those of the best play after one of these actions.
pub fn search_among<P: Position, G: Guide<P>>(
    position: &P,
    among: &[P::Action],
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
    let wish = Wish { lines: settings.lines.max(1), distinct: settings.distinct };
    let timer = Timer::start(settings.clock, &limits);
    let shared = Arc::new(Shared::new(table, limits, timer, &settings.stop, threads));
    table.start_search();
    let helpers = start_helpers(guide, &shared, settings);
    let mut main = Worker::new(guide, &shared, 0);
    let result = {
        let _end = End(&shared);
        main.deepen(position, among, wish, &mut on_report)
    };
    helpers.wait();
    let first = result.lines.first()?;
    Some(Best {
        action: *first.pv.first()?,
        score: first.score,
        depth: result.depth,
        seldepth: main.seldepth(),
        nodes: shared.total_nodes(),
        threads: shared.threads(),
        time: timer.elapsed(),
        lines: result.lines,
    })
}

/// Ends the search of all threads when it is dropped, even if the main thread panics.
struct End<'a, P: Position>(&'a Shared<P>);

impl<P: Position> Drop for End<'_, P> {
    fn drop(&mut self) {
        self.0.halt.store(true, Relaxed);
        self.0.splits.notify();
    }
}

/// Starts the helper threads, as many as available. The gate counts them.
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
            // The search may end only when no helper holds its data.
            drop(shared);
            drop(pass);
        };
        if !(settings.spawn)(Box::new(help)) {
            break;
        }
    }
    gate
}
