//! `tessera table`: two people, or a person and the computer, play at this terminal by typing turns.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use tessera_games::{AnyAction, AnyPosition, GameId, Player};
use tessera_players::{Engine, EngineSettings, EngineTurn, Level};
use tessera_search::{Limits, Stop};
use tessera_view::{Line, status};

use super::rules::{width, wrapped};
use crate::hint::Hint;
use crate::lines::Lines;
use crate::speaker::Speaker;
use crate::{board, input, output, refusal, saving};

/// The time of the computer's turn, and of a hint.
const TURN_TIME: Duration = Duration::from_secs(1);

/// Play a game at this terminal, two people or against the computer
#[derive(Args)]
#[command(after_help = "Examples:
  tessera table                          asks for the game
  tessera table xok --level 3            against the computer, which plays second
  tessera table yoxii --level 10 --second
  tessera table slither --board S75 --language cs

Turns are typed in their text form; `help` lists the other words. It reads and writes plain lines, so it works \
with pipes and screen readers. `tessera tui` has the board under the cursor.")]
pub(crate) struct Table {
    /// The game
    #[arg(value_parser = input::game_parser(), ignore_case = true)]
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
    /// The seed of the computer's choices, to repeat a game [default: another each time]
    #[arg(long, value_name = "N", requires = "level")]
    seed: Option<u64>,
}

impl Table {
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
        let start = match &self.board {
            Some(code) => input::board_position(game, code)?,
            None => AnyPosition::start(game),
        };
        let seed = self.seed.unwrap_or_else(|| input::fresh_random().next_u64());
        let computer = self.level.map(|level| Computer::new(level, self.second, seed));
        let line = Line { game, start: start.to_string(), actions: Vec::new() };
        Session { speaker, computer, line, turns: Vec::new(), now: start }.play(&mut lines)
    }
}

fn ask_for_game(speaker: &Speaker, lines: &mut Lines) -> Result<Option<GameId>> {
    for game in GameId::ALL {
        output::print_line(format!("  {:<8} {}", game.name(), game.title()))?;
    }
    loop {
        let Some(line) = lines.ask(&speaker.text("command-which-game"))? else { return Ok(None) };
        if let Ok(game) = line.to_lowercase().parse() {
            return Ok(Some(game));
        }
        let names = GameId::ALL.map(GameId::name).join(", ");
        output::print_line(speaker.with("command-no-game", &[("names", names.into())]))?;
    }
}

/// The computer player. Its engine keeps the table during the game.
struct Computer {
    engine: Engine,
    player: Player,
    level: Level,
}

impl Computer {
    fn new(level: Level, begins: bool, seed: u64) -> Self {
        let player = if begins { Player::First } else { Player::Second };
        Self {
            engine: Engine::new(EngineSettings { level, seed, ..EngineSettings::default() }),
            player,
            level,
        }
    }
}

/// The game that is played.
struct Session {
    speaker: Speaker,
    computer: Option<Computer>,
    line: Line,
    /// How many actions had been played before each turn of a person.
    turns: Vec<usize>,
    now: AnyPosition,
}

impl Session {
    fn play(&mut self, lines: &mut Lines) -> Result<()> {
        self.show()?;
        output::print_line(self.speaker.text("command-help"))?;
        loop {
            if let Some(computer) = &self.computer
                && self.now.to_move() == computer.player
                && self.now.outcome().is_none()
            {
                self.computer_turn()?;
            }
            let Some(line) = lines.ask(&self.question())? else { return Ok(()) };
            match line.to_lowercase().as_str() {
                "" => {}
                "quit" => return Ok(()),
                "help" => output::print_line(self.speaker.text("command-help"))?,
                "board" => self.show()?,
                "text" => output::print_line(self.now)?,
                "moves" => self.show_moves()?,
                "hint" => self.hint()?,
                "save" => self.save()?,
                "undo" => self.undo()?,
                _ => self.turn(&line)?,
            }
        }
    }

    fn show(&self) -> Result<()> {
        output::print_line(board::draw(&self.now, &self.speaker)?)
    }

    /// Who is to move, or how the game has ended.
    fn question(&self) -> String {
        let state = self.speaker.say(&status(&self.now));
        let message = if self.now.outcome().is_some() { "command-over" } else { "command-to-move" };
        self.speaker.with(message, &[("state", state.into())])
    }

    fn show_moves(&self) -> Result<()> {
        let moves = self.now.action_texts().join("  ");
        output::print_line(wrapped(&moves, width(), "", "").trim_end())
    }

    /// Plays actions that are known to be legal.
    fn act(&mut self, actions: &[AnyAction]) -> Result<String> {
        let mut texts = Vec::new();
        for &action in actions {
            texts.extend(self.now.action_text(action));
            self.now.play(action)?;
        }
        self.line.actions.extend(texts.iter().cloned());
        Ok(texts.join(" "))
    }

    fn turn(&mut self, typed: &str) -> Result<()> {
        match self.now.parse_turn(typed) {
            Ok(actions) => {
                self.turns.push(self.line.actions.len());
                self.act(&actions)?;
                self.show()
            }
            Err(error) => {
                let why = refusal::action(&error);
                let refused = self.speaker.with("command-refused", &[("why", why.into())]);
                output::print_line(wrapped(&refused, width(), "", "").trim_end())
            }
        }
    }

    fn computer_turn(&mut self) -> Result<()> {
        let Some(computer) = &self.computer else { return Ok(()) };
        let turn = think(&computer.engine, &self.now);
        let text = self.act(&turn.map(|turn| turn.actions).unwrap_or_default())?;
        output::print_line(self.speaker.with("command-computer-plays", &[("turn", text.into())]) + "\n")?;
        self.show()
    }

    fn undo(&mut self) -> Result<()> {
        let Some(kept) = self.turns.pop() else {
            return output::print_line(self.speaker.text("command-no-undo"));
        };
        self.line.actions.truncate(kept);
        self.now = self.line.position().map_err(|words| anyhow::anyhow!(self.speaker.say(&words)))?;
        // The next search is not helped by the undone one, so that a weak level stays weak.
        if let Some(computer) = &self.computer {
            computer.engine.forget();
        }
        self.show()
    }

    /// The strongest player's turn, and the reason.
    fn hint(&self) -> Result<()> {
        let settings = EngineSettings { lines: Hint::LINES, ..EngineSettings::default() };
        let turn = think(&Engine::try_new(settings)?, &self.now);
        let hint = turn.and_then(|turn| {
            let hint = Hint::new(&self.now, &turn)?;
            let why: Vec<String> =
                hint.reasons(&self.now)?.iter().map(|reason| self.speaker.say(reason)).collect();
            let why = why.join(" ");
            Some(self.speaker.with("tui-hint", &[("turn", hint.text().into()), ("why", why.into())]))
        });
        let hint = hint.unwrap_or_else(|| self.speaker.text("command-no-hint"));
        output::print_line(wrapped(&hint, width(), "", "").trim_end())
    }

    fn save(&self) -> Result<()> {
        let computer = self.computer.as_ref().map(|computer| (computer.player, computer.level));
        output::print_line(match saving::save(&self.line, computer, Path::new("")) {
            Ok(path) => self.speaker.with("tui-saved", &[("file", path.display().to_string().into())]),
            Err(_) => self.speaker.text("tui-not-saved"),
        })
    }
}

fn think(engine: &Engine, position: &AnyPosition) -> Option<EngineTurn> {
    engine.turn(position, Limits::time(TURN_TIME), &Stop::new(), &mut |_| ())
}
