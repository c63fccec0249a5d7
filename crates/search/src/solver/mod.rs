//! The exact value of a position: by alpha-beta to the end of the game if it is near, else by proof-number search.

mod proof_number;
mod proof_table;

use std::time::Duration;

use tessera_game::{Outcome, Player, Position};

use self::proof_number::ProofNumberSearch;
use crate::alphabeta::{Shared, Worker};
use crate::guide::all_actions;
use crate::time::Timer;
use crate::{Clock, Guide, Limits, NoMemory, Score, Stop, Table, system_clock};

/// The true value of a position for the player to move, if both play their best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Exact {
    /// The opponent wins.
    Loss,
    /// Neither wins.
    Draw,
    /// The player to move wins.
    Win,
}

/// Which algorithm solves a position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SolveMethod {
    /// Alpha-beta if [`Guide::solve_from`] is true, else proof numbers.
    #[default]
    Auto,
    /// Alpha-beta to the end of the game: good when few actions are left.
    AlphaBeta,
    /// Depth-first proof-number search: good at long forced wins.
    ProofNumber,
}

/// How to run the solver.
#[derive(Clone, Debug)]
pub struct SolveSettings {
    /// The algorithm.
    pub method: SolveMethod,
    /// The size of the solver's table.
    pub mebibytes: usize,
    /// The clock.
    pub clock: Clock,
    /// The flag that stops the solver.
    pub stop: Stop,
}

impl Default for SolveSettings {
    fn default() -> Self {
        Self { method: SolveMethod::Auto, mebibytes: 64, clock: system_clock, stop: Stop::new() }
    }
}

/// The progress of the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveProgress {
    /// The positions searched.
    pub nodes: u64,
    /// The time used.
    pub time: Duration,
}

/// The result of the solver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<P: Position> {
    /// The value for the player to move; `None` if it was not found within the limit.
    pub value: Option<Exact>,
    /// An action that keeps the value. `None` if the game is over or the value was not found.
    pub action: Option<P::Action>,
    /// The positions searched.
    pub nodes: u64,
    /// The time used.
    pub time: Duration,
}

/// Finds the exact value of a position. Of the limits, only nodes and the hard time apply.
pub fn solve<P: Position, G: Guide<P>>(
    position: &P,
    guide: &G,
    limits: Limits,
    settings: &SolveSettings,
    mut on_progress: impl FnMut(&SolveProgress),
) -> Result<Solution<P>, NoMemory> {
    let timer = Timer::start(settings.clock, &limits);
    if let Some(outcome) = position.outcome() {
        let value = Some(Exact::of(outcome, position.to_move()));
        return Ok(Solution { value, action: None, nodes: 0, time: timer.elapsed() });
    }
    let by_alpha_beta = match settings.method {
        SolveMethod::Auto => guide.solve_from(position),
        SolveMethod::AlphaBeta => true,
        SolveMethod::ProofNumber => false,
    };
    let run = Run { limits, timer, settings, on_progress: &mut on_progress };
    let (found, nodes) = if by_alpha_beta {
        solve_by_alpha_beta(position, guide, run)?
    } else {
        solve_by_proof_numbers(position, guide, run)?
    };
    let (value, action) = found.unzip();
    Ok(Solution { value, action, nodes, time: timer.elapsed() })
}

/// The parameters of one call, for both algorithms.
struct Run<'a> {
    limits: Limits,
    timer: Timer,
    settings: &'a SolveSettings,
    on_progress: &'a mut dyn FnMut(&SolveProgress),
}

/// The value and an action that keeps it, if found; and the number of nodes.
type Found<P> = (Option<(Exact, <P as Position>::Action)>, u64);

fn solve_by_alpha_beta<P: Position, G: Guide<P>>(
    position: &P,
    guide: &G,
    run: Run,
) -> Result<Found<P>, NoMemory> {
    let table = Table::try_new(run.settings.mebibytes)?;
    let shared = Shared::new(&table, run.limits, run.timer, &run.settings.stop, 1);
    let Run { timer, on_progress, .. } = run;
    let mut on_nodes = |nodes| on_progress(&SolveProgress { nodes, time: timer.elapsed() });
    let mut worker = Worker::new(guide, &shared, 0).with_progress(&mut on_nodes);
    let found = worker.solve_to_the_end(position).and_then(|(score, line)| {
        let value = match score {
            Score::Win(_) => Exact::Win,
            Score::Draw => Exact::Draw,
            Score::Loss(_) => Exact::Loss,
            Score::Heuristic(_) => return None,
        };
        Some((value, *line.first()?))
    });
    Ok((found, worker.nodes()))
}

fn solve_by_proof_numbers<'a, P: Position, G: Guide<P>>(
    position: &P,
    guide: &'a G,
    run: Run<'a>,
) -> Result<Found<P>, NoMemory> {
    let mover = position.to_move();
    let mut search = ProofNumberSearch::new(guide, run)?;
    let mut asked = || {
        // The likelier question first: its answer often makes the other unnecessary.
        let optimistic = !G::DRAWS || guide.evaluate(position) >= 0;
        let questions = if optimistic { [mover, !mover] } else { [!mover, mover] };
        let mut drawing = None;
        for winner in questions {
            let answer = search.can_force(position, winner)?;
            if answer.yes {
                let value = if winner == mover { Exact::Win } else { Exact::Loss };
                return Some((value, answer.action.or_else(|| first_action(position))?));
            }
            if !G::DRAWS {
                return Some((Exact::Loss, first_action(position)?));
            }
            if winner != mover {
                drawing = answer.action;
            }
        }
        Some((Exact::Draw, drawing?))
    };
    let found = asked();
    Ok((found, search.nodes()))
}

fn first_action<P: Position>(position: &P) -> Option<P::Action> {
    let mut actions = Vec::new();
    all_actions(position, &mut actions);
    actions.first().copied()
}

impl Exact {
    /// The value of a finished game for `player`.
    pub fn of(outcome: Outcome, player: Player) -> Self {
        match outcome {
            Outcome::Win(winner) if winner == player => Self::Win,
            Outcome::Win(_) => Self::Loss,
            Outcome::Draw => Self::Draw,
        }
    }

    /// The same value from the other player's point of view.
    #[must_use]
    pub fn for_opponent(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}
