//! Options shared by the search commands: limits, memory, and stopping with Ctrl-C.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde_json::json;
use tessera_search::{Limits, Score, Stop};

/// A stop flag that Ctrl-C raises.
pub(crate) fn stop_on_ctrl_c() -> Result<Stop> {
    let stop = Stop::new();
    let flag = stop.clone();
    ctrlc::set_handler(move || flag.raise()).context("Ctrl-C cannot be caught")?;
    Ok(stop)
}

/// The threads of a search, at most one per core: more would only compete.
pub(crate) fn usable_threads(wanted: usize) -> usize {
    wanted.min(thread::available_parallelism().map_or(1, NonZeroUsize::get))
}

/// A score for programs: `{"kind":"heuristic","units":35}` or `{"kind":"win","actions":5}`.
pub(crate) fn score_json(score: Score) -> serde_json::Value {
    match score {
        Score::Heuristic(units) => json!({"kind": "heuristic", "units": units}),
        Score::Win(actions) => json!({"kind": "win", "actions": actions}),
        Score::Loss(actions) => json!({"kind": "loss", "actions": actions}),
        Score::Draw => json!({"kind": "draw"}),
    }
}

/// The limits of a search.
#[derive(Args)]
pub(crate) struct Limit {
    /// How long, such as 500ms, 10s, 2m or 1h
    #[arg(long, value_name = "TIME", value_parser = tessera_lab::parse_time)]
    time: Option<Duration>,
    /// How many positions
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

impl Limit {
    /// The limits; the default time if neither time nor nodes are given.
    pub(crate) fn limits(&self, usual: Option<Duration>) -> Limits {
        let usual = usual.filter(|_| self.nodes.is_none());
        Limits { nodes: self.nodes, hard: self.time.or(usual), ..Limits::default() }
    }
}

/// The memory of a search.
#[derive(Args)]
pub(crate) struct Memory {
    /// The size of the table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = RangedU64ValueParser::<usize>::new().range(1..=65_536))]
    pub(crate) hash: usize,
}
