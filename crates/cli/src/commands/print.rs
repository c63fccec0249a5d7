//! `tessera print`: a game on paper, as a PDF for scissors and pencil.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use clap::builder::{PathBufValueParser, PossibleValuesParser, TypedValueParser};
use tessera_draw::print::{Exercise, Paper, PerPage, Press, Sheets};
use tessera_games::GameId;
use tessera_games::slither_stone::BoardSpec;
use tessera_puzzles::{Goal, Puzzle, Theme};

use super::puzzles;
use crate::speaker::language;
use crate::{bad_usage, input, output};

/// Print a game: the board, the pieces and the rules, boards of Slither Stone, or puzzles
#[derive(Args)]
#[command(after_help = "Examples:
  tessera print xok                      board, pieces and rules, into xok.pdf
  tessera print trexo --paper letter --language pl -o gift.pdf
  tessera print slither --board S75      one board, into slither-S75.pdf
  tessera print slither --fresh 10 --per-page 2 --rules
  tessera print --puzzles yoxii --theme jump-out --level 5
  tessera print yoxii -o - | lp

Print without scaling: each page has a line of 50 mm to check it by.")]
pub(crate) struct Print {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: GameId,
    /// Slither Stone: the board with this code; may be given several times [default: that with seed 0]
    #[arg(long = "board", value_name = "CODE", conflicts_with_all = ["seed", "fresh"])]
    boards: Vec<String>,
    /// Slither Stone: the standard board with this seed
    #[arg(long, value_name = "SEED", conflicts_with = "fresh")]
    seed: Option<u32>,
    /// Slither Stone: this many new boards, at most 500
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=500))]
    fresh: Option<u16>,
    /// Slither Stone: boards on a page [default: 1]
    #[arg(long, value_name = "N", value_parser = per_page_parser())]
    per_page: Option<PerPage>,
    /// Slither Stone: the rules as well; the other games always come with them
    #[arg(long)]
    rules: bool,
    /// Puzzles instead: six to a page, with the solutions at the end
    #[arg(long, conflicts_with_all = ["boards", "seed", "fresh", "per_page", "rules"])]
    puzzles: bool,
    /// Puzzles with this theme only
    #[arg(long, value_name = "THEME", requires = "puzzles", value_parser = puzzles::theme_parser())]
    theme: Option<Theme>,
    /// Puzzles that this level of the computer just solves, from 1 to 10
    #[arg(long, value_name = "N", requires = "puzzles", value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    /// How many puzzles, at most 600 [default: 12]
    #[arg(long, value_name = "N", requires = "puzzles", value_parser = clap::value_parser!(u16).range(1..=600))]
    count: Option<u16>,
    /// The paper
    #[arg(long, default_value = Paper::A4.name(), value_parser = paper_parser(), ignore_case = true)]
    paper: Paper,
    /// The file, which ends with .pdf; `-` is standard output [default: the name of the game]
    #[arg(short, long, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(pdf_path))]
    output: Option<PathBuf>,
    /// Overwrite the file with the name of the game if there is one; a file that -o names is always overwritten
    #[arg(long)]
    force: bool,
}

impl Print {
    pub(crate) fn run(&self) -> Result<()> {
        self.check_options();
        let press = Press::new(self.paper, language())?;
        let (sheets, boards) = match self.game {
            game if self.puzzles => (press.exercises(game, &self.exercises()?)?, Vec::new()),
            GameId::Slither => {
                let boards = self.boards()?;
                (self.slither(&press, &boards)?, boards)
            }
            game => (press.game(game)?, Vec::new()),
        };
        let name = || {
            if self.puzzles { format!("{}-puzzles.pdf", self.game) } else { usual_name(self.game, &boards) }
        };
        let path = self.output.clone().unwrap_or_else(|| name().into());
        let is_in_the_way = self.output.is_none() && !self.force && path.exists();
        ensure!(
            !is_in_the_way,
            "{} is there already: --force overwrites it, -o names another",
            path.display()
        );
        super::draw::write(&path, &sheets.pdf()?)?;
        if path.as_os_str() == "-" { Ok(()) } else { report(&path, &sheets, &boards) }
    }

    /// An option of Slither Stone with another game is a usage error: exits with clap's message.
    fn check_options(&self) {
        let of_boards = !self.boards.is_empty() || self.seed.is_some() || self.fresh.is_some();
        if self.game != GameId::Slither && (of_boards || self.per_page.is_some() || self.rules) {
            let message = "--board, --seed, --fresh, --per-page and --rules belong to Slither Stone";
            bad_usage(&["print"], message)
        }
    }

    /// The chosen puzzles, spread over the whole file.
    fn exercises(&self) -> Result<Vec<Exercise>> {
        let puzzles = puzzles::chosen(self.game, self.theme, self.level, &["print"])?;
        let count = usize::from(self.count.unwrap_or(STANDARD_COUNT)).min(puzzles.len());
        (0..count).map(|place| exercise(&puzzles[place * puzzles.len() / count].1)).collect()
    }

    fn boards(&self) -> Result<Vec<BoardSpec>> {
        if let Some(count) = self.fresh {
            return Ok(fresh_boards(count));
        }
        if self.boards.is_empty() {
            return Ok(vec![self.seed.map_or_else(BoardSpec::default, BoardSpec::standard)]);
        }
        let read = |code: &String| code.parse().with_context(|| format!("{code:?} is not a board code"));
        self.boards.iter().map(read).collect()
    }

    fn slither(&self, press: &Press, boards: &[BoardSpec]) -> Result<Sheets> {
        let per_page = self.per_page.unwrap_or_default();
        Ok(if self.rules {
            press.boards_and_rules(boards, per_page)?
        } else {
            press.boards(boards, per_page)?
        })
    }
}

/// The number of puzzles if none is given: two pages.
const STANDARD_COUNT: u16 = 12;

/// A puzzle for paper.
fn exercise(puzzle: &Puzzle) -> Result<Exercise> {
    let solution: Vec<String> = puzzle.solution.iter().map(ToString::to_string).collect();
    Ok(Exercise {
        position: puzzle.start()?,
        turns: (puzzle.goal == Goal::Win).then_some(puzzle.turns),
        level: puzzle.level,
        solution: solution.join(" – "),
    })
}

fn per_page_parser() -> impl TypedValueParser<Value = PerPage> {
    PossibleValuesParser::new(["1", "2"]).map(|count| if count == "2" { PerPage::Two } else { PerPage::One })
}

fn paper_parser() -> impl TypedValueParser<Value = Paper> {
    PossibleValuesParser::new(Paper::ALL.map(Paper::name))
        .try_map(|name| name.to_ascii_lowercase().parse::<Paper>())
}

fn pdf_path(path: PathBuf) -> Result<PathBuf, &'static str> {
    let is_pdf = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
    if is_pdf || path.as_os_str() == "-" { Ok(path) } else { Err("the name of the file ends with .pdf") }
}

/// Boards with random seeds.
fn fresh_boards(count: u16) -> Vec<BoardSpec> {
    let mut random = input::fresh_random();
    (0..count).map(|_| BoardSpec::standard(random.next_u64() as u32)).collect()
}

/// `xok.pdf`, `slither-S75.pdf`, `slither-S75-and-9-more.pdf`.
fn usual_name(game: GameId, boards: &[BoardSpec]) -> String {
    match boards {
        [] => format!("{game}.pdf"),
        [board] => format!("{game}-{board}.pdf"),
        [board, others @ ..] => format!("{game}-{board}-and-{}-more.pdf", others.len()),
    }
}

/// Reports what was written: the file, its pages, and the codes of the boards.
fn report(path: &Path, sheets: &Sheets, boards: &[BoardSpec]) -> Result<()> {
    let pages = sheets.pages().len();
    let plural = if pages == 1 { "" } else { "s" };
    let codes: String = boards.iter().map(|board| format!("\nboard {board}")).collect();
    output::print_line(format_args!("{}: {pages} page{plural}{codes}", path.display()))
}
