//! A computer player of all games: given a position, it returns an action or a whole turn.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tessera_game::{Random, mix};
use tessera_games::{AnyAction, AnyGame, AnyPosition, GameId, with_own};
use tessera_search::{
    Best, Clock, Guide, Limits, NoMemory, Report, Score, Settings, Spawn, Stop, Table, search_among,
    system_clock, system_spawn,
};

use crate::Level;
use crate::guided::Guided;
use crate::level::Skill;

/// The search algorithm of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Alpha-beta with the game's guide.
    AlphaBeta,
    /// Plain UCT with random playouts: a baseline to compare with.
    #[cfg(feature = "mcts")]
    Mcts,
}

/// The settings of an engine.
#[derive(Clone, Debug)]
pub struct EngineSettings {
    /// The playing strength. UCT has no levels.
    pub level: Level,
    /// The search algorithm.
    pub method: Method,
    /// The number of threads.
    pub threads: usize,
    /// The size of the table, in MiB.
    pub hash: usize,
    /// The number of best lines that are reported.
    pub lines: usize,
    /// Whether symmetric lines count once, as is right for people. Levels that choose among several lines ignore it: what
    /// they play does not depend on what is reported.
    pub distinct: bool,
    /// The seed of the random choices of the lower levels.
    pub seed: u64,
    /// The clock.
    pub clock: Clock,
    /// Starts helper threads.
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
            distinct: false,
            seed: 0,
            clock: system_clock,
            spawn: system_spawn,
        }
    }
}

/// One of the best lines, during a search or at its end.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineLine {
    /// The rank of this line, from 0.
    pub line: usize,
    /// The depth of the search, in actions.
    pub depth: u32,
    /// The length of the longest line that was searched.
    pub seldepth: u32,
    /// The score for the player to move.
    pub score: Score,
    /// The expected result for the player to move, from 0 (lost) to 1 (won).
    pub expected: f64,
    /// The expected actions, the best one first.
    pub pv: Vec<AnyAction>,
    /// The number of positions searched so far.
    pub nodes: u64,
    /// The time used so far.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hashfull: u32,
}

impl EngineLine {
    /// Positions per second.
    pub fn nps(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)) as u64
    }
}

/// The action that an engine chose, and the lines behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The action to play. On a lower level it need not be the best one.
    pub action: AnyAction,
    /// The best lines, best first.
    pub lines: Vec<EngineLine>,
    /// The number of threads that searched.
    pub threads: usize,
}

/// A computer player. Its table keeps what it has searched for the next positions of the same game.
pub struct Engine {
    settings: EngineSettings,
    table: Table,
    /// The game of the positions in the table. Hashes identify positions of one game only.
    game: Arc<Mutex<Option<GameId>>>,
}

impl Engine {
    /// An engine with an empty table.
    ///
    /// # Panics
    ///
    /// If there is not enough memory: [`try_new`](Self::try_new) returns an error instead.
    pub fn new(settings: EngineSettings) -> Self {
        let table = Table::new(settings.hash);
        Self { settings, table, game: Arc::default() }
    }

    /// An engine with an empty table, or an error if there is not enough memory.
    pub fn try_new(settings: EngineSettings) -> Result<Self, NoMemory> {
        let table = Table::try_new(settings.hash)?;
        Ok(Self { settings, table, game: Arc::default() })
    }

    /// An engine with other settings that shares this one's table, or has an empty one if the size differs.
    pub fn with(&self, settings: EngineSettings) -> Result<Self, NoMemory> {
        if settings.hash == self.settings.hash {
            return Ok(Self { settings, table: self.table.clone(), game: Arc::clone(&self.game) });
        }
        Self::try_new(settings)
    }

    /// The settings.
    pub fn settings(&self) -> &EngineSettings {
        &self.settings
    }

    /// Clears the table, as before a new game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Chooses an action, and reports the best lines while it searches. `None` if the game is over.
    ///
    /// The table is cleared first if the last position belonged to another game.
    pub fn think(
        &self,
        position: &AnyPosition,
        limits: Limits,
        stop: &Stop,
        on_line: &mut dyn FnMut(&EngineLine),
    ) -> Option<Decision> {
        self.think_among(position, &[], limits, stop, on_line)
    }

    /// Chooses one of these actions, as [`think`](Self::think) chooses among all. Illegal ones do not count; if none is
    /// legal, all are searched. UCT always searches all.
    pub fn think_among(
        &self,
        position: &AnyPosition,
        among: &[AnyAction],
        limits: Limits,
        stop: &Stop,
        on_line: &mut dyn FnMut(&EngineLine),
    ) -> Option<Decision> {
        #[cfg(feature = "mcts")]
        if self.settings.method == Method::Mcts {
            return with_own!(position, own => self.uct(own, limits, stop, on_line));
        }
        let last = self.game.lock().unwrap_or_else(PoisonError::into_inner).replace(position.game());
        if last.is_some_and(|last| last != position.game()) {
            self.table.clear();
        }
        with_own!(position, own => self.alpha_beta(own, among, limits, stop, on_line))
    }

    fn alpha_beta<P: Guided>(
        &self,
        position: &P,
        among: &[AnyAction],
        limits: Limits,
        stop: &Stop,
        on_line: &mut dyn FnMut(&EngineLine),
    ) -> Option<Decision> {
        let among: Vec<P::Action> = among.iter().filter_map(|&action| P::own_action(action)).collect();
        let guide = P::GUIDE;
        let scale = guide.tuning().scale;
        let skill = skill_in(self.settings.level, position);
        let compared = position.lines(skill.lines);
        let settings = Settings {
            threads: self.settings.threads,
            lines: self.settings.lines.max(compared),
            distinct: self.settings.distinct && compared <= 1,
            clock: self.settings.clock,
            spawn: self.settings.spawn,
            stop: stop.clone(),
        };
        let reported = self.settings.lines;
        let limits = skill.restrict(limits);
        let best = search_among(position, &among, &guide, &self.table, limits, &settings, |report| {
            if report.line <= reported {
                on_line(&line_of::<P>(report, scale));
            }
        })?;
        let mut random = Random::new(mix(self.settings.seed, position.hash()));
        // The number of reported lines does not affect the choice.
        let candidates = best.lines.iter().take(compared);
        let candidates: Vec<(P::Action, f64)> =
            candidates.filter_map(|line| Some((*line.pv.first()?, line.score.expected(scale)))).collect();
        let action = skill.choose(&candidates, P::is_scarce, &mut random).unwrap_or(best.action);
        let lines = lines_of(&best, scale, self.table.fullness(), reported);
        Some(Decision { action: P::any_action(action), lines, threads: best.threads })
    }

    /// Whether the level chooses at random among several actions in the game of this position.
    pub(crate) fn is_random(&self, position: &AnyPosition) -> bool {
        let noise = with_own!(position, own => skill_in(self.settings.level, own)).noise;
        noise > 0.0
    }

    #[cfg(feature = "mcts")]
    fn uct<P: AnyGame>(
        &self,
        position: &P,
        limits: Limits,
        stop: &Stop,
        on_line: &mut dyn FnMut(&EngineLine),
    ) -> Option<Decision> {
        use tessera_search::{MctsSettings, UCT_SCALE, mcts};

        let settings = MctsSettings {
            seed: mix(self.settings.seed, position.hash()),
            clock: self.settings.clock,
            stop: stop.clone(),
            ..MctsSettings::default()
        };
        let best = mcts(position, limits, &settings)?;
        let lines = lines_of(&best, UCT_SCALE, 0, 1);
        lines.iter().for_each(on_line);
        Some(Decision { action: P::any_action(best.action), lines, threads: best.threads })
    }
}

fn skill_in<P: Guided>(level: Level, _: &P) -> Skill {
    level.skill(&P::LEVELS)
}

fn any_actions<P: AnyGame>(actions: &[P::Action]) -> Vec<AnyAction> {
    actions.iter().map(|&action| P::any_action(action)).collect()
}

fn line_of<P: AnyGame>(report: &Report<P>, scale: f64) -> EngineLine {
    EngineLine {
        line: report.line - 1,
        depth: report.depth,
        seldepth: report.seldepth,
        score: report.score,
        expected: report.score.expected(scale),
        pv: any_actions::<P>(report.pv),
        nodes: report.nodes,
        time: report.time,
        hashfull: report.hashfull,
    }
}

fn lines_of<P: AnyGame>(best: &Best<P>, scale: f64, hashfull: u32, most: usize) -> Vec<EngineLine> {
    let reported = best.lines.iter().take(most).enumerate();
    reported
        .map(|(line, found)| EngineLine {
            line,
            depth: best.depth,
            seldepth: best.seldepth,
            score: found.score,
            expected: found.score.expected(scale),
            pv: any_actions::<P>(&found.pv),
            nodes: best.nodes,
            time: best.time,
            hashfull,
        })
        .collect()
}
