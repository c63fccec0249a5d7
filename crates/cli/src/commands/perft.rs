//! `tessera perft`: how many sequences of actions there are, and how fast they are counted.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use serde_json::{Map, Value, json};
use tessera_game::{perft, perft_one_by_one};
use tessera_games::{AnyGame, GameId, Visitor};

use crate::{input, output, progress};

/// Count the sequences of DEPTH legal actions
#[derive(Args)]
#[command(after_help = "Examples:
  tessera perft xok 4
  tessera perft trexo 3 --no-bulk
  tessera perft yoxii 2 --divide         the count behind each first action
  tessera perft xok 2 --divide --json

With bulk counting the last action of a sequence is counted without being played.")]
pub(crate) struct Perft {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// The length of the sequences
    #[arg(value_parser = clap::value_parser!(u32).range(0..=1000))]
    depth: u32,
    /// A position string of the game (quote it), or `start`; left out, it is the start
    #[arg(default_value = "start", hide_default_value = true)]
    position: String,
    /// Slither Stone: the start on the board with this code
    #[arg(long, value_name = "CODE", conflicts_with = "position")]
    board: Option<String>,
    /// Print the count behind each first action
    #[arg(long)]
    divide: bool,
    /// How many threads count
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// Play the last action of each sequence as well
    #[arg(long)]
    no_bulk: bool,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<()> {
        let position = match &self.board {
            Some(code) => input::board_position(self.game, code)?,
            None => input::position(self.game, &self.position)?,
        };
        let start = Instant::now();
        let rows = position.visit(Count { depth: self.depth, threads: self.threads, bulk: !self.no_bulk });
        self.print(&rows, start.elapsed())
    }

    fn print(&self, rows: &[(String, u64)], time: Duration) -> Result<()> {
        let nodes: u64 = rows.iter().map(|(_, nodes)| nodes).sum();
        if self.json {
            let counts: Map<String, Value> =
                rows.iter().map(|(action, nodes)| (action.clone(), (*nodes).into())).collect();
            let divided = (self.divide && self.depth > 0).then_some(counts);
            let ms = time.as_millis() as u64;
            let game = self.game.name();
            return output::print_line(
                json!({"game": game, "depth": self.depth, "nodes": nodes, "ms": ms, "divide": divided}),
            );
        }
        let mut out = output::stdout();
        if self.divide && self.depth > 0 {
            for (action, nodes) in rows {
                writeln!(out, "{action} {nodes}")?;
            }
            writeln!(out)?;
        }
        let seconds = time.as_secs_f64();
        writeln!(out, "nodes  {nodes}")?;
        writeln!(out, "time   {seconds:.3} s")?;
        writeln!(out, "speed  {:.1} million nodes/s", nodes as f64 / seconds.max(1e-9) / 1e6)?;
        out.flush()?;
        Ok(())
    }
}

/// Counts behind each first action, sorted by its text; one row without a text at depth 0.
struct Count {
    depth: u32,
    threads: usize,
    bulk: bool,
}

impl Visitor for Count {
    type Output = Vec<(String, u64)>;

    fn visit<P: AnyGame>(self, position: P) -> Self::Output {
        if self.depth == 0 {
            return vec![(String::new(), 1)];
        }
        let actions = position.actions();
        let next = AtomicUsize::new(0);
        let rows = Mutex::new(Vec::with_capacity(actions.len()));
        let bar = progress::bar(actions.len() as u64, "counting");
        thread::scope(|scope| {
            for _ in 0..self.threads.min(actions.len()) {
                scope.spawn(|| {
                    while let Some(&action) = actions.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let child = position.after(action);
                        let nodes = if self.bulk {
                            perft(&child, self.depth - 1)
                        } else {
                            perft_one_by_one(&child, self.depth - 1)
                        };
                        let row = (position.action_text(action), nodes);
                        rows.lock().expect("no counter panics").push(row);
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let mut rows = rows.into_inner().expect("no counter panics");
        rows.sort();
        rows
    }
}
