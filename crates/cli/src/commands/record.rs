//! `tessera record`: checks, shows, converts and counts the games of a file, one game at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use tessera_record::{GameStats, Problem, ReadError, Record as Game, Records, Stats as Summary, write_json};

use super::film::Film;
use crate::{board, output};

/// Check, show, convert, count or draw the games of a file
#[derive(Args)]
#[command(disable_help_subcommand = true)]
#[command(after_help = "Examples:
  tessera record check games.tgn         is everything in it legal?
  tessera record show games.tgn 3        the third game and its last position
  tessera record convert games.tgn --to json > games.jsonl
  tessera record convert games.jsonl --to text | tessera record stats -
  tessera record film games.tgn -o game.png

A file holds any number of games, as text or as JSON, which is detected; - is standard input.
A bad game does not hide the others; the exit code is 1 if there was any.")]
pub(crate) struct Record {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Check(Check),
    Show(Show),
    Convert(Convert),
    Stats(Stats),
    Film(Film),
}

impl Record {
    pub(crate) fn run(&self) -> Result<()> {
        match &self.task {
            Task::Check(task) => task.run(),
            Task::Show(task) => task.run(),
            Task::Convert(task) => task.run(),
            Task::Stats(task) => task.run(),
            Task::Film(task) => task.run(),
        }
    }
}

/// The file of games.
#[derive(Args)]
struct Source {
    /// The file; `-` is standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl Source {
    fn records(&self) -> Result<Records<Box<dyn BufRead>>> {
        Ok(Records::new(open(&self.path)?))
    }
}

fn open(path: &Path) -> Result<Box<dyn BufRead>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).with_context(|| format!("the file {} cannot be opened", path.display()))?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, file)))
}

/// Counts games and those that cannot be read. A read error of the file is returned at once.
#[derive(Default)]
struct Tally {
    games: u64,
    bad: u64,
}

impl Tally {
    fn count(&mut self, game: Result<Game, ReadError>) -> Result<Result<Game, ReadError>> {
        if let Err(ReadError { problem: Problem::Unreadable(reason), .. }) = &game {
            bail!("the file cannot be read further: {reason}");
        }
        self.games += 1;
        self.bad += u64::from(game.is_err());
        Ok(game)
    }

    /// An error if any game was bad.
    fn verdict(&self) -> Result<()> {
        let Self { games, bad } = self;
        ensure!(*bad == 0, "{bad} of {} cannot be read", count(*games));
        Ok(())
    }
}

fn count(games: u64) -> String {
    if games == 1 { "1 game".into() } else { format!("{games} games") }
}

/// Check every game by the rules; one line for each bad one
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record check games.tgn
  tessera record check - < games.jsonl   prints `3 games, all good` or, for example,
                                         `line 5, column 9: the turn is not complete, …`")]
struct Check {
    #[command(flatten)]
    source: Source,
}

impl Check {
    fn run(&self) -> Result<()> {
        let mut out = output::stdout();
        let mut tally = Tally::default();
        for game in self.source.records()? {
            if let Err(error) = tally.count(game)? {
                writeln!(out, "{error}")?;
            }
        }
        if tally.bad == 0 {
            writeln!(out, "{}, all good", count(tally.games))?;
        }
        out.flush()?;
        tally.verdict()
    }
}

/// One game of a file.
#[derive(Args)]
pub(super) struct OneGame {
    #[command(flatten)]
    source: Source,
    /// Which game of the file
    #[arg(value_name = "N", default_value = "1")]
    number: NonZeroUsize,
}

impl OneGame {
    /// Reads it. Errors in the games before it are ignored.
    pub(super) fn read(&self) -> Result<Game> {
        let mut records = self.source.records()?;
        let mut tally = Tally::default();
        let before = self.number.get() - 1;
        for game in records.by_ref().take(before) {
            let _ = tally.count(game)?;
        }
        let Some(game) = records.next() else {
            bail!("there is no game {}: the file has {}", self.number, count(tally.games))
        };
        tally.count(game)?.with_context(|| format!("game {} cannot be read", self.number))
    }
}

/// Show one game: its tags, its turns, and the board at its end
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record show games.tgn
  tessera record show games.jsonl 12")]
struct Show {
    #[command(flatten)]
    game: OneGame,
}

impl Show {
    fn run(&self) -> Result<()> {
        let game = self.game.read()?;
        let mut out = output::stdout();
        write!(out, "{game}\n{}", board::draw(game.position()))?;
        out.flush()?;
        Ok(())
    }
}

/// Write the games as text or as JSON, to standard output
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record convert games.tgn --to json > games.jsonl
  tessera record convert games.jsonl --to text > games.tgn
  tessera record convert games.tgn --to text   the same games in the one canonical form

Bad games are left out and named on standard error.")]
struct Convert {
    #[command(flatten)]
    source: Source,
    /// The form
    #[arg(long, value_enum, value_name = "FORM")]
    to: Form,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// For people
    Text,
    /// For programs, a line for each game
    Json,
}

impl Convert {
    fn run(&self) -> Result<()> {
        let mut out = BufWriter::new(io::stdout().lock());
        let mut tally = Tally::default();
        for game in self.source.records()? {
            match (tally.count(game)?, self.to) {
                (Ok(game), Form::Json) => writeln!(out, "{}", write_json(&game))?,
                (Ok(game), Form::Text) => {
                    let is_first = tally.games - tally.bad == 1;
                    write!(out, "{}{game}", if is_first { "" } else { "\n" })?;
                }
                (Err(error), _) => anstream::eprintln!("{error}"),
            }
        }
        out.flush()?;
        tally.verdict()
    }
}

/// Count the games: who won, and how long they were
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record stats games.tgn
  cat *.tgn | tessera record stats -")]
struct Stats {
    #[command(flatten)]
    source: Source,
}

impl Stats {
    fn run(&self) -> Result<()> {
        let mut summary = Summary::default();
        let mut tally = Tally::default();
        for game in self.source.records()? {
            if let Ok(game) = tally.count(game)? {
                summary.add(&game);
            }
        }
        print(&summary)?;
        tally.verdict()
    }
}

/// The columns of the table behind the name of the game.
const COLUMNS: [&str; 9] =
    ["games", "first", "second", "draws", "no result", "mean turns", "shortest", "longest", "mean actions"];

fn print(summary: &Summary) -> Result<()> {
    let mut out = output::stdout();
    writeln!(out, "{}", row("game", COLUMNS.map(String::from)))?;
    for (game, stats) in summary.iter() {
        let GameStats { games, first, second, draws, unfinished, shortest, longest, .. } = stats;
        let [turns, actions] = [stats.mean_turns(), stats.mean_actions()].map(|mean| format!("{mean:.2}"));
        let [games, first, second, draws, unfinished, shortest, longest] =
            [games, first, second, draws, unfinished, shortest, longest].map(u64::to_string);
        let cells = [games, first, second, draws, unfinished, turns, shortest, longest, actions];
        writeln!(out, "{}", row(game.name(), cells))?;
    }
    out.flush()?;
    Ok(())
}

/// A line of the table, each column at least as wide as its heading and 7 figures.
fn row(game: &str, cells: [String; 9]) -> String {
    let cells = COLUMNS.iter().zip(cells);
    let cells: String = cells.map(|(name, cell)| format!("  {cell:>0$}", name.len().max(7))).collect();
    format!("{game:<8}{cells}")
}
