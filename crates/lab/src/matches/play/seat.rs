//! A contestant at the board: one interface for our own players and for programs.

use std::fmt::{Display, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

use tessera_game::mix;
use tessera_games::{AnyAction, AnyPosition, GameId, Start};
use tessera_players::fitting::{Candidate, Evaluation};
use tessera_players::{Engine, EngineSettings, Level, Method};
use tessera_search::{Clock, Score, Stop, system_clock};

use super::Conditions;
use crate::matches::contestant::{BuiltIn, Contestant, Mind, Pace, Program};
use crate::matches::cpu::cpu_clock;
use crate::matches::fault::Fault;
use crate::matches::ugi::{Allowance, Client};

/// The question for an action.
pub(super) struct Question<'a> {
    pub(super) position: &'a AnyPosition,
    /// The game so far as a UGI command: `position … moves …`.
    pub(super) line: &'a str,
    /// The time left on both clocks, the first player's first.
    pub(super) clocks: [Option<Duration>; 2],
    /// The increments of both clocks.
    pub(super) increments: [Duration; 2],
}

/// The answer of a contestant.
pub(super) struct Answer {
    pub(super) action: AnyAction,
    pub(super) took: Duration,
    /// The result that it has proven, if it is sure to play accordingly.
    pub(super) proven: Option<Score>,
}

/// A contestant at the board.
pub(super) struct Seat<'a> {
    pace: Pace,
    conditions: Conditions,
    mind: SeatedMind<'a>,
}

enum SeatedMind<'a> {
    BuiltIn { player: &'a BuiltIn, engine: Option<Engine>, turn: Option<u64> },
    Weights { file: &'a Path, candidate: Option<Candidate> },
    Program { program: &'a Program, client: Option<Client> },
}

impl<'a> Seat<'a> {
    pub(super) fn new(contestant: &'a Contestant, conditions: &Conditions) -> Self {
        let mind = match &contestant.mind {
            Mind::BuiltIn(player) => SeatedMind::BuiltIn { player, engine: None, turn: None },
            Mind::Weights(file) => SeatedMind::Weights { file, candidate: None },
            Mind::Program(program) => SeatedMind::Program { program, client: None },
        };
        Self { pace: contestant.pace, conditions: conditions.clone(), mind }
    }

    /// The time on the clock at the start.
    pub(super) fn clock(&self) -> Option<Duration> {
        self.pace.clock.map(|clock| clock.start)
    }

    /// The increment after each turn.
    pub(super) fn increment(&self) -> Duration {
        self.pace.clock.map_or(Duration::ZERO, |clock| clock.increment)
    }

    /// Begins a game. Our own players begin with an empty table and a seed of this game, so that the order of games does
    /// not matter; a program is started if it does not run.
    pub(super) fn new_game(&mut self, game: GameId, lot: u64, halt: &Stop) -> Result<(), Fault> {
        match &mut self.mind {
            SeatedMind::BuiltIn { player, engine, .. } => *engine = Some(built_in_engine(player, lot)),
            SeatedMind::Weights { file, candidate } => {
                let candidate = match candidate {
                    Some(candidate) => candidate,
                    None => candidate.insert(load_candidate(file, game).map_err(Fault::Died)?),
                };
                candidate.forget();
            }
            SeatedMind::Program { program, client } => {
                if client.is_none() {
                    *client = Some(Client::start(program, game, self.conditions.patience, halt)?);
                }
                let greeted = client.as_mut().map_or(Ok(()), |client| client.new_game(halt));
                if greeted.is_err() {
                    *client = None;
                }
                greeted?;
            }
        }
        Ok(())
    }

    /// Ends a game: an engine frees its table, the others wait for the next game.
    pub(super) fn end_game(&mut self) {
        if let SeatedMind::BuiltIn { engine, .. } = &mut self.mind {
            *engine = None;
        }
    }

    /// Asks for an action. A late answer is a fault, also of our own players.
    pub(super) fn answer(&mut self, question: &Question, halt: &Stop) -> Result<Answer, Fault> {
        let clock = question.clocks[question.position.to_move().index()];
        let had = clock.or(self.pace.time);
        let answer = match &mut self.mind {
            SeatedMind::BuiltIn { player, engine, turn } => {
                let engine = engine.get_or_insert_with(|| built_in_engine(player, 0));
                if player.fresh && *turn != Some(question.position.hash()) {
                    engine.forget();
                }
                let answer = think(engine, question, self.pace, clock, halt);
                *turn = answer.as_ref().ok().and_then(|answer| hash_after(question.position, answer.action));
                answer.map(|answer| Answer { proven: answer.proven.filter(|_| is_sure(player)), ..answer })
            }
            SeatedMind::Weights { candidate, .. } => {
                let candidate = candidate.as_ref().ok_or_else(|| Fault::Died("it has no weights".into()))?;
                judge(candidate, question, self.pace, clock, halt)
            }
            SeatedMind::Program { client, .. } => {
                let allowance = had.map_or(Allowance::Patience(self.conditions.patience), |had| {
                    Allowance::Time { had, margin: self.conditions.margin }
                });
                let go = go(self.pace, question);
                let answer = match client.as_mut() {
                    Some(client) => client.ask(question.line, &go, allowance, halt),
                    None => Err(Fault::Died("the program does not run".into())),
                };
                if matches!(answer, Err(Fault::Hung(_) | Fault::Died(_) | Fault::Interrupted)) {
                    *client = None;
                }
                answer.and_then(|(text, took)| understand(question.position, &text, took))
            }
        }?;
        match had {
            Some(had) if answer.took > had + self.conditions.margin => {
                Err(Fault::Late { took: answer.took, had })
            }
            _ => Ok(answer),
        }
    }
}

fn built_in_engine(player: &BuiltIn, lot: u64) -> Engine {
    let &BuiltIn { level, method, threads, hash, seed, cpu, fresh: _ } = player;
    let seed = mix(seed, lot);
    let clock: Clock = if cpu { cpu_clock } else { system_clock };
    Engine::new(EngineSettings { level, method, threads, hash, seed, clock, ..EngineSettings::default() })
}

/// The hash of the position after an action: if the same player is asked about it, its turn continues.
fn hash_after(position: &AnyPosition, action: AnyAction) -> Option<u64> {
    let mut next = *position;
    next.play(action).ok().map(|()| next.hash())
}

/// Whether a player always plays a win that it has proven: lower levels do not.
fn is_sure(player: &BuiltIn) -> bool {
    player.method == Method::Mcts || player.level.number() > Level::ALL.len() as u8 / 2
}

fn think(
    engine: &Engine,
    question: &Question,
    pace: Pace,
    clock: Option<Duration>,
    halt: &Stop,
) -> Result<Answer, Fault> {
    let clock_now = engine.settings().clock;
    let begin = clock_now();
    let thinking = || engine.think(question.position, pace.limits(clock), halt, &mut |_| ());
    let decision = catch_unwind(AssertUnwindSafe(thinking)).ok().flatten();
    if halt.is_raised() {
        return Err(Fault::Interrupted);
    }
    let decision = decision.ok_or_else(|| Fault::Died("our own player failed".into()))?;
    let score = decision.lines.first().map(|line| line.score);
    let proven = score.filter(|score| score.is_proven());
    Ok(Answer { action: decision.action, took: clock_now().saturating_sub(begin), proven })
}

/// The largest file of weights that is read, in bytes.
const MAX_WEIGHTS: u64 = 64 << 20;

/// Reads the weights of a candidate; if that fails, the reason.
pub(super) fn load_candidate(file: &Path, game: GameId) -> Result<Candidate, String> {
    let problem = |error: &dyn Display| format!("{}: {error}", file.display());
    let text = tessera_journal::read_text(file, MAX_WEIGHTS).map_err(|error| problem(&error))?;
    let weights = Evaluation::of(game).read(&text).map_err(|error| problem(&error))?;
    Candidate::new(game, &weights, BuiltIn::default().hash).map_err(|error| problem(&error))
}

fn judge(
    candidate: &Candidate,
    question: &Question,
    pace: Pace,
    clock: Option<Duration>,
    halt: &Stop,
) -> Result<Answer, Fault> {
    let begin = system_clock();
    let judged = candidate.judge(question.position, pace.limits(clock), halt);
    if halt.is_raised() {
        return Err(Fault::Interrupted);
    }
    let judged = judged.ok_or_else(|| Fault::Died("our own player failed".into()))?;
    let proven = Some(judged.score).filter(|score| score.is_proven());
    Ok(Answer { action: judged.action, took: system_clock().saturating_sub(begin), proven })
}

/// The action that a program has named.
fn understand(position: &AnyPosition, text: &str, took: Duration) -> Result<Answer, Fault> {
    match position.parse_action(text) {
        Ok(action) => Ok(Answer { action, took, proven: None }),
        Err(error) => {
            let text = text.chars().take(40).collect();
            Err(Fault::Illegal { text, reason: error.to_string() })
        }
    }
}

/// The command that asks a program for an action.
fn go(pace: Pace, question: &Question) -> String {
    let mut go = String::from("go");
    let mut word = |name: &str, value: u128| {
        let _ = write!(go, " {name} {value}");
    };
    for (clock, name) in question.clocks.iter().zip(["p1time", "p2time"]) {
        if let Some(left) = clock {
            word(name, left.as_millis());
        }
    }
    for (increment, name) in question.increments.iter().zip(["p1inc", "p2inc"]) {
        if !increment.is_zero() {
            word(name, increment.as_millis());
        }
    }
    let Pace { time, nodes, depth, .. } = pace;
    let limits = [
        ("movetime", time.map(|time| time.as_millis())),
        ("nodes", nodes.map(u128::from)),
        ("depth", depth.map(u128::from)),
    ];
    for (name, value) in limits {
        if let Some(value) = value {
            word(name, value);
        }
    }
    go
}

/// The UGI command for the start of a game. A standard start needs no position string.
pub(super) fn position_line(start: &Start) -> String {
    let position = AnyPosition::from(*start);
    let usual = *start == Start::standard(position.game()) && !start.game().has_boards();
    if usual { "position startpos".into() } else { format!("position fen {position}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_slither_stone::BoardSpec;

    #[test]
    fn a_program_is_told_its_limits_and_both_clocks() {
        let position = AnyPosition::start(GameId::Xok);
        let second = Duration::from_secs(1);
        let mut question =
            Question { position: &position, line: "", clocks: [None; 2], increments: [Duration::ZERO; 2] };
        let pace = Pace { time: Some(second), nodes: Some(5), depth: Some(3), clock: None };
        assert_eq!(go(pace, &question), "go movetime 1000 nodes 5 depth 3");
        question.clocks = [Some(second), Some(second * 2)];
        question.increments = [Duration::ZERO, second / 10];
        assert_eq!(go(Pace::default(), &question), "go p1time 1000 p2time 2000 p2inc 100");
    }

    #[test]
    fn a_board_is_always_told() {
        assert_eq!(position_line(&Start::Xok), "position startpos");
        let line = position_line(&Start::Slither(BoardSpec::standard(0)));
        assert!(line.starts_with("position fen ") && line.len() > 30, "{line}");
    }
}
