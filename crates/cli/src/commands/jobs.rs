//! `tessera jobs`: split long work into jobs, look how far they are, collect their results.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use tessera_games::GameId;
use tessera_jobs::{Drill, PuzzleWork, Work, collect};

use crate::queue::{Place, Purpose};
use crate::{input, output};

/// Split long work into jobs for `tessera worker`, and collect their results
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs add --folder jobs puzzles yoxii --count 1000
  tessera worker --folder jobs --threads 2 --once
  tessera jobs collect --folder jobs -o yoxii.jsonl puzzles yoxii --count 1000
  tessera jobs status nats://queue.example.org

The name of a job is the hash of its content: to add or do one twice changes nothing. More: docs/workers.md.")]
pub(crate) struct Jobs {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    Add(Add),
    Status(Status),
    Collect(Collect),
}

impl Jobs {
    pub(crate) fn run(&self) -> Result<()> {
        match &self.step {
            Step::Add(command) => command.run(),
            Step::Status(command) => command.run(),
            Step::Collect(command) => command.run(),
        }
    }
}

/// Put the jobs of some work into a queue
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs add --folder jobs puzzles yoxii --count 1000
  tessera jobs add nats://queue.example.org puzzles trexo --count 1000 --seed 2

Jobs that are there or done are left as they are; those that have failed are queued again.")]
struct Add {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    work: Kind,
}

impl Add {
    fn run(&self) -> Result<()> {
        let added = self.place.open(Purpose::Add)?.add(&self.work.work().jobs())?;
        let queued = output::plural(added.queued as u64, "job");
        output::print_line(format_args!(
            "{queued} queued, {} there already, {} done",
            added.known, added.done
        ))
    }
}

/// Say how many jobs wait, run, are done and have failed
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs status --folder jobs
  tessera jobs status nats://queue.example.org")]
struct Status {
    #[command(flatten)]
    place: Place,
}

impl Status {
    fn run(&self) -> Result<()> {
        let status = self.place.open(Purpose::Look)?.status()?;
        let tessera_jobs::Status { waiting, running, done, failed } = status;
        output::print_line(format_args!("{waiting} waiting, {running} running, {done} done, {failed} failed"))
    }
}

/// Put the results of some work together
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs collect --folder jobs -o yoxii.jsonl puzzles yoxii --count 1000
  tessera jobs collect nats://queue.example.org -o trexo.jsonl puzzles trexo --count 1000 --seed 2

Name the work as it was added. The file is the same, byte for byte, as that of the command that does the work in one process.")]
struct Collect {
    #[command(flatten)]
    place: Place,
    /// The file to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(subcommand)]
    work: Kind,
}

impl Collect {
    fn run(&self) -> Result<()> {
        let queue = self.place.open(Purpose::Look)?;
        let text = collect(&*queue, &*self.work.work())?;
        let Some(path) = &self.output else { return output::print_line(text.trim_end()) };
        fs::write(path, &text).with_context(|| path.display().to_string())?;
        let lines = output::plural(text.lines().count() as u64, "line");
        output::print_line(format_args!("{}: {lines}", path.display()))
    }
}

/// The kinds of work.
#[derive(Subcommand)]
enum Kind {
    Puzzles(Puzzles),
    Drill(Pauses),
}

impl Kind {
    fn work(&self) -> Box<dyn Work> {
        match self {
            Self::Puzzles(puzzles) => Box::new(puzzles.work()),
            Self::Drill(pauses) => Box::new(Drill { jobs: pauses.jobs, millis: pauses.millis }),
        }
    }
}

/// The puzzles of `tessera puzzles make`
#[derive(Args)]
struct Puzzles {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to play [default: as the puzzles that ship have needed, and some more]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,
    /// How many games are one job
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    each: u32,
}

impl Puzzles {
    fn work(&self) -> PuzzleWork {
        let Self { game, count, seed, games, each } = *self;
        PuzzleWork { game, seed, count: count as usize, games, each }
    }
}

/// Jobs that only take their time, to try out a queue and its machines
#[derive(Args)]
struct Pauses {
    /// How many jobs
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    jobs: u32,
    /// How long each takes, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = clap::value_parser!(u32).range(0..=3_600_000))]
    millis: u32,
}
