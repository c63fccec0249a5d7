//! The question `best`: a turn of the computer player.

use std::time::Duration;

use serde::Serialize;
use tessera_games::AnyPosition;
use tessera_players::{Engine, EngineSettings, Level};
use tessera_search::{Limits, Score, Stop};

use crate::Request;

/// The time if the request has no limit, and the longest, in milliseconds.
const STANDARD_TIME: u64 = 1000;
const LONGEST_TIME: u64 = 3_600_000;

/// What the computer would play.
#[derive(Serialize)]
pub(crate) struct Best {
    /// The actions of the turn.
    #[serde(rename = "best")]
    actions: Vec<String>,
    /// The expected result for the player to move, from 0 to 1.
    expected: f64,
    /// What is proven for the player to move: `win`, `draw` or `loss`.
    proven: Option<&'static str>,
    depth: u32,
    nodes: u64,
}

/// Answers the question. Without a limit it thinks for a second.
pub(crate) fn best(position: &AnyPosition, request: &Request) -> anyhow::Result<Best> {
    anyhow::ensure!(position.outcome().is_none(), "the game is over");
    let level = request.level.map_or(Ok(Level::STRONGEST), Level::new)?;
    let time = request.time.or_else(|| request.nodes.is_none().then_some(STANDARD_TIME));
    anyhow::ensure!(time.is_none_or(|time| time <= LONGEST_TIME), "\"time\" is at most {LONGEST_TIME} ms");
    let limits = Limits { nodes: request.nodes, hard: time.map(Duration::from_millis), ..Limits::default() };
    let settings =
        EngineSettings { level, seed: request.seed.unwrap_or_default(), ..EngineSettings::default() };
    let turn = Engine::try_new(settings)?.turn(position, limits, &Stop::new(), &mut |_| ());
    let turn = turn.ok_or_else(|| anyhow::anyhow!("the game is over"))?;
    let line = turn.lines.first().ok_or_else(|| anyhow::anyhow!("nothing was found"))?;
    Ok(Best {
        actions: position.line_texts(&turn.actions),
        expected: (line.expected * 1000.0).round() / 1000.0,
        proven: match line.score {
            Score::Win(_) => Some("win"),
            Score::Draw => Some("draw"),
            Score::Loss(_) => Some("loss"),
            Score::Heuristic(_) => None,
        },
        depth: line.depth,
        nodes: line.nodes,
    })
}
