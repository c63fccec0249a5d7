//! Solves a position and makes its certificate.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tessera_games::{AnyGame, AnyPosition, GameId};
use tessera_search::Stop;

use crate::games::{Task, with_position};
use crate::plan::Planner;
use crate::solve::{Halt, Notes, Shared, Solver, ask_all, value};
use crate::{Certificate, Plan, ProofError, Value, sha256};

/// A position to solve, and the resources for it.
#[derive(Clone, Debug)]
pub struct ProofRun {
    /// The game.
    pub game: GameId,
    /// The position string.
    pub position: String,
    /// The size of the table.
    pub mebibytes: usize,
    /// How many threads search. The certificate does not depend on it.
    pub threads: usize,
    /// The time limit.
    pub time: Option<Duration>,
    /// A folder for notes of costly answers, from which an interrupted run resumes.
    pub work: Option<PathBuf>,
    /// The flag that stops the search.
    pub stop: Stop,
}

/// The phase of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The search for the value.
    Solving {
        /// The horizon of the search, in actions of both players.
        within: u8,
    },
    /// The plans are made.
    Planning,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The current phase.
    pub phase: Phase,
    /// The positions searched.
    pub nodes: u64,
    /// The positions in the plans so far.
    pub planned: u64,
}

/// The interval of progress reports.
const TICK: Duration = Duration::from_millis(100);

impl ProofRun {
    /// A run with one thread, a table of 64 MiB and no limit.
    pub fn new(game: GameId, position: &str) -> Self {
        Self {
            game,
            position: position.to_owned(),
            mebibytes: 64,
            threads: 1,
            time: None,
            work: None,
            stop: Stop::new(),
        }
    }

    /// Solves the position and makes the certificate.
    pub fn run(&self, on_progress: &mut dyn FnMut(Progress)) -> Result<Certificate, ProofError> {
        let position = AnyPosition::parse(self.game, &self.position)?;
        with_position(&position, Solve { run: self, on_progress })?
    }
}

/// A run on a position whose type is known.
struct Solve<'a> {
    run: &'a ProofRun,
    on_progress: &'a mut dyn FnMut(Progress),
}

impl Task for Solve<'_> {
    type Output = Result<Certificate, ProofError>;

    fn run<P: AnyGame>(self, position: &P) -> Self::Output {
        let ProofRun { game, mebibytes, threads, time, work, stop, .. } = self.run;
        let until = time.map(|time| Instant::now() + time);
        let mut shared = Shared::new(position, *mebibytes, stop.clone(), until);
        if let Some(folder) = work {
            // The name follows from the position, so that several boards can share a folder.
            let name = format!("{game}-{}", &sha256(position.to_string().as_bytes())[..16]);
            let (notes, known) = Notes::open(folder, &name)?;
            shared = shared.with_notes::<P>(notes, &known);
        }
        let (within, planned) = (AtomicU64::new(0), AtomicU64::new(0));
        let proof = Proof { shared: &shared, threads: (*threads).max(1), within: &within, planned: &planned };
        let found = thread::scope(|scope| {
            let (send, receive) = channel();
            let proof = &proof;
            scope.spawn(move || send.send(proof.prove(position)));
            loop {
                match receive.recv_timeout(TICK) {
                    Ok(found) => break found,
                    Err(RecvTimeoutError::Timeout) => (self.on_progress)(proof.progress()),
                    Err(RecvTimeoutError::Disconnected) => break Err(Halt::Stopped),
                }
            }
        });
        match found {
            Ok((value, plans)) => {
                Ok(Certificate { game: *game, position: position.to_string(), value, plans })
            }
            Err(Halt::Stopped) => Err(ProofError::Unsolved),
            Err(Halt::Failed(error)) => Err(error),
        }
    }
}

struct Proof<'a> {
    shared: &'a Shared,
    threads: usize,
    /// The horizon now; 0 when the plans are made.
    within: &'a AtomicU64,
    planned: &'a AtomicU64,
}

impl Proof<'_> {
    fn progress(&self) -> Progress {
        let phase = match self.within.load(Relaxed) {
            0 => Phase::Planning,
            within => Phase::Solving { within: within as u8 },
        };
        Progress { phase, nodes: self.shared.nodes(), planned: self.planned.load(Relaxed) }
    }

    fn prove<P: AnyGame>(&self, position: &P) -> Result<(Value, Vec<Plan>), Halt> {
        let mut solvers: Vec<Solver<P>> =
            (0..self.threads as u64).map(|thread| Solver::new(self.shared, thread)).collect();
        let value = match position.outcome() {
            Some(outcome) => outcome.into(),
            None => value(position, true, &mut |question| {
                self.within.store(question.within.into(), Relaxed);
                ask_all(&mut solvers, position, question)
            })?,
        };
        self.within.store(0, Relaxed);
        let mut plans = Vec::new();
        for &holds in value.plans() {
            let Some(solver) = solvers.first_mut() else { break };
            let lines = Planner::new(solver, holds, self.planned).lines(position)?;
            plans.push(Plan { holds, lines });
        }
        Ok((value, plans))
    }
}
