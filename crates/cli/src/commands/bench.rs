//! `tessera bench`: searches fixed positions to a fixed depth. The total number of nodes is a signature: it stays the same
//! unless the behaviour of the players changes. With several threads it measures how much faster they reach a depth
//! than one thread.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use tessera_game::Random;
use tessera_games::{AnyPosition, GameId};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

use crate::{output, progress};

/// For each game: the numbers of random actions before the positions, their search depth, and the depth for comparing
/// threads, which needs longer searches and uses other positions.
const POSITIONS: [(GameId, &[u32], u32, u32); 4] = [
    (GameId::Xok, &[0, 4, 8, 12, 16], 8, 9),
    (GameId::Yoxii, &[0, 4, 8, 12, 16], 6, 11),
    (GameId::Trexo, &[0, 4, 8, 12, 16], 6, 8),
    (GameId::Slither, &[0, 6, 12], 6, 12),
];

/// The size of the table, in MiB, and of the one for the deep searches.
const TABLE: usize = 16;
const LARGE_TABLE: usize = 64;
/// The number of positions per game for comparing threads. Several threads search a different tree than one, and on a
/// single position either may be lucky: the averages of forty positions still differ by a tenth.
const COMPARED: u32 = 200;

/// Search fixed positions of all games: the total of nodes is a signature of the players
#[derive(Args)]
#[command(after_help = "Examples:
  tessera bench                          a commit that changes the signature says so, and why
  tessera bench --threads 2              how much sooner two threads reach a depth than one")]
pub(crate) struct Bench {
    /// Compare this many threads with one
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(2..=256))]
    threads: Option<usize>,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        self.threads.map_or_else(signature, compare)
    }
}

/// Prints the nodes of all games and the speed.
fn signature() -> Result<()> {
    let steps = POSITIONS.iter().map(|(_, openings, ..)| openings.len() as u64).sum();
    let bar = progress::bar(steps, "searching");
    let mut out = output::stdout();
    let mut total = 0;
    for (game, openings, depth, _) in POSITIONS {
        let (mut nodes, mut time) = (0, Duration::ZERO);
        for &actions in openings {
            let (more, longer) = searched(&opening(game, actions, actions), depth, TABLE, 1);
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

/// Compares the time of one thread and of several to the same depth, in turns.
fn compare(threads: usize) -> Result<()> {
    let bar = progress::bar(POSITIONS.len() as u64 * u64::from(COMPARED), "searching");
    let mut out = output::stdout();
    for (game, _, _, depth) in POSITIONS {
        let (mut alone, mut together) = (Duration::ZERO, Duration::ZERO);
        for number in 0..COMPARED {
            let position = opening(game, 2 + number % 10, 100 + number);
            alone += searched(&position, depth, LARGE_TABLE, 1).1;
            together += searched(&position, depth, LARGE_TABLE, threads).1;
            bar.inc(1);
        }
        let times = alone.as_secs_f64() / together.as_secs_f64();
        writeln!(
            out,
            "{game:<10} {:>7.2} s with 1 thread {:>7.2} s with {threads}   {times:.2} times as fast",
            alone.as_secs_f64(),
            together.as_secs_f64(),
        )?;
        out.flush()?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// The position after a number of random actions, determined by the seed, or the last one before the end of the game.
fn opening(game: GameId, actions: u32, seed: u32) -> AnyPosition {
    let mut random = Random::new(u64::from(seed));
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

/// The nodes and the time of a search, without the time to allocate the table.
fn searched(position: &AnyPosition, depth: u32, hash: usize, threads: usize) -> (u64, Duration) {
    let engine = Engine::new(EngineSettings { hash, threads, ..EngineSettings::default() });
    let decision = engine.think(position, Limits::depth(depth), &Stop::new(), &mut |_| ());
    let line = decision.as_ref().and_then(|decision| decision.lines.first());
    line.map_or((0, Duration::ZERO), |line| (line.nodes, line.time))
}
