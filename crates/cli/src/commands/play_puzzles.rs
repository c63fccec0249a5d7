//! `tessera puzzles play`: solve puzzles by typing turns.

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use tessera_game::Random;
use tessera_games::{AnyPosition, GameId, Player};
use tessera_puzzles::{Goal, Puzzle, Step, Theme, accepts};
use tessera_view::{Game, Line, ViewOptions, status};

use super::puzzles::{chosen, theme_parser};
use super::rules::{width, wrapped};
use super::table::{ask_for_game, moves_text};
use crate::lines::Lines;
use crate::speaker::Speaker;
use crate::{board, input, output, refusal};

/// Solve puzzles at this terminal, by typing turns
#[derive(Args)]
#[command(after_help = "Examples:
  tessera puzzles play                   asks for the game
  tessera puzzles play xok --level 3
  tessera puzzles play trexo --theme double-threat --language pl
  tessera puzzles play yoxii --number 12

`help` lists the words that can be typed, such as `hint` and `solution`. `tessera puzzles check --shipped` prints the numbers of the puzzles.")]
pub(crate) struct PlayPuzzles {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
    game: Option<GameId>,
    /// Only puzzles of this level, from 1 to 10
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    /// Only puzzles of this theme
    #[arg(long, value_parser = theme_parser(), requires = "game")]
    theme: Option<Theme>,
    /// Begin with the puzzle of this number
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..), requires = "game", conflicts_with_all = ["level", "theme"])]
    number: Option<usize>,
    /// The seed of the random order [default: another each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl PlayPuzzles {
    pub(crate) fn run(&self) -> Result<()> {
        let speaker = Speaker::standard()?;
        let mut lines = Lines::new();
        let game = match self.game {
            Some(game) => game,
            None => match ask_for_game(&speaker, &mut lines)? {
                Some(game) => game,
                None => return Ok(()),
            },
        };
        let mut puzzles = chosen(game, self.theme, self.level, &["puzzles", "play"])?;
        let mut random = self.seed.map_or_else(input::fresh_random, Random::new);
        for last in (1..puzzles.len()).rev() {
            puzzles.swap(last, random.below(last as u32 + 1) as usize);
        }
        if let Some(number) = self.number {
            let place = puzzles.iter().position(|&(other, _)| other == number);
            let place = place.with_context(|| format!("there are {} puzzles", puzzles.len()))?;
            puzzles.swap(0, place);
        }
        let mut score = Score::default();
        for (index, (number, puzzle)) in puzzles.iter().enumerate() {
            let mut session = Session::new(&speaker, *number, puzzle)?;
            if index == 0 {
                output::print_line(speaker.text("command-puzzles-help") + "\n")?;
            }
            session.show()?;
            let next = session.solve(&mut lines)?;
            score.count(session.result);
            if next == Next::Leave {
                break;
            }
        }
        score.print(&speaker)
    }
}

/// What follows a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Puzzle,
    Leave,
}

/// What became of the first try.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    /// Nothing was tried.
    Not,
    /// It was solved without help.
    Solved,
    /// A turn was wrong, or there was help.
    Failed,
}

/// The first tries of this session.
#[derive(Default)]
struct Score {
    tried: u32,
    solved: u32,
}

impl Score {
    fn count(&mut self, result: Tried) {
        self.tried += u32::from(result != Tried::Not);
        self.solved += u32::from(result == Tried::Solved);
    }

    fn print(&self, speaker: &Speaker) -> Result<()> {
        if self.tried == 0 {
            return Ok(());
        }
        let numbers = [("solved", self.solved.into()), ("tried", self.tried.into())];
        output::print_line(speaker.with("command-puzzles-score", &numbers))
    }
}

/// A puzzle that is being solved.
struct Session<'a> {
    speaker: &'a Speaker,
    number: usize,
    puzzle: &'a Puzzle,
    now: AnyPosition,
    /// The number of the next step of the solution; it is a turn of the solver until the end.
    step: usize,
    /// How many hints were given for this turn.
    hints: usize,
    result: Tried,
}

impl<'a> Session<'a> {
    fn new(speaker: &'a Speaker, number: usize, puzzle: &'a Puzzle) -> Result<Self> {
        let now = puzzle.start().context("the puzzle cannot be read")?;
        Ok(Self { speaker, number, puzzle, now, step: 0, hints: 0, result: Tried::Not })
    }

    /// The title, the board, and what is asked.
    fn show(&self) -> Result<()> {
        let facts = [
            ("game", self.puzzle.game.title().into()),
            ("number", self.number.into()),
            ("level", self.puzzle.level.into()),
        ];
        output::print_line(self.speaker.with("command-puzzle", &facts))?;
        output::print_line(board::draw(&self.now, self.speaker)?)?;
        self.say(&self.task())
    }

    fn task(&self) -> String {
        let state = self.speaker.say(&status(&self.now)).into();
        match self.puzzle.goal {
            Goal::Win => {
                self.speaker.with("puzzles-win", &[("status", state), ("turns", self.left().into())])
            }
            Goal::Save => self.speaker.with("puzzles-save", &[("status", state)]),
        }
    }

    /// The number of turns in which the player can still win.
    fn left(&self) -> u32 {
        self.puzzle.turns.saturating_sub(self.step as u32 / 2)
    }

    /// Prints a text in lines of the terminal's width.
    #[expect(clippy::unused_self, reason = "it reads like the other ways to answer")]
    fn say(&self, text: &str) -> Result<()> {
        output::print_line(wrapped(text, width(), "", "").trim_end())
    }

    /// Answers what is typed until another puzzle is wanted, or none.
    fn solve(&mut self, lines: &mut Lines) -> Result<Next> {
        loop {
            let is_over = self.answer().is_none();
            let question = if is_over { "command-puzzle-next" } else { "command-puzzle-turn" };
            let Some(line) = lines.ask(&self.speaker.text(question))? else { return Ok(Next::Leave) };
            match line.to_lowercase().as_str() {
                "" if is_over => return Ok(Next::Puzzle),
                "" => {}
                "next" => return Ok(Next::Puzzle),
                "quit" => return Ok(Next::Leave),
                "help" => output::print_line(self.speaker.text("command-puzzles-help"))?,
                "board" => self.show()?,
                "text" => output::print_line(self.now)?,
                _ if is_over => output::print_line(self.speaker.text("command-puzzles-help"))?,
                "moves" => self.say(&moves_text(&self.now))?,
                "hint" => self.hint()?,
                "solution" => self.give_up()?,
                _ => self.turn(&line)?,
            }
        }
    }

    /// The step to find; `None` at the end of the solution.
    fn answer(&self) -> Option<&'a Step> {
        self.puzzle.solution.get(self.step)
    }

    fn fail(&mut self) {
        self.result = Tried::Failed;
    }

    fn turn(&mut self, typed: &str) -> Result<()> {
        let Some(step) = self.answer() else { return Ok(()) };
        let given = match self.now.parse_turn(typed) {
            Ok(given) => given,
            Err(error) => {
                let why = refusal::action(&error).into();
                return self.say(&self.speaker.with("command-refused", &[("why", why)]));
            }
        };
        if !accepts(&self.now, step, &given) {
            self.fail();
            return self.say(&match self.puzzle.goal {
                Goal::Win => self.speaker.with("puzzles-wrong-win", &[("turns", self.left().into())]),
                Goal::Save => self.speaker.text("puzzles-wrong-save"),
            });
        }
        let wanted = self.now.parse_turn(&step.turn)?;
        let is_other = self.now.turn_text(&given) != self.now.turn_text(&wanted);
        self.play(step)?;
        if self.answer().is_none() {
            if self.result == Tried::Not {
                self.result = Tried::Solved;
            }
            output::print_line(board::draw(&self.now, self.speaker)?)?;
            let wins = self.puzzle.goal == Goal::Win;
            return self.say(&self.speaker.text(if wins {
                "puzzles-solved-win"
            } else {
                "puzzles-solved-save"
            }));
        }
        self.say(&if is_other {
            self.speaker.with("puzzles-right-like", &[("turn", step.turn.clone().into())])
        } else {
            self.speaker.text("puzzles-right")
        })?;
        self.reply()
    }

    /// Plays the next step of the solution.
    fn play(&mut self, step: &Step) -> Result<()> {
        for action in self.now.parse_turn(&step.turn).context("the solution cannot be played")? {
            self.now.play(action).context("the solution cannot be played")?;
        }
        self.step += 1;
        self.hints = 0;
        Ok(())
    }

    /// The opponent's turn of the solution.
    fn reply(&mut self) -> Result<()> {
        let Some(step) = self.answer() else { return Ok(()) };
        self.play(step)?;
        output::print_line(board::draw(&self.now, self.speaker)?)?;
        self.say(&self.speaker.with("puzzles-reply", &[("turn", step.turn.clone().into())]))?;
        self.say(&self.task())
    }

    /// The theme, then the cells that change, then the turn.
    fn hint(&mut self) -> Result<()> {
        let Some(step) = self.answer() else { return Ok(()) };
        self.fail();
        self.hints += 1;
        let cells = if self.hints == 2 { self.cells(step) } else { Vec::new() };
        self.say(&match self.hints {
            1 => self.speaker.text(&format!("puzzles-theme-{}-hint", self.puzzle.theme)),
            2 if !cells.is_empty() => {
                self.speaker.with("puzzles-hint-where", &[("cells", cells.join(", ").into())])
            }
            _ => self.speaker.with("puzzles-hint-turn", &[("turn", step.turn.clone().into())]),
        })
    }

    /// The cells that a step would change.
    fn cells(&self, step: &Step) -> Vec<String> {
        let view = ViewOptions { seen_by: Player::First, slanted: false, coordinates: false };
        let line = Line { game: self.now.game(), start: self.now.to_string(), actions: Vec::new() };
        let actions = self.now.parse_turn(&step.turn).map(|actions| self.now.line_texts(&actions));
        let ghosts = actions.ok().and_then(|actions| Game::open(line, view).ok()?.ghosts(&actions).ok());
        ghosts.map(|ghosts| ghosts.changed).unwrap_or_default()
    }

    /// Plays the rest of the solution.
    fn give_up(&mut self) -> Result<()> {
        self.fail();
        let rest = self.puzzle.solution.get(self.step..).unwrap_or_default();
        let turns: Vec<&str> = rest.iter().map(|step| step.turn.as_str()).collect();
        for step in rest {
            self.play(step)?;
        }
        output::print_line(board::draw(&self.now, self.speaker)?)?;
        self.say(&format!("{} {}", self.speaker.text("puzzles-solution"), turns.join(" – ")))
    }
}
