//! Plays the games of a plan on several threads, keeps them in the folder, and counts them.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tessera_search::{Stop, Table};

use super::folder::MatchFolder;
use super::seat::{Seat, load_candidate};
use super::{Plan, Played, Standings, Task, game};
use crate::LabError;
use crate::matches::contestant::Mind;
use crate::matches::openings::Opening;
use crate::matches::ugi::Client;

/// How often the collector checks for a stop.
const POLL: Duration = Duration::from_millis(50);

/// Plays the games that are missing and reports each. Games in progress when `stop` is raised are abandoned.
pub(crate) fn run(
    plan: &Plan,
    folder: Option<&Path>,
    stop: &Stop,
    on_game: &mut dyn FnMut(&Standings, Option<&Played>),
) -> Result<Standings, LabError> {
    plan.check()?;
    let mut standings = Standings::new(plan);
    let opened = folder.map(|folder| MatchFolder::open(folder, plan)).transpose()?;
    let (mut journal, earlier) = opened.map_or((None, Vec::new()), |(journal, games)| (Some(journal), games));
    let mut done = HashSet::new();
    for game in earlier {
        let is_ours = game.pair < plan.conditions.pairs && game.pairing < plan.pairings.len();
        if is_ours && done.insert((game.pairing, game.pair, game.swapped)) {
            standings.add(plan, &game);
        }
    }
    on_game(&standings, None);
    let left = plan.games() - done.len();
    if left == 0 || standings.is_decided() || stop.is_raised() {
        return Ok(standings);
    }
    try_contestants(plan, stop)?;
    let is_left = |task: &Task| !done.contains(&(task.pairing, task.pair, task.swapped));
    let tasks = Mutex::new(plan.tasks().filter(is_left));
    let next = || tasks.lock().ok()?.next();
    let halt = Stop::new();
    thread::scope(|scope| {
        let (send, receive) = channel();
        for worker in 0..plan.conditions.concurrency.min(left) {
            let (send, next, halt) = (send.clone(), &next, &halt);
            let started = thread::Builder::new().spawn_scoped(scope, move || work(plan, next, halt, &send));
            // One thread is enough; more are used as far as the system starts them.
            if started.is_err() && worker == 0 {
                return Err(LabError::Settings("no thread can be started"));
            }
        }
        drop(send);
        collect(&receive, stop, &halt, |game| {
            if let Some(journal) = &mut journal {
                journal.add(plan, &game)?;
            }
            standings.add(plan, &game);
            on_game(&standings, Some(&game));
            Ok(if standings.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })
    })?;
    Ok(standings)
}

/// Collects games until all are played, the match is decided or stopped, or an error occurs. Then the workers are halted;
/// games that ended in the meantime still count.
fn collect(
    receive: &Receiver<Result<Played, LabError>>,
    stop: &Stop,
    halt: &Stop,
    mut take: impl FnMut(Played) -> Result<ControlFlow<()>, LabError>,
) -> Result<(), LabError> {
    let mut broken = Ok(());
    let mut taken = || -> Result<(), LabError> {
        while !stop.is_raised() {
            match receive.recv_timeout(POLL) {
                Ok(Ok(game)) => {
                    if take(game)?.is_break() {
                        break;
                    }
                }
                Ok(Err(error)) => {
                    broken = Err(error);
                    break;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        halt.raise();
        receive.iter().flatten().try_for_each(|game| take(game).map(|_| ()))
    };
    let result = taken();
    halt.raise();
    result.and(broken)
}

/// A worker: plays one game after the other.
fn work(plan: &Plan, next: &impl Fn() -> Option<Task>, halt: &Stop, send: &Sender<Result<Played, LabError>>) {
    let mut seats: Vec<Seat> = plan.contestants.iter().map(|one| Seat::new(one, &plan.conditions)).collect();
    // The two games of a pair are consecutive, so their opening is chosen once.
    let mut chosen: Option<(usize, Opening)> = None;
    while let Some(task) = next().filter(|_| !halt.is_raised()) {
        let known = chosen.take().filter(|(pair, _)| *pair == task.pair);
        let opening =
            known.map_or_else(|| plan.conditions.openings.opening(task.pair), |(_, opening)| Ok(opening));
        let opening = match opening {
            Ok(opening) => &chosen.insert((task.pair, opening)).1,
            Err(error) => {
                let _ = send.send(Err(error));
                return;
            }
        };
        let Ok(players) = seats.get_disjoint_mut(plan.players(task)) else { return };
        let Some(game) = game::play(task, opening, players, &plan.conditions, halt) else {
            return;
        };
        if send.send(Ok(game)).is_err() {
            return;
        }
    }
}

/// Checks that every program starts and that there is memory for the other players: a mistake is reported at once instead of
/// losing the match.
fn try_contestants(plan: &Plan, stop: &Stop) -> Result<(), LabError> {
    let game = plan.game();
    for contestant in plan.contestants {
        let problem = match &contestant.mind {
            Mind::Program(program) => {
                let started = Client::start(program, game, plan.conditions.patience, stop);
                started.err().map(|fault| fault.to_string())
            }
            Mind::Weights(file) => load_candidate(file, game).err(),
            Mind::BuiltIn(player) => Table::try_new(player.hash).err().map(|error| error.to_string()),
        };
        if let Some(problem) = problem {
            return Err(LabError::Program { contestant: contestant.title(), problem });
        }
    }
    Ok(())
}
