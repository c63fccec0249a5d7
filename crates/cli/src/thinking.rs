//! What the commands that think for a while are told alike: how far, with how much of the machine, and when to stop.

use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use tessera_players::{Engine, EngineSettings};
use tessera_search::{Limits, Stop};

use crate::input;

/// A flag that Ctrl-C raises.
pub(crate) fn stop_on_ctrl_c() -> Result<Stop> {
    let stop = Stop::new();
    let flag = stop.clone();
    ctrlc::set_handler(move || flag.raise()).context("Ctrl-C cannot be caught")?;
    Ok(stop)
}

/// How far to look.
#[derive(Args)]
pub(crate) struct Limit {
    /// How long, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", value_parser = input::parse_time)]
    time: Option<Duration>,
    /// How many actions deep
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// How many positions
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
}

impl Limit {
    /// The limits; a usual time where none is given.
    pub(crate) fn limits(&self, usual: Option<Duration>) -> Limits {
        let none = self.time.is_none() && self.depth.is_none() && self.nodes.is_none();
        let time = if none { usual } else { self.time };
        let timed = time.map_or_else(Limits::infinite, Limits::time);
        Limits { depth: self.depth, nodes: self.nodes, ..timed }
    }
}

/// How much of the machine to use.
#[derive(Args)]
pub(crate) struct Machine {
    /// How many threads think
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// The size of the table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = table_parser())]
    hash: usize,
}

impl Machine {
    pub(crate) fn engine(&self, lines: usize) -> Result<Engine> {
        let &Self { threads, hash } = self;
        Ok(Engine::try_new(EngineSettings { threads, hash, lines, ..EngineSettings::default() })?)
    }
}

/// Reads the size of a table from the command line.
pub(crate) fn table_parser() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(1..=65_536)
}
