//! A computer player of all four games: it is asked about a position, and answers with an action.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use tessera_game::{Random, mix};
use tessera_games::{AnyAction, AnyGame, AnyPosition};
use tessera_search::{
    Best, Clock, Guide, Limits, MctsSettings, Report, Score, Settings, SolveSettings, Spawn, Stop, Table,
    UCT_SCALE, has_room_for, mcts, search, system_clock, system_spawn,
};

use crate::Level;
use crate::guided::{Guided, guided};
use crate::level::Sight;

/// How the engine looks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Alpha-beta with all that we know about the game.
    AlphaBeta,
    /// Plain UCT with random playouts: a yardstick.
    Mcts,
}

/// How an engine is set up.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// How strong it plays.
    pub level: Level,
    /// How it looks for an action. UCT knows no levels.
    pub method: Method,
    /// How many threads think.
    pub threads: usize,
    /// The size of the table, in MiB.
    pub hash: usize,
    /// How many of the best lines are told.
    pub lines: usize,
    /// What makes one unsure player choose differently from another.
    pub seed: u64,
    /// Where the time comes from.
    pub clock: Clock,
    /// Where the other threads come from.
    pub spawn: Spawn,
}

impl Default for EngineSettings {
    fn default() -> Self {
        Self {
            level: Level::STRONGEST,
            method: Method::AlphaBeta,
            threads: 1,
            hash: 64,
            lines: 1,
            seed: 0,
            clock: system_clock,
            spawn: system_spawn,
        }
    }
}

/// What the engine has found so far, or in the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Insight {
    /// Which of the best lines this is, from 0.
    pub line: usize,
    /// How many actions deep it has looked.
    pub depth: u32,
    /// How deep at the most.
    pub seldepth: u32,
    /// What the position is worth to the player to move.
    pub score: Score,
    /// The expected result for the player to move, from 0 (lost) to 1 (won).
    pub expected: f64,
    /// The actions that it expects, the best one first.
    pub pv: Vec<AnyAction>,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How long it has thought.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hashfull: u32,
}

impl Insight {
    /// Positions a second.
    pub fn nps(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)) as u64
    }
}

/// What the engine answers: the action it plays, and all it knows about the best ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The action that it plays. On a lower level it need not be the best one.
    pub action: AnyAction,
    /// The best lines, the best one first.
    pub lines: Vec<Insight>,
    /// How many threads thought.
    pub threads: usize,
}

/// The exact value of a position, as far as it was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// The value for the player to move, or `None` if it was not found within the limit.
    pub value: Option<tessera_search::Exact>,
    /// An action that keeps the value.
    pub action: Option<AnyAction>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// There is not enough memory for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMemory {
    /// Its size.
    pub mebibytes: usize,
}

impl NoMemory {
    /// An error if there is not enough memory for a table of that size.
    pub fn check(mebibytes: usize) -> Result<(), Self> {
        if has_room_for(mebibytes) { Ok(()) } else { Err(Self { mebibytes }) }
    }
}

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is not enough memory for a table of {} MiB", self.mebibytes)
    }
}

impl Error for NoMemory {}

/// A computer player. What it learns about a position stays in its table for the next question.
pub struct Engine {
    settings: EngineSettings,
    table: Table,
}

impl Engine {
    /// An engine with an empty table.
    pub fn new(settings: EngineSettings) -> Self {
        let table = Table::new(settings.hash);
        Self { settings, table }
    }

    /// The same, or an error if there is not so much memory.
    pub fn try_new(settings: EngineSettings) -> Result<Self, NoMemory> {
        NoMemory::check(settings.hash)?;
        Ok(Self::new(settings))
    }

    /// An engine that is set up differently and knows what this one knows, unless its table has another size.
    pub fn with(&self, settings: EngineSettings) -> Result<Self, NoMemory> {
        if settings.hash == self.settings.hash {
            return Ok(Self { settings, table: self.table.clone() });
        }
        Self::try_new(settings)
    }

    /// How it is set up.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Looks for an action, and tells on the way what it has found. `None` if the game is over.
    pub fn think(
        &self,
        position: &AnyPosition,
        limits: Limits,
        stop: &Stop,
        on_insight: &mut dyn FnMut(&Insight),
    ) -> Option<Thought> {
        match self.settings.method {
            Method::AlphaBeta => self.think_by_alpha_beta(position, limits, stop, on_insight),
            Method::Mcts => guided!(position, own => self.uct(own, limits, stop, on_insight)),
        }
    }

    /// The same by alpha-beta, whatever the method: for programs that must be small and never want UCT.
    pub fn think_by_alpha_beta(
        &self,
        position: &AnyPosition,
        limits: Limits,
        stop: &Stop,
        on_insight: &mut dyn FnMut(&Insight),
    ) -> Option<Thought> {
        let sight = self.settings.level.sight(position.game());
        guided!(position, own => self.alpha_beta(own, sight, limits, stop, on_insight))
    }

    fn alpha_beta<P: Guided>(
        &self,
        position: &P,
        sight: Sight,
        limits: Limits,
        stop: &Stop,
        on_insight: &mut dyn FnMut(&Insight),
    ) -> Option<Thought> {
        let guide = P::guide();
        let scale = guide.tuning().scale;
        let settings = Settings {
            threads: self.settings.threads,
            lines: self.settings.lines.max(sight.lines),
            clock: self.settings.clock,
            spawn: self.settings.spawn,
            stop: stop.clone(),
        };
        let told = self.settings.lines;
        let best = search(position, &guide, &self.table, sight.within(limits), &settings, |report| {
            if report.line <= told {
                on_insight(&insight::<P>(report, scale));
            }
        })?;
        let mut random = Random::new(mix(self.settings.seed, position.hash()));
        // However many lines are told, the player looks at as many as ever.
        let seen = best.lines.iter().take(sight.lines);
        let expected: Vec<f64> = seen.map(|line| line.score.expected(scale)).collect();
        let chosen = sight.choose(&expected, &mut random);
        let action = best.lines.get(chosen).and_then(|line| line.pv.first()).copied().unwrap_or(best.action);
        let lines = insights(&best, scale, self.table.fullness(), told);
        Some(Thought { action: P::any_action(action), lines, threads: best.threads })
    }

    fn uct<P: AnyGame>(
        &self,
        position: &P,
        limits: Limits,
        stop: &Stop,
        on_insight: &mut dyn FnMut(&Insight),
    ) -> Option<Thought> {
        let settings = MctsSettings {
            seed: mix(self.settings.seed, position.hash()),
            clock: self.settings.clock,
            stop: stop.clone(),
            ..MctsSettings::default()
        };
        let best = mcts(position, limits, &settings)?;
        let lines = insights(&best, UCT_SCALE, 0, 1);
        lines.iter().for_each(on_insight);
        Some(Thought { action: P::any_action(best.action), lines, threads: best.threads })
    }
}

/// Looks for the exact value of a position.
pub fn solve(
    position: &AnyPosition,
    limits: Limits,
    settings: &SolveSettings,
    on_progress: &mut dyn FnMut(u64, Duration),
) -> Solved {
    guided!(position, own => solve_own(own, limits, settings, on_progress))
}

fn solve_own<P: Guided>(
    position: &P,
    limits: Limits,
    settings: &SolveSettings,
    on_progress: &mut dyn FnMut(u64, Duration),
) -> Solved {
    let solution = tessera_search::solve(position, &P::guide(), limits, settings, |progress| {
        on_progress(progress.nodes, progress.time);
    });
    Solved {
        value: solution.value,
        action: solution.action.map(P::any_action),
        nodes: solution.nodes,
        time: solution.time,
    }
}

fn any_line<P: AnyGame>(actions: &[P::Action]) -> Vec<AnyAction> {
    actions.iter().map(|&action| P::any_action(action)).collect()
}

fn insight<P: AnyGame>(report: &Report<P>, scale: f64) -> Insight {
    Insight {
        line: report.line - 1,
        depth: report.depth,
        seldepth: report.seldepth,
        score: report.score,
        expected: report.score.expected(scale),
        pv: any_line::<P>(report.pv),
        nodes: report.nodes,
        time: report.time,
        hashfull: report.hashfull,
    }
}

fn insights<P: AnyGame>(best: &Best<P>, scale: f64, hashfull: u32, most: usize) -> Vec<Insight> {
    let told = best.lines.iter().take(most).enumerate();
    told.map(|(line, found)| Insight {
        line,
        depth: best.depth,
        seldepth: best.seldepth,
        score: found.score,
        expected: found.score.expected(scale),
        pv: any_line::<P>(&found.pv),
        nodes: best.nodes,
        time: best.time,
        hashfull,
    })
    .collect()
}
