//! `tessera record`: checks, shows, converts and counts the games of a file, one game at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use tessera_games::{GameId, Outcome, Player};
use tessera_record::{GameStats, Problem, ReadError, Record as Game, Records, Stats as Summary, write_json};

use super::annotate::Annotate;
use super::film::Film;
use crate::output::plural;
use crate::speaker::Speaker;
use crate::{board, input, is_broken_pipe, output};

/// Check, show, convert, count or draw the games of a file
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record check games.tgn         is everything in it legal?
  tessera record show games.tgn 3        the third game and its last position
  tessera record convert games.tgn --to json > games.jsonl
  tessera record convert games.jsonl --to text | tessera record stats -
  tessera record film games.tgn -o game.png
  tessera record annotate games.tgn      the computer's opinion of every turn

A file holds any number of games, as text or as JSON, which is detected; - is standard input. \
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
    Annotate(Annotate),
}

impl Record {
    pub(crate) fn run(&self) -> Result<()> {
        match &self.task {
            Task::Check(task) => task.run(),
            Task::Show(task) => task.run(),
            Task::Convert(task) => task.run(),
            Task::Stats(task) => task.run(),
            Task::Film(task) => task.run(),
            Task::Annotate(task) => task.run(),
        }
    }
}

/// The file of games.
#[derive(Args)]
pub(super) struct Source {
    /// The file; `-` is standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl Source {
    pub(super) fn records(&self) -> Result<Records<Box<dyn BufRead>>> {
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

/// Several files of games.
#[derive(Args)]
struct Sources {
    /// The files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    paths: Vec<PathBuf>,
}

impl Sources {
    /// The games of all files, each with the name of its file, which is empty if there is only one.
    fn each(
        &self,
        counts: &mut ReadCounts,
        mut take: impl FnMut(&str, Result<Game, ReadError>) -> Result<()>,
    ) -> Result<()> {
        for path in &self.paths {
            let name = if self.paths.len() > 1 { format!("{}: ", path.display()) } else { String::new() };
            for game in Records::new(open(path)?) {
                let game = counts.count(game).map_err(|error| anyhow::anyhow!("{name}{error:#}"))?;
                take(&name, game)?;
            }
        }
        Ok(())
    }
}

/// A filter of games.
#[derive(Args)]
pub(super) struct Filter {
    /// Only this game
    #[arg(long, value_parser = input::game_parser(), ignore_case = true)]
    game: Option<GameId>,
    /// Only games of a player whose name contains this
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only games that ended like this
    #[arg(long, value_enum, ignore_case = true)]
    result: Option<Ended>,
    /// Only games with at least this many turns
    #[arg(long, value_name = "N")]
    least_turns: Option<usize>,
    /// Only games with at most this many turns
    #[arg(long, value_name = "N")]
    most_turns: Option<usize>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ended {
    /// The first player won
    First,
    /// The second player won
    Second,
    /// A draw
    Draw,
    /// No result
    None,
}

impl Filter {
    pub(super) fn keeps(&self, game: &Game) -> bool {
        let ended = match game.result() {
            Some(Outcome::Win(Player::First)) => Ended::First,
            Some(Outcome::Win(Player::Second)) => Ended::Second,
            Some(Outcome::Draw) => Ended::Draw,
            None => Ended::None,
        };
        let turns = game.main().len();
        let plays = |name: &str| {
            let mut names = ["First", "Second"].into_iter().filter_map(|tag| game.tags().get(tag));
            names.any(|player| player.to_lowercase().contains(&name.to_lowercase()))
        };
        self.game.is_none_or(|id| id == game.game())
            && self.player.as_deref().is_none_or(plays)
            && self.result.is_none_or(|result| result == ended)
            && self.least_turns.is_none_or(|least| turns >= least)
            && self.most_turns.is_none_or(|most| turns <= most)
    }
}

/// Counts games and those that cannot be read. A read error of the file is returned at once.
#[derive(Default)]
pub(super) struct ReadCounts {
    games: u64,
    bad: u64,
}

impl ReadCounts {
    pub(super) const fn games(&self) -> u64 {
        self.games
    }

    pub(super) fn count(&mut self, game: Result<Game, ReadError>) -> Result<Result<Game, ReadError>> {
        if let Err(ReadError { problem: Problem::Unreadable(reason), .. }) = &game {
            bail!("the file cannot be read further: {reason}");
        }
        self.games += 1;
        self.bad += u64::from(game.is_err());
        Ok(game)
    }

    /// An error if any game was bad.
    pub(super) fn verdict(&self) -> Result<()> {
        let Self { games, bad } = self;
        ensure!(*bad == 0, "{bad} of {} cannot be read", plural(*games, "game"));
        Ok(())
    }
}

/// Check every game by the rules; one line for each bad one
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record check games.tgn
  tessera record check *.tgn             a line for each file, and its bad games with its name
  tessera record check - < games.jsonl   prints `3 games, all good` or, for example,
                                         `line 5, column 9: the turn is not complete, …`")]
struct Check {
    #[command(flatten)]
    sources: Sources,
}

impl Check {
    fn run(&self) -> Result<()> {
        let mut out = output::stdout();
        let mut all = ReadCounts::default();
        let mut is_unreadable = false;
        for path in &self.sources.paths {
            let mut counts = ReadCounts::default();
            let alone = Sources { paths: vec![path.clone()] };
            let name =
                if self.sources.paths.len() > 1 { format!("{}: ", path.display()) } else { String::new() };
            let read = alone.each(&mut counts, |_, game| {
                if let Err(error) = game {
                    writeln!(out, "{name}{error}")?;
                }
                Ok(())
            });
            match read {
                Ok(()) if counts.bad == 0 => {
                    writeln!(out, "{name}{}, all good", plural(counts.games, "game"))?;
                }
                Ok(()) => {}
                // After an unreadable file, the others are still checked.
                Err(error) if self.sources.paths.len() > 1 && !is_broken_pipe(&error) => {
                    writeln!(out, "{error:#}")?;
                    is_unreadable = true;
                }
                Err(error) => return Err(error),
            }
            all.games += counts.games;
            all.bad += counts.bad;
        }
        out.flush()?;
        all.verdict()?;
        ensure!(!is_unreadable, "not every file can be read");
        Ok(())
    }
}

/// One game of a file.
#[derive(Args)]
pub(super) struct OneGame {
    #[command(flatten)]
    source: Source,
    /// The number of the game in the file
    #[arg(value_name = "N", default_value = "1")]
    number: NonZeroUsize,
}

impl OneGame {
    /// Reads it. Errors in the games before it are ignored.
    pub(super) fn read(&self) -> Result<Game> {
        let mut records = self.source.records()?;
        let mut counts = ReadCounts::default();
        let before = self.number.get() - 1;
        for game in records.by_ref().take(before) {
            let _ = counts.count(game)?;
        }
        let Some(game) = records.next() else {
            bail!("there is no game {}: the file has {}", self.number, plural(counts.games, "game"))
        };
        counts.count(game)?.with_context(|| format!("game {} cannot be read", self.number))
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
        write!(out, "{game}\n{}", board::draw(game.position(), &Speaker::standard()?)?)?;
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
  tessera record convert games.tgn --to text --player ann --result first > won-by-ann.tgn

Bad games are left out and named on standard error.")]
struct Convert {
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    filter: Filter,
    /// The form
    #[arg(long, value_enum, value_name = "FORM", ignore_case = true)]
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
        let mut counts = ReadCounts::default();
        let mut is_first = true;
        self.sources.each(&mut counts, |name, game| {
            match (game, self.to) {
                (Ok(game), _) if !self.filter.keeps(&game) => {}
                (Ok(game), Form::Json) => writeln!(out, "{}", write_json(&game))?,
                (Ok(game), Form::Text) => {
                    write!(out, "{}{game}", if is_first { "" } else { "\n" })?;
                    is_first = false;
                }
                (Err(error), _) => output::complain(format_args!("{name}{error}")),
            }
            Ok(())
        })?;
        out.flush()?;
        counts.verdict()
    }
}

/// Count the games: who won, and how long they were
#[derive(Args)]
#[command(after_help = "Examples:
  tessera record stats games.tgn
  tessera record stats *.tgn --game yoxii --least-turns 10
  cat *.tgn | tessera record stats -")]
struct Stats {
    #[command(flatten)]
    sources: Sources,
    #[command(flatten)]
    filter: Filter,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// The counts for programs.
#[derive(Serialize)]
struct StatsJson<'a> {
    /// Only games that occur.
    games: Vec<GameStatsJson<'a>>,
    /// The number of games that cannot be read.
    unreadable: u64,
}

#[derive(Serialize)]
struct GameStatsJson<'a> {
    game: &'static str,
    #[serde(flatten)]
    stats: &'a GameStats,
    mean_turns: f64,
    mean_actions: f64,
}

impl Stats {
    fn run(&self) -> Result<()> {
        let mut summary = Summary::default();
        let mut counts = ReadCounts::default();
        self.sources.each(&mut counts, |_, game| {
            if let Some(game) = game.ok().filter(|game| self.filter.keeps(game)) {
                summary.add(&game);
            }
            Ok(())
        })?;
        if self.json {
            let games = summary.iter().map(|(game, stats)| GameStatsJson {
                game: game.name(),
                stats,
                mean_turns: stats.mean_turns(),
                mean_actions: stats.mean_actions(),
            });
            output::print_json(&StatsJson { games: games.collect(), unreadable: counts.bad })?;
        } else {
            print(&summary)?;
        }
        counts.verdict()
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
