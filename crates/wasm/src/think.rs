//! The computer's turn: which actions, and what it found on the way.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tessera_game::Player;
use tessera_games::{AnyAction, AnyPosition};
use tessera_players::{Engine, EngineSettings, Insight as Found, Level};
use tessera_search::{Clock, Limits, Score, Stop};
use tessera_view::{Line, Words};

use crate::answer::{Answer, words};
use crate::helpers;

/// The size of the table for players that look at many positions, in MiB: what a phone has to spare.
const TABLE: usize = 16;

/// The size of the table for the others.
const SMALL_TABLE: usize = 2;

/// The most lines that can be asked for.
const MOST_LINES: usize = 16;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 16;

/// How strong, how long.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ThinkWish", optional_fields))]
pub(crate) struct Request {
    level: u8,
    /// Milliseconds.
    time: Option<f64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    lines: usize,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    seed: u32,
    /// How many threads think, as far as there are helpers.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    threads: usize,
}

/// The computer's turn.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Thought {
    /// All actions of the turn.
    pub(crate) actions: Vec<String>,
    /// The best lines, the best one first.
    pub(crate) lines: Vec<Insight>,
    /// How many threads thought about it.
    threads: usize,
}

/// One of the best lines, as far as it is known.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Insight {
    /// Which line, from 0.
    line: usize,
    depth: u32,
    seldepth: u32,
    /// What the position is worth to the player to move.
    pub(crate) score: Worth,
    /// The expected result for the first player, from 0 (lost) to 1 (won).
    first: f64,
    /// The actions expected.
    actions: Vec<String>,
    nodes: u64,
    nps: u64,
    /// Milliseconds.
    time: f64,
    /// How full the table is, in thousandths.
    hashfull: u32,
}

/// A guess, or a proven result in so many actions of both players.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum Worth {
    Guess { units: i32 },
    Win { actions: u32 },
    Draw,
    Loss { actions: u32 },
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match score {
            Score::Heuristic(units) => Self::Guess { units },
            Score::Win(actions) => Self::Win { actions },
            Score::Draw => Self::Draw,
            Score::Loss(actions) => Self::Loss { actions },
        }
    }
}

/// Thinks until the computer's turn is complete.
pub(crate) fn think(
    line: &Line,
    request: &Request,
    clock: Clock,
    tell: &mut dyn FnMut(&Insight),
) -> Answer<Thought> {
    let start = line.position()?;
    if start.outcome().is_some() {
        return Err(words("core-over", []));
    }
    let engine = request.engine(clock)?;
    let mut turn = Turn { now: start, mover: start.to_move(), actions: Vec::new() };
    let (mut lines, mut threads) = (Vec::new(), 0);
    let mut limits = request.limits();
    while turn.goes_on() {
        let is_first = lines.is_empty();
        helpers::gather(engine.settings().threads - 1);
        let thought = engine.think_by_alpha_beta(&turn.now, limits, &Stop::new(), &mut |found| {
            if is_first {
                tell(&insight(&start, found));
            }
        });
        let Some(thought) = thought else { break };
        threads = threads.max(thought.threads);
        turn.play(thought.action)?;
        if let Some(best) = thought.lines.first().filter(|best| best.pv.first() == Some(&thought.action)) {
            turn.follow(&best.pv[1..])?;
        }
        if is_first {
            lines = thought.lines.iter().map(|found| insight(&start, found)).collect();
        }
        // What is left of the turn has mostly been thought through already.
        limits = Limits { soft: None, hard: limits.hard.map(|hard| hard / 4), ..limits };
    }
    Ok(Thought { actions: turn.actions, lines, threads })
}

/// A turn that is being played.
struct Turn {
    now: AnyPosition,
    mover: Player,
    actions: Vec<String>,
}

impl Turn {
    fn goes_on(&self) -> bool {
        self.now.to_move() == self.mover && self.now.outcome().is_none()
    }

    fn play(&mut self, action: AnyAction) -> Result<(), Words> {
        self.actions.extend(self.now.action_text(action));
        self.now.play(action).map_err(|reason| tessera_view::illegal(&reason))
    }

    /// Plays what was expected, as far as it belongs to this turn.
    fn follow(&mut self, expected: &[AnyAction]) -> Result<(), Words> {
        for &action in expected {
            if !self.goes_on() {
                break;
            }
            self.play(action)?;
        }
        Ok(())
    }
}

impl Request {
    fn engine(&self, clock: Clock) -> Answer<Engine> {
        let level = Level::new(self.level).map_err(|_| words("core-request", []))?;
        let hash = if self.level < 8 { SMALL_TABLE } else { TABLE };
        let lines = self.lines.clamp(1, MOST_LINES);
        let threads = self.threads.clamp(1, MOST_THREADS);
        let (seed, spawn) = (self.seed.into(), helpers::spawn);
        Ok(Engine::new(EngineSettings {
            level,
            hash,
            lines,
            seed,
            clock,
            threads,
            spawn,
            ..EngineSettings::default()
        }))
    }

    fn limits(&self) -> Limits {
        let time = self.time.filter(|time| time.is_finite()).map(|time| {
            // More than a day is as good as for ever, and less than nothing is nothing.
            Duration::from_secs_f64(time.clamp(0.0, 86_400_000.0) / 1000.0)
        });
        Limits { depth: self.depth, nodes: self.nodes, soft: None, hard: time }
    }
}

fn insight(start: &AnyPosition, found: &Found) -> Insight {
    let first = if start.to_move() == Player::First { found.expected } else { 1.0 - found.expected };
    Insight {
        line: found.line,
        depth: found.depth,
        seldepth: found.seldepth,
        score: found.score.into(),
        first,
        actions: texts(start, &found.pv),
        nodes: found.nodes,
        nps: found.nps(),
        time: found.time.as_secs_f64() * 1000.0,
        hashfull: found.hashfull,
    }
}

/// The texts of actions that follow each other.
fn texts(start: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
    let mut now = *start;
    let text = |&action: &AnyAction| {
        let text = now.action_text(action)?;
        now.play(action).ok()?;
        Some(text)
    };
    actions.iter().map_while(text).collect()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use tessera_games::GameId;
    use tessera_search::system_clock;
    use tessera_view::Line;

    use super::{Request, think};

    fn request(json: &str) -> Request {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_turn_is_whole_and_legal_on_every_level() {
        for game in GameId::ALL {
            let mut line = Line::usual(game);
            for level in 1..=10 {
                let request = request(&format!(r#"{{"level":{level},"nodes":600}}"#));
                let mover = line.position().unwrap().to_move();
                let thought = think(&line, &request, system_clock, &mut |_| ()).unwrap();
                line.actions.extend(thought.actions);
                assert_eq!(line.position().unwrap().to_move(), !mover, "{game} {level}");
            }
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        let line = Line::usual(GameId::Slither);
        let request = request(r#"{"level":3,"seed":7,"lines":2}"#);
        let ask = || think(&line, &request, system_clock, &mut |_| ()).unwrap().actions;
        assert_eq!(ask(), ask());
    }

    #[test]
    fn insights_are_told_and_time_is_kept() {
        let (line, start) = (Line::usual(GameId::Yoxii), Instant::now());
        let mut told = 0;
        let request = request(r#"{"level":10,"time":200,"lines":3}"#);
        let thought = think(&line, &request, system_clock, &mut |_| told += 1).unwrap();
        assert!(told > 2 && thought.lines.len() == 3, "{told}");
        assert!(start.elapsed() < Duration::from_secs(5));
    }

    #[test]
    fn helpers_think_too_and_are_not_needed() {
        let line = Line::usual(GameId::Yoxii);
        let ask = |threads| {
            let request = request(&format!(r#"{{"level":10,"nodes":200000,"threads":{threads}}}"#));
            think(&line, &request, system_clock, &mut |_| ()).unwrap().threads
        };
        assert_eq!(ask(2), 1);
        std::thread::spawn(crate::help);
        assert_eq!(ask(1), 1);
        // On a machine under load it may be late.
        assert!((0..100).any(|_| ask(2) == 2) && (0..100).any(|_| ask(1_000_000) == 2));
    }

    #[test]
    fn wrong_wishes_are_refused_or_bent() {
        let line = Line::usual(GameId::Xok);
        let ask = |json| think(&line, &request(json), system_clock, &mut |_| ());
        assert_eq!(ask(r#"{"level":11}"#).err().unwrap().id, "core-request");
        assert!(ask(r#"{"level":10,"time":-5,"lines":1000000}"#).is_ok());
        let position = "fff/ffff/..f../f...../.s4f../ff.f/s2.f b";
        let over = Line { start: position.to_owned(), ..line.clone() };
        let answer = think(&over, &request(r#"{"level":1}"#), system_clock, &mut |_| ());
        assert_eq!(answer.err().unwrap().id, "core-over");
    }
}
