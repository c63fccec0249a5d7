//! The players. What people call is the class `Engine` in Python; here is what it needs.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use pyo3::prelude::*;
use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineLine, EngineSettings, Level, solve};
use tessera_search::{Exact, Limits, Score, SolveSettings, Stop};

use crate::errors::{EngineError, wrong};
use crate::state::State;
use crate::whole::Whole;

/// How often a waiting call checks for Ctrl-C.
const POLL: Duration = Duration::from_millis(20);

/// Seconds, a hundred years.
const FOR_EVER: f64 = 3.2e9;

/// Depth, nodes and seconds.
type Limit = (Option<u32>, Option<u64>, Option<f64>);

/// Kind and number of the score, expected result, depth, greatest depth, nodes, seconds, rank, ids, texts.
type Line = (&'static str, i64, f64, u32, u32, u64, f64, usize, Vec<u16>, Vec<String>);

fn limits((depth, nodes, time): Limit) -> PyResult<Limits> {
    // A time that no clock reaches is no limit.
    let time = match time.filter(|&seconds| seconds < FOR_EVER) {
        Some(seconds) => {
            Some(Duration::try_from_secs_f64(seconds).map_err(|_| wrong("a time is 0 or more seconds"))?)
        }
        None => None,
    };
    Ok(Limits { depth, nodes, hard: time, soft: None })
}

/// A line as Python sees it.
fn shown(line: &EngineLine, position: &AnyPosition) -> Line {
    let (kind, value) = match line.score {
        Score::Heuristic(units) => ("estimate", i64::from(units)),
        Score::Win(actions) => ("win", actions.into()),
        Score::Draw => ("draw", 0),
        Score::Loss(actions) => ("loss", actions.into()),
    };
    let texts = position.line_texts(&line.pv);
    let ids = ids_of(position, &line.pv);
    let time = line.time.as_secs_f64();
    (kind, value, line.expected, line.depth, line.seldepth, line.nodes, time, line.line, ids, texts)
}

/// The ids of actions that are played one after the other.
fn ids_of(position: &AnyPosition, actions: &[AnyAction]) -> Vec<u16> {
    let mut now = *position;
    let id = |&action: &AnyAction| {
        let id = now.action_id(action)?;
        now.play(action).ok()?;
        Some(id)
    };
    actions.iter().map_while(id).collect()
}

/// Runs the work while other Python threads continue, and raises the flag on Ctrl-C.
pub(crate) fn watched<T: Send>(py: Python<'_>, stop: &Stop, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (done, wait) = channel::<()>();
            let worker = scope.spawn(move || {
                // Dropped at the end of the work, however it ends.
                let _done = done;
                work()
            });
            let mut interrupt = None;
            while wait.recv_timeout(POLL) == Err(RecvTimeoutError::Timeout) {
                if interrupt.is_none() {
                    interrupt = Python::attach(|py| py.check_signals().err());
                    if interrupt.is_some() {
                        stop.raise();
                    }
                }
            }
            let result = worker.join().map_err(|_| EngineError::new_err("the search failed"));
            interrupt.map_or(result, Err)
        })
    })
}

/// An engine that does not know whether it is closed.
#[pyclass(frozen, module = "tessera_games._native")]
pub(crate) struct RawEngine {
    engine: Arc<Engine>,
}

impl RawEngine {
    /// The same engine with this number of lines.
    fn with_lines(&self, lines: usize) -> PyResult<Engine> {
        let settings = EngineSettings { lines, ..self.engine.settings().clone() };
        self.engine.with(settings).map_err(|error| EngineError::new_err(error.to_string()))
    }
}

#[pymethods]
impl RawEngine {
    #[new]
    fn new(py: Python<'_>, level: Whole, threads: Whole, hash: Whole, seed: Whole) -> PyResult<Self> {
        let level = Level::new(level.within("level", 1, 10)?).map_err(wrong)?;
        let threads = threads.within("threads", 1, 256)?;
        let hash = hash.within("hash", 1, 65_536)?;
        let seed = seed.within("seed", 0, u64::MAX)?;
        let settings = EngineSettings { level, threads, hash, seed, ..EngineSettings::default() };
        let engine = py.detach(|| Engine::try_new(settings));
        let engine = engine.map_err(|error| EngineError::new_err(error.to_string()))?;
        Ok(Self { engine: Arc::new(engine) })
    }

    /// Forgets what was found.
    fn forget(&self, py: Python<'_>) {
        py.detach(|| self.engine.forget());
    }

    /// The id of the chosen action, and the best lines; None if the game is over.
    fn think(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        limit: Limit,
        lines: usize,
    ) -> PyResult<Option<(u16, Vec<Line>)>> {
        let (engine, limits) = (self.with_lines(lines)?, limits(limit)?);
        // Not borrowed while it thinks, so that other threads can go on with the state.
        let (position, stop) = (state.try_borrow()?.position, Stop::new());
        let found = watched(py, &stop, || engine.think(&position, limits, &stop, &mut |_| ()))?;
        Ok(found.and_then(|found| {
            let lines = found.lines.iter().map(|line| shown(line, &position)).collect();
            Some((position.action_id(found.action)?, lines))
        }))
    }

    /// The ids of a whole turn, and the best lines at its start; None if the game is over.
    fn turn(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        limit: Limit,
    ) -> PyResult<Option<(Vec<u16>, Vec<Line>)>> {
        let limits = limits(limit)?;
        // Not borrowed while it thinks, so that other threads can go on with the state.
        let (position, stop) = (state.try_borrow()?.position, Stop::new());
        let found = watched(py, &stop, || self.engine.turn(&position, limits, &stop, &mut |_| ()))?;
        Ok(found.map(|found| {
            let lines = found.lines.iter().map(|line| shown(line, &position)).collect();
            (ids_of(&position, &found.actions), lines)
        }))
    }

    /// The exact value for the player to move (-1, 0, 1 or None), an action that keeps it, nodes and seconds.
    fn solve(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        limit: Limit,
    ) -> PyResult<(Option<i8>, Option<u16>, u64, f64)> {
        let limits = limits(limit)?;
        // Not borrowed while it thinks, so that other threads can go on with the state.
        let (position, stop) = (state.try_borrow()?.position, Stop::new());
        let mebibytes = self.engine.settings().hash;
        let settings = SolveSettings { mebibytes, stop: stop.clone(), ..SolveSettings::default() };
        let solved = watched(py, &stop, || solve(&position, limits, &settings, &mut |_, _| ()))?;
        let solved = solved.map_err(|error| EngineError::new_err(error.to_string()))?;
        let value = solved.value.map(|value| match value {
            Exact::Loss => -1,
            Exact::Draw => 0,
            Exact::Win => 1,
        });
        let action = solved.action.and_then(|action| position.action_id(action));
        Ok((value, action, solved.nodes, solved.time.as_secs_f64()))
    }

    /// Starts a search whose lines are handed out as they are found.
    fn analysis(&self, state: &Bound<'_, State>, limit: Limit, lines: usize) -> PyResult<RawAnalysis> {
        let (engine, limits) = (self.with_lines(lines)?, limits(limit)?);
        // Not borrowed while it thinks, so that other threads can go on with the state.
        let (position, stop) = (state.try_borrow()?.position, Stop::new());
        let (sender, receiver) = channel();
        let stopped = stop.clone();
        let worker = thread::Builder::new().spawn(move || {
            let _ = engine.think(&position, limits, &stopped, &mut |line| {
                // The receiver is gone once the analysis is dropped, which also stops the search.
                let _ = sender.send(shown(line, &position));
            });
        });
        let worker = worker.map_err(|error| EngineError::new_err(error.to_string()))?;
        Ok(RawAnalysis {
            stop,
            process: std::process::id(),
            lines: Mutex::new(receiver),
            worker: Mutex::new(Some(worker)),
        })
    }
}

/// A search that runs beside Python.
#[pyclass(frozen, module = "tessera_games._native")]
pub(crate) struct RawAnalysis {
    stop: Stop,
    process: u32,
    lines: Mutex<Receiver<Line>>,
    worker: Mutex<Option<JoinHandle<()>>>,
}

#[pymethods]
impl RawAnalysis {
    /// The next line; None when the search has ended.
    fn next(&self, py: Python<'_>) -> PyResult<Option<Line>> {
        if self.process != std::process::id() {
            return Err(EngineError::new_err("the analysis runs in the process that forked this one"));
        }
        loop {
            let heard =
                py.detach(|| self.lines.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(POLL));
            match heard {
                Ok(line) => return Ok(Some(line)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Err(error) = py.check_signals() {
                self.stop.raise();
                return Err(error);
            }
        }
    }

    /// Ends the search, and waits until it has.
    fn stop(&self, py: Python<'_>) {
        self.stop.raise();
        let worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(worker) = worker.filter(|_| self.process == std::process::id()) {
            let _ = py.detach(|| worker.join());
        }
    }
}

impl Drop for RawAnalysis {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
