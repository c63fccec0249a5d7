//! `tessera bench`: fixed positions searched to a fixed depth. The total of nodes is a signature: a change of the
//! players that was not meant to change what they do leaves it alone.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use tessera_game::Random;
use tessera_games::{AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

use crate::{output, progress};

/// Random actions before each position, and the depth to which it is searched, by game.
const POSITIONS: [(GameId, &[u32], u32); 4] = [
    (GameId::Xok, &[0, 4, 8, 12, 16], 8),
    (GameId::Yoxii, &[0, 4, 8, 12, 16], 6),
    (GameId::Trexo, &[0, 4, 8, 12, 16], 6),
    (GameId::Slither, &[0, 6, 12], 6),
];

/// Search fixed positions of all games: the total of nodes is a signature of the players
#[derive(Args)]
#[command(after_help = "Example:
  tessera bench                          a commit that changes the signature says so, and why")]
pub(crate) struct Bench {}

impl Bench {
    #[expect(clippy::unused_self, reason = "every command is run in the same way")]
    pub(crate) fn run(&self) -> Result<()> {
        let steps = POSITIONS.iter().map(|(_, openings, _)| openings.len() as u64).sum();
        let bar = progress::bar(steps, "searching");
        let mut out = output::stdout();
        let mut total = 0;
        for (game, openings, depth) in POSITIONS {
            let (mut nodes, mut time) = (0, Duration::ZERO);
            for &actions in openings {
                let (more, longer) = searched(&opening(game, actions), depth);
                nodes += more;
                time += longer;
                bar.inc(1);
            }
            total += nodes;
            let speed = nodes as f64 / time.as_secs_f64() / 1e6;
            writeln!(out, "{game:<10} {nodes:>10} nodes   {speed:.2} million nodes/s")?;
        }
        bar.finish_and_clear();
        writeln!(out, "{:<10} {total:>10}", "signature")?;
        out.flush()?;
        Ok(())
    }
}

/// The position after so many random actions, always the same ones, or the last one before the end.
fn opening(game: GameId, actions: u32) -> AnyPosition {
    let mut random = Random::new(u64::from(actions));
    let mut position = AnyPosition::start(game);
    for _ in 0..actions {
        let legal = position.actions();
        let mut next = position;
        if next.play(legal[random.below(legal.len() as u32) as usize]).is_err() || next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

/// How many nodes a search takes, and how long. To make the table does not count.
fn searched(position: &AnyPosition, depth: u32) -> (u64, Duration) {
    let engine = Engine::new(EngineSettings { hash: 16, ..EngineSettings::default() });
    let thought = engine.think(position, Limits::depth(depth), &Stop::new(), &mut |_| ());
    let line = thought.as_ref().and_then(|thought| thought.lines.first());
    line.map_or((0, Duration::ZERO), |line| (line.nodes, line.time))
}
