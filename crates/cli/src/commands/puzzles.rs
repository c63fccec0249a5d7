//! `tessera puzzles`: solve puzzles, make them, check them by brute force, pack them for shipping.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use tessera_games::GameId;
use tessera_puzzles::{Puzzle, PuzzleRun, Theme, check, compact, puzzles, read};

use super::play_puzzles::PlayPuzzles;
use crate::output::Stopped;
use crate::thinking::stop_on_ctrl_c;
use crate::{bad_usage, input, output, progress};

/// Solve, make and check puzzles: positions in which exactly one turn wins, or saves
#[derive(Args)]
#[command(after_help = "Examples:
  tessera puzzles play xok --level 3
  tessera puzzles make yoxii --count 20 -o yoxii.jsonl
  tessera puzzles check yoxii.jsonl
  tessera puzzles check --shipped trexo --every 50
  tessera puzzles pack yoxii.jsonl -o yoxii.txt

The puzzles come from games of levels 3 to 8. What exactly a puzzle is: docs/puzzles.md.")]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    Play(PlayPuzzles),
    Make(Make),
    Check(Check),
    Pack(Pack),
}

impl Puzzles {
    pub(crate) fn run(&self) -> Result<()> {
        match &self.step {
            Step::Play(command) => command.run(),
            Step::Make(command) => command.run(),
            Step::Check(command) => command.run(),
            Step::Pack(command) => command.run(),
        }
    }
}

/// The settings of a set of puzzles, shared by the commands that make one.
#[derive(Args)]
pub(super) struct Wanted {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    pub(super) game: GameId,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) count: u32,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
}

/// Make puzzles from games of levels 3 to 8, one line of JSON each
#[derive(Args)]
#[command(after_help = "Examples:
  tessera puzzles make xok --count 5
  tessera puzzles make trexo --count 1000 --threads 2 -o trexo.jsonl

The puzzles follow from game and seed, whatever the number of threads. Ctrl-C stops; with -o the same command continues later.")]
struct Make {
    #[command(flatten)]
    wanted: Wanted,
    /// The number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = input::threads_parser())]
    threads: usize,
    /// The file; the same command continues it [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Make {
    fn run(&self) -> Result<()> {
        let stop = stop_on_ctrl_c()?;
        let Wanted { game, count, seed } = self.wanted;
        let run = PuzzleRun { game, seed, count: count as usize, threads: self.threads };
        let bar = progress::bar(count.into(), "puzzles");
        let made = run.run(self.output.as_deref(), &stop, &mut |now| bar.set_position(now.puzzles as u64));
        bar.finish_and_clear();
        let made = match &self.output {
            Some(path) => made.with_context(|| path.display().to_string())?,
            None => made?,
        };
        match &self.output {
            Some(path) => output::print_line(format_args!(
                "{}: {} of {}",
                path.display(),
                made.len(),
                output::plural(count.into(), "puzzle")
            ))?,
            None => made.iter().try_for_each(|puzzle| {
                output::print_line(serde_json::to_string(puzzle).context("a puzzle cannot be written")?)
            })?,
        }
        Stopped::check(&stop, || format!("{} of {} made", made.len(), output::plural(count.into(), "puzzle")))
    }
}

/// Check puzzles by brute force, by the rules alone
#[derive(Args)]
#[command(after_help = "Examples:
  tessera puzzles check yoxii.jsonl
  tessera puzzles check --shipped xok

Each turn of each solution must be the only one that does what is asked. The exit code is 1 if a puzzle is disputed.")]
struct Check {
    /// A file of puzzles: lines of JSON, or packed
    #[arg(required_unless_present = "shipped", conflicts_with = "shipped")]
    file: Option<PathBuf>,
    /// The bundled puzzles of this game
    #[arg(long, value_name = "GAME", value_parser = input::game_parser(), ignore_case = true)]
    shipped: Option<GameId>,
    /// Only one puzzle in N
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
}

impl Check {
    fn run(&self) -> Result<()> {
        let all = match (&self.file, self.shipped) {
            (Some(path), _) => read_file(path)?,
            (None, Some(game)) => puzzles(game)?,
            (None, None) => Vec::new(),
        };
        let stop = stop_on_ctrl_c()?;
        let chosen: Vec<(usize, &Puzzle)> = all.iter().enumerate().step_by(self.every as usize).collect();
        let number = chosen.len() as u64;
        let mut first = HashMap::new();
        for (index, puzzle) in all.iter().enumerate() {
            if let Ok(key) = puzzle.key() {
                first.entry(key).or_insert(index);
            }
        }
        let twin = |puzzle: &Puzzle| puzzle.key().ok().and_then(|key| first.get(&key).copied());
        let bar = progress::bar(number, "checking");
        let (mut checked, mut disputed) = (0, Vec::new());
        for (index, puzzle) in chosen {
            if stop.is_raised() {
                break;
            }
            if let Some(twin) = twin(puzzle).filter(|&twin| twin < index) {
                disputed.push(format!("puzzle {} is disputed: it is puzzle {} again", index + 1, twin + 1));
            } else if let Err(reason) = check(puzzle) {
                disputed.push(format!("puzzle {} is disputed: {reason}", index + 1));
            }
            checked += 1;
            bar.inc(1);
        }
        bar.finish_and_clear();
        let count = output::plural(checked, "puzzle");
        if !disputed.is_empty() {
            bail!("{} of {count} disputed\n{}", disputed.len(), disputed.join("\n"));
        }
        output::print_line(format_args!("{count} confirmed"))?;
        if checked < number {
            return Err(Stopped(format!("{checked} of {} checked", output::plural(number, "puzzle"))).into());
        }
        Ok(())
    }
}

/// Pack lines of JSON into the compact form of bundled puzzles
#[derive(Args)]
#[command(after_help = "Examples:
  tessera puzzles pack xok.jsonl -o crates/puzzles/data/xok.txt")]
struct Pack {
    /// A file of puzzles of one game and seed
    file: PathBuf,
    /// The file to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Pack {
    fn run(&self) -> Result<()> {
        let puzzles = read_file(&self.file)?;
        let text = compact(&puzzles).with_context(|| self.file.display().to_string())?;
        match &self.output {
            Some(path) => {
                fs::write(path, &text).with_context(|| path.display().to_string())?;
                let count = output::plural(puzzles.len() as u64, "puzzle");
                output::print_line(format_args!("{}: {count}, {} bytes", path.display(), text.len()))
            }
            None => output::print_line(text.trim_end()),
        }
    }
}

/// The bundled puzzles of a game that are of this theme and level, each with its number in the file. Another game's theme is
/// bad usage of the command with these names.
pub(super) fn chosen(
    game: GameId,
    theme: Option<Theme>,
    level: Option<u8>,
    names: &[&str],
) -> Result<Vec<(usize, Puzzle)>> {
    if let Some(theme) = theme.filter(|theme| theme.game() != game) {
        let own = Theme::ALL.iter().filter(|theme| theme.game() == game);
        let own: Vec<&str> = own.map(|theme| theme.name()).collect();
        bad_usage(names, format!("{theme} is not a theme of {}: {}", game.title(), own.join(", ")))
    }
    let numbered = puzzles(game)?.into_iter().enumerate().map(|(index, puzzle)| (index + 1, puzzle));
    let chosen: Vec<_> = numbered
        .filter(|(_, puzzle)| {
            theme.is_none_or(|theme| puzzle.theme == theme) && level.is_none_or(|level| puzzle.level == level)
        })
        .collect();
    ensure!(!chosen.is_empty(), "there is no such puzzle");
    Ok(chosen)
}

pub(super) fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.iter().map(|theme| theme.name()))
        .try_map(|name| name.parse::<Theme>())
}

fn read_file(path: &Path) -> Result<Vec<Puzzle>> {
    read(&input::read_text(path)?).with_context(|| path.display().to_string())
}
