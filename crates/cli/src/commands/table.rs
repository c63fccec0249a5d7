//! `tessera table`: two people, or a person and the computer, play at this terminal by typing turns.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use tessera_games::{AnyPosition, GameId, Outcome, Player};
use tessera_players::{Engine, EngineSettings, Level};
use tessera_search::{Limits, Stop};

use crate::{board, input, output};

const HELP: &str = "Type a turn in its text form, for example one of those that `moves` lists.
  moves   what may be played       undo   take the last turn back
  board   draw the board again     text   the position as a text
  quit    leave the game";

/// The time of the computer's turn.
const TURN_TIME: Duration = Duration::from_secs(1);

/// Play a game at this terminal, two people or against the computer
#[derive(Args)]
#[command(after_help = "Examples:
  tessera table                          asks for the game
  tessera table xok --level 3            against the computer, which plays second
  tessera table yoxii --level 10 --second
  tessera table slither --board S75

Turns are typed in their text form; `help` lists the other words.")]
pub(crate) struct Table {
    /// The game
    #[arg(value_parser = input::game_parser())]
    game: Option<GameId>,
    /// Slither Stone: the board with this code
    #[arg(long, value_name = "CODE", requires = "game")]
    board: Option<String>,
    /// Play against the computer on this level, from 1 to 10
    #[arg(long, value_name = "N")]
    level: Option<Level>,
    /// Play second: the computer begins
    #[arg(long, requires = "level")]
    second: bool,
}

impl Table {
    pub(crate) fn run(&self) -> Result<()> {
        let mut lines = io::stdin().lock().lines();
        let Some(game) = self.game.map_or_else(|| ask_for_game(&mut lines), |game| Ok(Some(game)))? else {
            return Ok(());
        };
        let start = match &self.board {
            Some(code) => input::board_position(game, code)?,
            None => AnyPosition::start(game),
        };
        let computer = self.level.map(|level| Computer::new(level, self.second));
        play(vec![start], computer.as_ref(), &mut lines)
    }
}

type Lines<'a> = dyn Iterator<Item = io::Result<String>> + 'a;

fn ask_for_game(lines: &mut Lines) -> Result<Option<GameId>> {
    for game in GameId::ALL {
        output::print_line(format!("  {:<8} {}", game.name(), game.title()))?;
    }
    loop {
        let Some(line) = ask("Which game?", lines)? else { return Ok(None) };
        match line.parse() {
            Ok(game) => return Ok(Some(game)),
            Err(error) => output::print_line(error)?,
        }
    }
}

/// The computer player. Its engine keeps the table during the game.
struct Computer {
    engine: Engine,
    player: Player,
}

impl Computer {
    fn new(level: Level, begins: bool) -> Self {
        let player = if begins { Player::First } else { Player::Second };
        Self { engine: Engine::new(EngineSettings { level, ..EngineSettings::default() }), player }
    }

    fn is_to_move(&self, position: &AnyPosition) -> bool {
        position.to_move() == self.player && position.outcome().is_none()
    }

    /// Plays the computer's turn and prints it.
    fn turn(&self, mut position: AnyPosition) -> Result<AnyPosition> {
        let turn = self.engine.turn(&position, Limits::time(TURN_TIME), &Stop::new(), &mut |_| ());
        let mut texts = Vec::new();
        for action in turn.map(|turn| turn.actions).unwrap_or_default() {
            texts.extend(position.action_text(action));
            position.play(action)?;
        }
        output::print_line(format!("The computer plays {}\n", texts.join(" ")))?;
        Ok(position)
    }
}

/// The game loop. `history` holds the positions before each turn of a person, the current one last.
fn play(mut history: Vec<AnyPosition>, computer: Option<&Computer>, lines: &mut Lines) -> Result<()> {
    output::print_line(board::draw(&history[0]))?;
    output::print_line(HELP)?;
    loop {
        let now = history.last_mut().expect("the start stays");
        if let Some(computer) = computer.filter(|computer| computer.is_to_move(now)) {
            *now = computer.turn(*now)?;
            output::print_line(board::draw(now))?;
        }
        let now = *now;
        let Some(line) = ask(&question(&now), lines)? else { return Ok(()) };
        match line.as_str() {
            "" => {}
            "help" => output::print_line(HELP)?,
            "quit" => return Ok(()),
            "board" => output::print_line(board::draw(&now))?,
            "text" => output::print_line(now)?,
            "moves" => output::print_line(now.action_texts().join("  "))?,
            "undo" if history.len() == 1 => output::print_line("there is nothing to take back")?,
            "undo" => {
                history.pop();
                // The next search is not helped by the undone one, so that a weak level stays weak.
                if let Some(computer) = computer {
                    computer.engine.forget();
                }
                output::print_line(board::draw(history.last().expect("the start stays")))?;
            }
            turn => match after_turn(now, turn) {
                Ok(next) => {
                    output::print_line(board::draw(&next))?;
                    history.push(next);
                }
                Err(reason) => output::print_line(format!("{reason}  (`help` lists what can be typed)"))?,
            },
        }
    }
}

fn after_turn(mut position: AnyPosition, turn: &str) -> Result<AnyPosition, String> {
    let actions = position.parse_turn(turn).map_err(|error| error.to_string())?;
    for action in actions {
        position.play(action).map_err(|error| error.to_string())?;
    }
    Ok(position)
}

fn question(position: &AnyPosition) -> String {
    let players = position.game().players();
    match position.outcome() {
        Some(Outcome::Draw) => "The game is a draw. (undo or quit)".into(),
        Some(Outcome::Win(player)) => format!("{} has won. (undo or quit)", players[player.index()]),
        None => format!("{} to move:", players[position.to_move().index()]),
    }
}

/// Prints a question and reads a line; `None` at the end of the input.
fn ask(question: &str, lines: &mut Lines) -> Result<Option<String>> {
    let mut out = output::stdout();
    write!(out, "{question} ")?;
    out.flush()?;
    drop(out);
    match lines.next() {
        Some(line) => Ok(Some(line?.trim().to_owned())),
        None => Ok(None),
    }
}
