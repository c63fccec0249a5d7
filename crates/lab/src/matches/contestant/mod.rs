//! The players of matches: one of our own with any settings, one with other weights, or any program that speaks UGI; and
//! the limits of each action. Written as one line of text.

mod amounts;
mod parse;
mod words;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use tessera_players::{Level, Method};
use tessera_search::Limits;

pub use amounts::parse_time;
pub use parse::ContestantError;
pub(crate) use words::command_words;

/// A player of a match.
///
/// ```
/// use tessera_lab::Contestant;
/// let text = r#"name=Rival cmd="./engine --fast" option.Threads=2 nodes=5000"#;
/// let rival: Contestant = text.parse()?;
/// assert_eq!(rival.to_string(), text);
/// assert_eq!("time=100ms".parse::<Contestant>()?.to_string(), "level=10 time=100ms");
///
/// let error = "level=11".parse::<Contestant>().unwrap_err();
/// assert_eq!(error.to_string(), "\"level=11\": the level is a number from 1 to 10");
/// # Ok::<(), tessera_lab::ContestantError>(())
/// ```
///
/// The words of the text, in any order: `name=…`, `time=100ms`, `nodes=5000`, `depth=8`, `clock=10s+100ms`. Of one of
/// our own: `level=1` to `10` or `mcts`, `threads=2`, `hash=64` (MiB), `seed=7`, `cpu` (times are CPU times), `fresh` (the table
/// is cleared before each turn). Of our strongest player with the weights of another file: `weights=FILE`. Of a program: `cmd="…"`, `option.Name=value`. Quotes
/// keep words with spaces together; a backslash in quotes escapes a quote or a backslash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Its name, if it has one beside its settings.
    pub name: Option<String>,
    /// The program or player that chooses the actions.
    pub mind: Mind,
    /// The limits of each action.
    pub pace: Pace,
}

/// The program or player that chooses the actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mind {
    /// One of our own players.
    BuiltIn(BuiltIn),
    /// Our strongest player with the weights of a file; see [`Candidate`](tessera_players::fitting::Candidate).
    Weights(PathBuf),
    /// A program that speaks UGI.
    Program(Program),
}

/// One of our own players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// How strong it plays. UCT has no levels.
    pub level: Level,
    /// Its search method.
    pub method: Method,
    /// The number of threads.
    pub threads: usize,
    /// The size of the table, in MiB.
    pub hash: usize,
    /// The seed of the random choices of lower levels and UCT.
    pub seed: u64,
    /// Whether its times are CPU times: fair on a busy machine.
    pub cpu: bool,
    /// Whether its table is cleared before each turn, to measure what a kept table brings.
    pub fresh: bool,
}

impl Default for BuiltIn {
    fn default() -> Self {
        Self {
            level: Level::STRONGEST,
            method: Method::AlphaBeta,
            threads: 1,
            hash: 16,
            seed: 0,
            cpu: false,
            fresh: false,
        }
    }
}

/// A program that speaks UGI.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program with its arguments, as one would type it; no shell reads it.
    pub command: String,
    /// Options to be set, in order.
    pub options: Vec<(String, String)>,
    /// Where the conversation with it is written. It is not part of the text.
    pub log: Option<PathBuf>,
}

/// The limits of each action; with a clock, of all of them together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pace {
    /// The time for an action.
    pub time: Option<Duration>,
    /// The nodes for an action.
    pub nodes: Option<u64>,
    /// The depth of the search for an action.
    pub depth: Option<u32>,
    /// A clock for the whole game.
    pub clock: Option<ClockPace>,
}

/// A clock for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockPace {
    /// The time at the start.
    pub start: Duration,
    /// The time that is added after each turn.
    pub increment: Duration,
}

impl Contestant {
    /// Its name, or else its settings.
    pub fn title(&self) -> String {
        self.name.clone().unwrap_or_else(|| self.to_string())
    }
}

impl Pace {
    /// The limits of one of our own players for an action, with what its clock shows now.
    pub(crate) fn limits(&self, clock: Option<Duration>) -> Limits {
        let timed = match (self.clock, clock) {
            (Some(pace), Some(left)) => Limits::clock(left, pace.increment),
            _ => Limits { hard: self.time, ..Limits::default() },
        };
        Limits { depth: self.depth, nodes: self.nodes, ..timed }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        let mut part =
            |key: &str, value: &dyn fmt::Display| parts.push(words::written(key, &value.to_string()));
        if let Some(name) = &self.name {
            part("name", name);
        }
        match &self.mind {
            Mind::BuiltIn(player) => built_in_parts(player, &mut part),
            Mind::Weights(file) => part("weights", &file.display()),
            Mind::Program(program) => {
                part("cmd", &program.command);
                for (name, value) in &program.options {
                    part(&format!("option.{name}"), value);
                }
            }
        }
        let Pace { time, nodes, depth, clock } = self.pace;
        if let Some(time) = time {
            part("time", &amounts::written(time));
        }
        if let Some(ClockPace { start, increment }) = clock {
            let increment = (!increment.is_zero()).then(|| format!("+{}", amounts::written(increment)));
            part("clock", &format!("{}{}", amounts::written(start), increment.unwrap_or_default()));
        }
        if let Some(nodes) = nodes {
            part("nodes", &nodes);
        }
        if let Some(depth) = depth {
            part("depth", &depth);
        }
        f.pad(&parts.join(" "))
    }
}

/// The level, and the settings that differ from the default.
fn built_in_parts(player: &BuiltIn, part: &mut impl FnMut(&str, &dyn fmt::Display)) {
    let usual = BuiltIn::default();
    match player.method {
        Method::AlphaBeta => part("level", &player.level),
        Method::Mcts => part("", &"mcts"),
    }
    if player.threads != usual.threads {
        part("threads", &player.threads);
    }
    if player.hash != usual.hash {
        part("hash", &player.hash);
    }
    if player.seed != usual.seed {
        part("seed", &player.seed);
    }
    if player.cpu {
        part("", &"cpu");
    }
    if player.fresh {
        part("", &"fresh");
    }
}
