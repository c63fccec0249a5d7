//! `tessera jobs`: splits long work into jobs, shows their status, collects their results.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde::Serialize;
use tessera_games::GameId;
use tessera_jobs::{Added, Drill, ExplorerWork, ProofJob, PuzzleWork, Work, add, collect};
use tessera_proofs::Board;

use super::{explore, prove, puzzles};
use crate::queue::{Purpose, QueueArgs};
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
  tessera jobs add --folder jobs explorer xok
  tessera jobs add --folder jobs proofs trexo-line3

The jobs of an explorer come in rounds: once those of a round are done, add the work again. Jobs that are there or done are left \
as they are; those that have failed are queued again.")]
struct Add {
    #[command(flatten)]
    queue: QueueArgs,
    #[command(subcommand)]
    work: Kind,
}

impl Add {
    fn run(&self) -> Result<()> {
        let queue = self.queue.open(Purpose::Add)?;
        let mut added = Added::default();
        for Part { work, .. } in self.work.parts()? {
            let Added { queued, known, done } = add(&*queue, &*work)?;
            added.queued += queued;
            added.known += known;
            added.done += done;
        }
        let queued = output::plural(added.queued as u64, "job");
        output::print_line(format_args!(
            "{queued} queued, {} there already, {} done",
            added.known, added.done
        ))
    }
}

/// Count the waiting, running, finished and failed jobs
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs status --folder jobs
  tessera jobs status nats://queue.example.org")]
struct Status {
    #[command(flatten)]
    queue: QueueArgs,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// The counts for programs.
#[derive(Serialize)]
struct StatusJson {
    waiting: usize,
    running: usize,
    done: usize,
    failed: usize,
}

impl Status {
    fn run(&self) -> Result<()> {
        let status = self.queue.open(Purpose::Look)?.status()?;
        let tessera_jobs::Status { waiting, running, done, failed } = status;
        if self.json {
            return output::print_json(&StatusJson { waiting, running, done, failed });
        }
        output::print_line(format_args!("{waiting} waiting, {running} running, {done} done, {failed} failed"))
    }
}

/// Put the results of some work together
#[derive(Args)]
#[command(after_help = "Examples:
  tessera jobs collect --folder jobs -o yoxii.jsonl puzzles yoxii --count 1000
  tessera jobs collect nats://queue.example.org -o trexo.jsonl puzzles trexo --count 1000 --seed 2
  tessera jobs collect --folder jobs -o xok.txt explorer xok
  tessera jobs collect --folder jobs -o certificates proofs trexo-line3

Name the work as it was added. The file is the same, byte for byte, as that of the command that does the work in one process.")]
struct Collect {
    #[command(flatten)]
    queue: QueueArgs,
    /// The file to write, compressed if its name ends with .gz; for several boards the folder [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(subcommand)]
    work: Kind,
}

impl Collect {
    fn run(&self) -> Result<()> {
        let queue = self.queue.open(Purpose::Look)?;
        for Part { file, work } in self.work.parts()? {
            let text = collect(&*queue, &*work);
            let Some(file) = file else {
                return match &self.output {
                    Some(path) => write(path, &text?),
                    None => output::print_line(text?.trim_end()),
                };
            };
            let text = text.with_context(|| file.clone())?;
            let Some(folder) = &self.output else { bail!("where to? Several files need a folder: -o DIR") };
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            write(&folder.join(file), &text)?;
        }
        Ok(())
    }
}

/// Writes the collected results.
fn write(path: &Path, text: &str) -> Result<()> {
    let name = || path.display().to_string();
    fs::write(path, prove::in_file(path, text)?).with_context(name)?;
    let lines = output::plural(text.lines().count() as u64, "line");
    output::print_line(format_args!("{}: {lines}", name()))
}

/// The kinds of work.
#[derive(Subcommand)]
enum Kind {
    Puzzles(Puzzles),
    Explorer(Openings),
    Proof(Proof),
    Proofs(Proofs),
    Drill(Pauses),
}

/// Work with one output file.
struct Part {
    /// The name of the file, if there are several.
    file: Option<String>,
    work: Box<dyn Work>,
}

impl Kind {
    fn parts(&self) -> Result<Vec<Part>> {
        let work: Box<dyn Work> = match self {
            Self::Puzzles(puzzles) => Box::new(puzzles.work()),
            Self::Explorer(openings) => Box::new(openings.work()),
            Self::Proof(proof) => Box::new(proof.work()?),
            Self::Proofs(proofs) => return proofs.parts(),
            Self::Drill(pauses) => Box::new(Drill { jobs: pauses.jobs, millis: pauses.millis }),
        };
        Ok(vec![Part { file: None, work }])
    }
}

/// The puzzles of `tessera puzzles make`
#[derive(Args)]
struct Puzzles {
    #[command(flatten)]
    wanted: puzzles::Wanted,
    /// How many games to play [default: somewhat more than for the bundled puzzles]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,
    /// How many games are one job
    #[arg(long, alias = "each", value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    per_job: u32,
}

impl Puzzles {
    fn work(&self) -> PuzzleWork {
        let Self { wanted: puzzles::Wanted { game, count, seed }, games, per_job } = *self;
        PuzzleWork { game, seed, count: count as usize, games, games_per_job: per_job }
    }
}

/// The opening explorer of `tessera explore build`
#[derive(Args)]
struct Openings {
    #[command(flatten)]
    wanted: explore::Wanted,
    /// How many positions or games are one job
    #[arg(long, alias = "each", value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=100))]
    per_job: u32,
}

impl Openings {
    fn work(&self) -> ExplorerWork {
        ExplorerWork { build: self.wanted.build(), lines_per_job: self.per_job as usize }
    }
}

/// The size of the table of a proof.
#[derive(Args)]
struct Memory {
    /// The size of the table, in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
}

/// The certificate of a board, as `tessera prove` makes it
#[derive(Args)]
struct Proof {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// A position string of the game (quote it); left out, it is the start
    position: Option<String>,
    #[command(flatten)]
    memory: Memory,
}

impl Proof {
    fn work(&self) -> Result<ProofJob> {
        let position = input::position(self.game, self.position.as_deref().unwrap_or("start"))?;
        Ok(self.memory.job(self.game, position.to_string()))
    }
}

impl Memory {
    fn job(&self, game: GameId, position: String) -> ProofJob {
        ProofJob { game, position, mebibytes: self.memory as usize }
    }
}

/// The certificates of the boards that are solved, a job each
#[derive(Args)]
struct Proofs {
    /// Only boards whose names begin with this
    name: Option<String>,
    #[command(flatten)]
    memory: Memory,
}

impl Proofs {
    fn parts(&self) -> Result<Vec<Part>> {
        let boards = prove::listed(self.name.as_deref())?;
        let part = |board: Board| Part {
            file: Some(format!("{}.gz", board.name)),
            work: Box::new(self.memory.job(board.game, board.position)),
        };
        Ok(boards.into_iter().map(part).collect())
    }
}

/// Jobs that only sleep, to test a queue and its machines
#[derive(Args)]
struct Pauses {
    /// How many jobs
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    jobs: u32,
    /// How long each takes, in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = clap::value_parser!(u32).range(0..=3_600_000))]
    millis: u32,
}
