//! The computer's turn, and the analysis of a position.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tessera_game::Player;
use tessera_games::AnyPosition;
use tessera_players::{EngineLine, EngineSettings, Level};
use tessera_search::{Clock, Limits, Score, Stop};
use tessera_view::{Line, Words};

use super::engines::{Purpose, with_engine};
use super::helpers;
use super::hint::reasons;
use crate::answer::{Answer, words};

/// The size of the table of the strong levels, in MiB: small enough for a phone.
const TABLE: usize = 16;

/// The size of the table of the other levels.
const SMALL_TABLE: usize = 2;

/// The most lines of a request.
const MOST_LINES: usize = 16;

/// The most threads of a request.
const MOST_THREADS: usize = 16;

/// The level and the limits of a request.
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
    /// The number of threads, if there are enough helpers.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    threads: usize,
}

/// A turn, and the best lines behind it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Thought {
    /// The actions of the turn; of an analysis, the best action.
    pub(crate) actions: Vec<String>,
    /// The best lines, best first.
    pub(crate) lines: Vec<Insight>,
    /// Of an analysis, why the best line begins as it does.
    why: Vec<Words>,
    /// The number of threads that searched.
    threads: usize,
}

/// One of the best lines, during a search or at its end.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Insight {
    /// The rank of the line, from 0.
    line: usize,
    depth: u32,
    seldepth: u32,
    /// The score for the player to move.
    pub(crate) score: Worth,
    /// The expected result for the first player, from 0 (lost) to 1 (won).
    first: f64,
    /// The expected actions.
    pub(crate) actions: Vec<String>,
    nodes: u64,
    nps: u64,
    /// Milliseconds.
    time: f64,
    /// How full the table is, in thousandths.
    hashfull: u32,
}

/// An estimate, or a proven result with the number of actions of both players until the end.
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

/// The computer's turn, with the engine of the player to move.
pub(crate) fn think(
    line: &Line,
    request: &Request,
    clock: Clock,
    on_insight: &mut dyn FnMut(&Insight),
) -> Answer<Thought> {
    let seat = Purpose::Seat(line.position()?.to_move());
    turn(seat, line, request, clock, on_insight)
}

/// A whole turn for the player to move.
pub(crate) fn turn(
    purpose: Purpose,
    line: &Line,
    request: &Request,
    clock: Clock,
    on_insight: &mut dyn FnMut(&Insight),
) -> Answer<Thought> {
    let start = line.position()?;
    let distinct = purpose == Purpose::Study;
    with_engine(purpose, line, EngineSettings { distinct, ..request.settings(clock)? }, |engine| {
        let on_line = &mut |found: &EngineLine| on_insight(&insight(&start, found));
        let turn = engine.turn(&start, request.limits(), &Stop::new(), on_line);
        let turn = turn.ok_or_else(|| words("core-over", []))?;
        let actions = start.line_texts(&turn.actions);
        let mut played = line.clone();
        played.actions.extend(actions.iter().cloned());
        let lines = turn.lines.iter().map(|found| insight(&start, found)).collect();
        Ok((Thought { actions, lines, why: Vec::new(), threads: turn.threads }, played))
    })
}

/// The best lines of a position. The only action is the one that the engine would play.
pub(crate) fn analyse(
    line: &Line,
    request: &Request,
    clock: Clock,
    on_insight: &mut dyn FnMut(&Insight),
) -> Answer<Thought> {
    let start = line.position()?;
    with_engine(
        Purpose::Study,
        line,
        EngineSettings { distinct: true, ..request.settings(clock)? },
        |engine| {
            let on_line = &mut |found: &EngineLine| on_insight(&insight(&start, found));
            let decision = engine.think(&start, request.limits(), &Stop::new(), on_line);
            let decision = decision.ok_or_else(|| words("core-over", []))?;
            let actions = start.line_texts(&[decision.action]);
            let lines: Vec<Insight> = decision.lines.iter().map(|found| insight(&start, found)).collect();
            let why = reasons(&start, &lines);
            Ok((Thought { actions, lines, why, threads: decision.threads }, line.clone()))
        },
    )
}

impl Request {
    fn settings(&self, clock: Clock) -> Answer<EngineSettings> {
        let level = Level::new(self.level).map_err(|_| words("core-request", []))?;
        let hash = if self.level < 8 { SMALL_TABLE } else { TABLE };
        let lines = self.lines.clamp(1, MOST_LINES);
        let threads = self.threads.clamp(1, MOST_THREADS);
        let (seed, spawn) = (self.seed.into(), helpers::spawn);
        Ok(EngineSettings { level, hash, lines, seed, clock, threads, spawn, ..EngineSettings::default() })
    }

    fn limits(&self) -> Limits {
        let time = self.time.filter(|time| time.is_finite()).map(|time| {
            // Clamped to a day, since a duration cannot be negative or huge.
            Duration::from_secs_f64(time.clamp(0.0, 86_400_000.0) / 1000.0)
        });
        Limits { depth: self.depth, nodes: self.nodes, soft: None, hard: time }
    }
}

fn insight(start: &AnyPosition, found: &EngineLine) -> Insight {
    let first = if start.to_move() == Player::First { found.expected } else { 1.0 - found.expected };
    Insight {
        line: found.line,
        depth: found.depth,
        seldepth: found.seldepth,
        score: found.score.into(),
        first,
        actions: start.line_texts(&found.pv),
        nodes: found.nodes,
        nps: found.nps(),
        time: found.time.as_secs_f64() * 1000.0,
        hashfull: found.hashfull,
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use tessera_games::{AnyPosition, GameId};
    use tessera_search::system_clock;
    use tessera_view::Line;

    use super::{Request, analyse, think};

    fn request(json: &str) -> Request {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_turn_is_whole_and_legal_on_every_level() {
        for game in GameId::ALL {
            let mut line = Line::standard(game);
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
        let line = Line::standard(GameId::Slither);
        let request = request(r#"{"level":3,"seed":7,"lines":2}"#);
        let ask = || think(&line, &request, system_clock, &mut |_| ()).unwrap().actions;
        assert_eq!(ask(), ask());
    }

    #[test]
    fn insights_are_reported_and_the_time_limit_is_kept() {
        let (line, start) = (Line::standard(GameId::Yoxii), Instant::now());
        let mut reported = 0;
        let request = request(r#"{"level":10,"time":200,"lines":3}"#);
        let thought = think(&line, &request, system_clock, &mut |_| reported += 1).unwrap();
        assert!(reported > 2 && thought.lines.len() == 3, "{reported}");
        assert!(start.elapsed() < Duration::from_secs(5));
    }

    #[test]
    fn an_analysis_has_lines_and_one_action() {
        let line = Line::standard(GameId::Slither);
        let request = request(r#"{"level":10,"nodes":2000,"lines":2}"#);
        let thought = analyse(&line, &request, system_clock, &mut |_| ()).unwrap();
        assert_eq!((thought.actions.len(), thought.lines.len()), (1, 2));
    }

    #[test]
    fn mirror_images_are_one_line() {
        for game in [GameId::Xok, GameId::Trexo, GameId::Yoxii] {
            let line = Line::standard(game);
            let start = line.position().unwrap();
            let request = request(r#"{"level":10,"nodes":3000,"lines":5}"#);
            let thought = analyse(&line, &request, system_clock, &mut |_| ()).unwrap();
            let after = |actions: &[String]| {
                let mut position = start;
                position.play(position.parse_action(&actions[0]).unwrap()).unwrap();
                position
            };
            let mut seen: Vec<AnyPosition> = Vec::new();
            for insight in &thought.lines {
                let position = after(&insight.actions);
                let images: Vec<_> =
                    (0..start.symmetries()).map(|image| position.transformed(image)).collect();
                assert!(!seen.iter().any(|known| images.contains(known)), "{game} {:?}", insight.actions);
                seen.push(position);
            }
            assert_eq!(seen.len(), 5, "{game}");
        }
    }

    #[test]
    fn helpers_think_too_and_are_not_needed() {
        let line = Line::standard(GameId::Yoxii);
        let ask = |threads| {
            let request = request(&format!(r#"{{"level":10,"nodes":200000,"threads":{threads}}}"#));
            think(&line, &request, system_clock, &mut |_| ()).unwrap().threads
        };
        assert_eq!(ask(2), 1);
        std::thread::spawn(crate::help);
        assert_eq!(ask(1), 1);
        // On a loaded machine the helper may be late.
        assert!((0..100).any(|_| ask(2) == 2) && (0..100).any(|_| ask(1_000_000) == 2));
    }

    #[test]
    fn wrong_requests_are_refused_or_clamped() {
        let line = Line::standard(GameId::Xok);
        let ask = |json| think(&line, &request(json), system_clock, &mut |_| ());
        assert_eq!(ask(r#"{"level":11}"#).err().unwrap().id, "core-request");
        assert!(ask(r#"{"level":10,"time":-5,"lines":1000000}"#).is_ok());
        let position = "fff/ffff/..f../f...../.s4f../ff.f/s2.f b";
        let over = Line { start: position.to_owned(), ..line.clone() };
        let answer = think(&over, &request(r#"{"level":1}"#), system_clock, &mut |_| ());
        assert_eq!(answer.err().unwrap().id, "core-over");
    }
}
