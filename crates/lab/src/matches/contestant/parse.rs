//! Reads the text of a contestant.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use tessera_players::{Level, Method, NotALevel};

use super::{BuiltIn, ClockPace, Contestant, Mind, Pace, Program, amounts, words};

/// Why a text is not a contestant: one sentence, after the word that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestantError {
    /// The word, cut short; `None` where it is about the whole text.
    pub word: Option<String>,
    /// The problem, as a message.
    pub problem: String,
}

impl fmt::Display for ContestantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(word) = &self.word {
            write!(f, "{word:?}: ")?;
        }
        f.write_str(&self.problem)
    }
}

impl Error for ContestantError {}

/// The settings read so far.
#[derive(Default)]
struct Draft {
    name: Option<String>,
    weights: Option<PathBuf>,
    command: Option<String>,
    options: Vec<(String, String)>,
    method: Option<Method>,
    level: Option<Level>,
    threads: Option<usize>,
    hash: Option<usize>,
    seed: Option<u64>,
    cpu: Option<()>,
    fresh: Option<()>,
    pace: Pace,
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Self, ContestantError> {
        let whole = |problem: String| ContestantError { word: None, problem };
        if text.contains(char::is_control) {
            return Err(whole("a contestant is one line without control characters".into()));
        }
        let words = words::split(text).map_err(|_| whole("a quote is opened and not closed".into()))?;
        if words.is_empty() {
            return Err(whole("a contestant needs at least one word, such as level=10 or cmd=…".into()));
        }
        let mut draft = Draft::default();
        for word in words {
            draft.read(&word).map_err(|problem| ContestantError { word: Some(short(&word)), problem })?;
        }
        draft.finish().map_err(whole)
    }
}

impl Draft {
    fn read(&mut self, word: &str) -> Result<(), String> {
        let Some((key, value)) = word.split_once('=') else { return self.read_bare(word) };
        match key {
            "name" => once(&mut self.name, text(value)?),
            "weights" => once(&mut self.weights, text(value)?.into()),
            "cmd" => once(&mut self.command, command(value)?),
            "level" => once(&mut self.level, value.parse().map_err(|error: NotALevel| error.to_string())?),
            "threads" => once(&mut self.threads, number(value, 1..=256)?),
            "hash" => once(&mut self.hash, number(value, 1..=65_536)?),
            "seed" => once(&mut self.seed, number(value, 0..=u64::MAX)?),
            "time" => once(&mut self.pace.time, time(value)?),
            "nodes" => once(&mut self.pace.nodes, number(value, 1..=u64::MAX)?),
            "depth" => once(&mut self.pace.depth, number(value, 1..=1_000)?),
            "clock" => once(&mut self.pace.clock, clock(value)?),
            _ => match key.strip_prefix("option.") {
                Some(name) => self.read_option(name, value),
                None => Err(UNKNOWN.into()),
            },
        }
    }

    fn read_bare(&mut self, word: &str) -> Result<(), String> {
        match word {
            "mcts" => once(&mut self.method, Method::Mcts),
            "alphabeta" => once(&mut self.method, Method::AlphaBeta),
            "cpu" => once(&mut self.cpu, ()),
            "fresh" => once(&mut self.fresh, ()),
            _ => Err(UNKNOWN.into()),
        }
    }

    fn read_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let name = text(name)?;
        if self.options.iter().any(|(other, _)| *other == name) {
            return Err("this is given twice".into());
        }
        self.options.push((name, value.trim().into()));
        Ok(())
    }

    fn finish(self) -> Result<Contestant, String> {
        if self.pace.time.is_some() && self.pace.clock.is_some() {
            return Err("either time or clock can be given, not both".into());
        }
        let (name, pace) = (self.name.clone(), self.pace);
        let mind = if self.command.is_some() {
            self.program()?
        } else if self.weights.is_some() {
            self.candidate()?
        } else {
            self.built_in()?
        };
        Ok(Contestant { name, mind, pace })
    }

    /// Whether there are settings of our own players.
    fn has_settings(&self) -> bool {
        self.method.is_some()
            || self.level.is_some()
            || self.threads.is_some()
            || self.hash.is_some()
            || self.seed.is_some()
            || self.cpu.is_some()
            || self.fresh.is_some()
    }

    fn program(self) -> Result<Mind, String> {
        if self.has_settings() || self.weights.is_some() {
            return Err(
                "level, threads, hash, seed, cpu, fresh, mcts and weights are for our own players; give a program its \
                        options as option.Level=3"
                    .into(),
            );
        }
        if self.pace == Pace::default() {
            return Err("a program needs a limit: time, clock, nodes or depth".into());
        }
        let command = self.command.unwrap_or_default();
        Ok(Mind::Program(Program { command, options: self.options, log: None }))
    }

    fn candidate(self) -> Result<Mind, String> {
        if self.has_settings() || !self.options.is_empty() {
            return Err("a player with a weights file has no other settings than its limit".into());
        }
        if self.pace == Pace::default() {
            return Err("a player with a weights file needs a limit: time, clock, nodes or depth".into());
        }
        Ok(Mind::Weights(self.weights.unwrap_or_default()))
    }

    fn built_in(self) -> Result<Mind, String> {
        if !self.options.is_empty() {
            return Err("options are for programs, which are given as cmd=…".into());
        }
        let usual = BuiltIn::default();
        let method = self.method.unwrap_or(usual.method);
        let level = self.level.unwrap_or(usual.level);
        let Pace { time, nodes, depth, clock } = self.pace;
        let bounded = time.is_some() || nodes.is_some() || clock.is_some();
        match method {
            Method::Mcts if self.level.is_some() || self.threads.is_some() || self.hash.is_some() => {
                return Err("mcts has no level, threads or hash".into());
            }
            Method::Mcts if self.fresh.is_some() => return Err("mcts has no table".into()),
            Method::Mcts if depth.is_some() => return Err("mcts has no depth".into()),
            Method::Mcts if !bounded => return Err("mcts needs a limit: time, clock or nodes".into()),
            Method::AlphaBeta if level == Level::STRONGEST && !bounded && depth.is_none() => {
                return Err("level 10 needs a limit: time, clock, nodes or depth".into());
            }
            _ => {}
        }
        if self.cpu.is_some() && self.threads.is_some_and(|threads| threads > 1) {
            return Err("cpu counts the time of one thread only".into());
        }
        Ok(Mind::BuiltIn(BuiltIn {
            level,
            method,
            threads: self.threads.unwrap_or(usual.threads),
            hash: self.hash.unwrap_or(usual.hash),
            seed: self.seed.unwrap_or(usual.seed),
            cpu: self.cpu.is_some(),
            fresh: self.fresh.is_some(),
        }))
    }
}

const UNKNOWN: &str = "expected name=…, level=…, mcts, threads=…, hash=…, seed=…, cpu, fresh, time=…, nodes=…, \
                       depth=…, clock=…, weights=…, cmd=… or option.Name=…";

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), String> {
    if place.replace(value).is_some() { Err("this is given twice".into()) } else { Ok(()) }
}

fn text(value: &str) -> Result<String, String> {
    let value = value.trim();
    if value.is_empty() { Err("something must stand here".into()) } else { Ok(value.into()) }
}

fn command(value: &str) -> Result<String, String> {
    let words = words::command_words(value).map_err(|_| "a quote in the command is opened and not closed")?;
    match words.first() {
        Some(program) if !program.is_empty() => Ok(value.into()),
        _ => Err("the command names no program".into()),
    }
}

fn number<T: FromStr + PartialOrd + fmt::Display>(
    value: &str,
    range: RangeInclusive<T>,
) -> Result<T, String> {
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse().ok().filter(|number| digits && range.contains(number));
    number.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
}

fn time(value: &str) -> Result<std::time::Duration, String> {
    amounts::read(value).ok_or_else(|| "a time looks like 100ms, 1.5s or 2m and is at most a day".into())
}

fn clock(value: &str) -> Result<ClockPace, String> {
    let (start, increment) = value.split_once('+').unwrap_or((value, ""));
    let increment =
        if increment.is_empty() { Some(std::time::Duration::ZERO) } else { amounts::read(increment) };
    let clock = amounts::read(start).zip(increment).filter(|_| !value.ends_with('+'));
    let (start, increment) = clock.ok_or("a clock looks like 10s or 10s+100ms")?;
    Ok(ClockPace { start, increment })
}

/// The first characters of a word, for an error.
fn short(word: &str) -> String {
    const MOST: usize = 40;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.into(),
    }
}
