//! The speed of the players: searches a number of positions from the start of a game, with one thread.

use serde::Serialize;
use tessera_games::AnyPosition;
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Clock, Limits, Stop};

use super::id;
use crate::answer::Answer;

/// The measurement.
#[derive(Serialize)]
pub(crate) struct Measured {
    nodes: u64,
    milliseconds: f64,
}

pub(crate) fn bench(game: &str, nodes: u32, clock: Clock) -> Answer<Measured> {
    let game = id(game)?;
    let engine = Engine::new(EngineSettings { hash: 16, clock, ..EngineSettings::default() });
    let start = clock();
    let decision =
        engine.think(&AnyPosition::start(game), Limits::nodes(nodes.into()), &Stop::new(), &mut |_| ());
    let milliseconds = (clock().saturating_sub(start)).as_secs_f64() * 1000.0;
    let nodes =
        decision.and_then(|decision| decision.lines.first().map(|line| line.nodes)).unwrap_or_default();
    Ok(Measured { nodes, milliseconds })
}
