//! `tessera boards`: find fair boards of Slither Stone by self-play.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use tessera_lab::{BoardHunt, fairest};

use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{input, output, progress};

/// Look for fair boards of Slither Stone
#[derive(Args)]
#[command(after_help = "Examples:
  tessera boards --tried 50 --keep 10
  tessera boards --tried 1000 --keep 200 --trials trials.jsonl > fair.json
  tessera boards --columns 8 --rows 9 --walls 6

The computer plays each board several times from both sides. Kept are those whose results are closest to even and whose games \
are long and change hands. The result is JSON. Ctrl-C stops; with --trials the same command continues later.")]
pub(crate) struct Boards {
    /// How many boards are tried
    #[arg(long, value_name = "N", default_value_t = 100)]
    tried: u32,
    /// How many of them to keep
    #[arg(long, value_name = "N", default_value_t = 20)]
    keep: usize,
    /// How many pairs of games are played on each board
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pairs: u32,
    /// The nodes searched for each action
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: u64,
    #[command(flatten)]
    kind: input::BoardKind,
    /// The seed of the first board
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u32,
    /// How many boards are tried at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    concurrency: usize,
    /// The file for the results, a line for each board; the same command continues it
    #[arg(long, value_name = "FILE")]
    trials: Option<PathBuf>,
}

impl Boards {
    pub(crate) fn run(&self) -> Result<()> {
        let hunt = BoardHunt {
            first: self.kind.request(self.seed).spec(false)?,
            boards: self.tried,
            pairs: self.pairs,
            nodes: self.nodes,
            threads: self.concurrency,
        };
        let stop = stop_on_ctrl_c()?;
        let bar = progress::bar(self.tried.into(), "playing");
        let trials = hunt.run(self.trials.as_deref(), &stop, &mut |_| bar.inc(1))?;
        bar.finish_and_clear();
        let best = fairest(&trials, self.keep);
        output::print_line(serde_json::to_string_pretty(&best).context("the boards cannot be written")?)?;
        Stopped::check(&stop, || {
            let boards = output::plural(self.tried.into(), "board");
            format!("{} of {boards} tried", trials.len())
        })
    }
}
