//! `tessera random`: random games, their results and their speed.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use tessera_game::{Outcome, Player, Position, Random as RandomNumbers, mix};
use tessera_games::{AnyGame, GameId, Visitor};
use tessera_search::Stop;

use crate::input::{self, Where};
use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{output, progress};

/// Games that a thread takes at a time.
const BATCH: u64 = 64;

/// Play random games: how fast, how long, who wins
#[derive(Args)]
#[command(after_help = "Examples:
  tessera random yoxii --games 100000 --seed 1
  tessera random slither --board S75 --games 10000 --seed 1 --threads 2
  tessera random xok --games 1000 --json

The same seed gives the same games, whatever the number of threads. Ctrl-C stops, and prints the games so far.")]
pub(crate) struct Random {
    #[command(flatten)]
    at: Where,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    /// The seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many threads play
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

impl Random {
    pub(crate) fn run(&self) -> Result<()> {
        let position = self.at.position()?;
        let stop = stop_on_ctrl_c()?;
        let start = Instant::now();
        let games = RandomGames { games: self.games, seed: self.seed, threads: self.threads, stop: &stop };
        let (tally, time) = (position.visit(games), start.elapsed());
        let stopped = tally.games < self.games;
        if self.json {
            output::print_line(as_json(position.game(), &tally, self.seed, time, stopped))?;
        } else {
            print(&tally, time)?;
        }
        if stopped {
            let games = output::plural(self.games, "game");
            return Err(Stopped(format!("{} of {games} played", tally.games)).into());
        }
        Ok(())
    }
}

fn as_json(game: GameId, tally: &Tally, seed: u64, time: Duration, stopped: bool) -> Value {
    json!({
        "game": game.name(),
        "games": tally.games,
        "seed": seed,
        "actions": tally.actions,
        "first": tally.wins[0],
        "second": tally.wins[1],
        "draws": tally.draws,
        "ms": time.as_millis() as u64,
        "stopped": stopped,
    })
}

fn print(tally: &Tally, time: Duration) -> Result<()> {
    let seconds = time.as_secs_f64().max(1e-9);
    let games = tally.games as f64;
    let share = |part: u64| 100.0 * part as f64 / games.max(1.0);
    let mut out = output::stdout();
    writeln!(out, "games        {}", tally.games)?;
    writeln!(out, "games/s      {:.0}", games / seconds)?;
    writeln!(out, "actions/s    {:.0}", tally.actions as f64 / seconds)?;
    writeln!(out, "mean length  {:.2} actions", tally.actions as f64 / games.max(1.0))?;
    writeln!(out, "first wins   {} ({:.2} %)", tally.wins[0], share(tally.wins[0]))?;
    writeln!(out, "second wins  {} ({:.2} %)", tally.wins[1], share(tally.wins[1]))?;
    writeln!(out, "draws        {} ({:.2} %)", tally.draws, share(tally.draws))?;
    out.flush()?;
    Ok(())
}

/// The results of random games.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    wins: [u64; 2],
    draws: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.actions += other.actions;
        self.draws += other.draws;
        for player in Player::BOTH {
            self.wins[player.index()] += other.wins[player.index()];
        }
    }

    /// Plays one game to its end.
    fn play<P: Position>(&mut self, start: P, seed: u64) {
        let mut random = RandomNumbers::new(seed);
        let mut position = start;
        while let Some(action) = position.random_action(&mut random) {
            position.play_unchecked(action);
            self.actions += 1;
        }
        self.games += 1;
        match position.outcome() {
            Some(Outcome::Win(player)) => self.wins[player.index()] += 1,
            _ => self.draws += 1,
        }
    }
}

struct RandomGames<'a> {
    games: u64,
    seed: u64,
    threads: usize,
    stop: &'a Stop,
}

impl RandomGames<'_> {
    /// One thread's share: batches of games until there are no more.
    fn work<P: Position>(&self, start: P, next: &AtomicU64, bar: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        while !self.stop.is_raised() {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let last = (first + BATCH).min(self.games);
            for number in first..last {
                tally.play(start, mix(self.seed, number));
            }
            bar.inc(last - first);
        }
        tally
    }
}

impl Visitor for RandomGames<'_> {
    type Output = Tally;

    fn visit<P: AnyGame>(self, position: P) -> Tally {
        let next = AtomicU64::new(0);
        let bar = progress::bar(self.games, "playing");
        let mut total = Tally::default();
        thread::scope(|scope| {
            let workers: Vec<_> =
                (0..self.threads).map(|_| scope.spawn(|| self.work(position, &next, &bar))).collect();
            for worker in workers {
                total.add(&worker.join().expect("no player panics"));
            }
        });
        bar.finish_and_clear();
        total
    }
}
