//! `tessera table`: two people, or a person and the computer, play at this terminal by typing turns.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use tessera_games::{AnyAction, AnyPosition, GameId, Player};
use tessera_players::{Engine, EngineSettings, EngineTurn, Level};
use tessera_search::{Limits, Stop};
use tessera_view::{Line, Words, status};

use super::rules::{width, wrapped};
use crate::hint::Hint;
use crate::lines::Lines;
use crate::saving::NoGame;
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
  tessera table xok --name friday        begins or continues a game that is saved after every turn
  tessera table --games                  lists the games that have names

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
    /// Continue the game with this name, or begin it; it is saved after every turn. A name such as friday.tgn is a file
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// List the saved games, the latest first
    #[arg(long, conflicts_with_all = ["game", "name", "level"])]
    games: bool,
}

impl Table {
    pub(crate) fn run(&self) -> Result<()> {
        let speaker = Speaker::standard()?;
        if self.games {
            return list_games(&speaker);
        }
        let seed = self.seed.unwrap_or_else(|| input::fresh_random().next_u64());
        let mut session = Session::new(speaker, seed);
        if let Some(name) = &self.name {
            let Some(path) = saving::file(name) else {
                bail!("{}", session.speaker.with("command-bad-name", &[("name", name.clone().into())]))
            };
            match saving::open(&path) {
                Ok(game) if self.game.is_none_or(|asked| asked == game.line.game) => {
                    session.continue_game(game, name, path)?;
                    return session.play(&mut Lines::new());
                }
                Ok(game) => bail!("{name} is a game of {}", game.line.game.title()),
                Err(NoGame::Damaged) => {
                    bail!(
                        "{}",
                        session.speaker.with("command-game-damaged", &[("name", name.clone().into())])
                    )
                }
                Err(NoGame::Missing) => session.file = Some(path),
            }
        }
        let mut lines = Lines::new();
        let game = match self.game {
            Some(game) => game,
            None => match ask_for_game(&session.speaker, &mut lines)? {
                Some(game) => game,
                None => return Ok(()),
            },
        };
        let start = match &self.board {
            Some(code) => input::board_position(game, code)?,
            None => AnyPosition::start(game),
        };
        let computer = if self.second { Player::First } else { Player::Second };
        session.sit_down(saving::Game {
            line: Line { game, start: start.to_string(), actions: Vec::new() },
            computer: self.level.map(|level| (computer, level)),
            is_alone: true,
        })?;
        session.play(&mut lines)
    }
}

/// Prints the saved games, the latest first.
fn list_games(speaker: &Speaker) -> Result<()> {
    let games = saving::list();
    if games.is_empty() {
        return output::print_line(speaker.text("command-no-games"));
    }
    let width = games.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, game) in games {
        let state =
            game.line.position().map_or_else(|words| speaker.say(&words), |now| speaker.say(&status(&now)));
        output::print_line(format_args!("{name:<width$}  {}: {state}", game.line.game.title()))?;
    }
    Ok(())
}

pub(super) fn ask_for_game(speaker: &Speaker, lines: &mut Lines) -> Result<Option<GameId>> {
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
    fn new((player, level): (Player, Level), seed: u64) -> Self {
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
    /// The seed of the computer's choices.
    seed: u64,
    /// The file in which the game is saved after every turn.
    file: Option<PathBuf>,
}

impl Session {
    fn new(speaker: Speaker, seed: u64) -> Self {
        // Any game, until one is chosen.
        let now = AnyPosition::start(GameId::ALL[0]);
        let line = Line { game: now.game(), start: now.to_string(), actions: Vec::new() };
        Self { speaker, computer: None, line, turns: Vec::new(), now, seed, file: None }
    }

    /// Takes a game over where it is.
    fn sit_down(&mut self, game: saving::Game) -> Result<()> {
        let broken = |words: Words| anyhow::anyhow!(self.speaker.say(&words));
        let played = game.line.played().map_err(broken)?;
        let computer = game.computer.map(|(player, _)| player);
        self.turns.clear();
        let mut before = None;
        for (count, position) in played.positions.iter().enumerate() {
            let mover = position.to_move();
            if count < game.line.actions.len() && before != Some(mover) && computer != Some(mover) {
                self.turns.push(count);
            }
            before = Some(mover);
        }
        self.now = played.last();
        self.line = game.line;
        self.computer = game.computer.map(|computer| Computer::new(computer, self.seed));
        Ok(())
    }

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
            if let Some((word, name)) = line.split_once(char::is_whitespace) {
                let name = name.trim();
                match word.to_lowercase().as_str() {
                    "save" => self.save_as(name)?,
                    "open" => self.open(name)?,
                    _ => self.turn(&line)?,
                }
                continue;
            }
            match line.to_lowercase().as_str() {
                "" => {}
                "quit" => return Ok(()),
                "help" | "open" => output::print_line(self.speaker.text("command-help"))?,
                "board" => self.show()?,
                "text" => output::print_line(self.now)?,
                "moves" => self.show_moves()?,
                "hint" => self.hint()?,
                "save" => self.save()?,
                "games" => list_games(&self.speaker)?,
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
        output::print_line(wrapped(&moves_text(&self.now), width(), "", "").trim_end())
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
                self.show()?;
                self.keep()
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
        self.show()?;
        self.keep()
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
        self.show()?;
        self.keep()
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

    /// The computer's side and level.
    fn opponent(&self) -> Option<(Player, Level)> {
        self.computer.as_ref().map(|computer| (computer.player, computer.level))
    }

    fn save(&self) -> Result<()> {
        let saved = match &self.file {
            Some(path) => saving::write(&self.line, self.opponent(), path).map(|()| path.clone()),
            None => saving::save(&self.line, self.opponent(), Path::new("")),
        };
        output::print_line(match saved {
            Ok(path) => self.speaker.with("tui-saved", &[("file", path.display().to_string().into())]),
            Err(_) => self.speaker.text("tui-not-saved"),
        })
    }

    /// Saves the game after a turn, if it has a name. The first failure is reported and ends that.
    fn keep(&mut self) -> Result<()> {
        if let Some(path) = &self.file
            && saving::write(&self.line, self.opponent(), path).is_err()
        {
            self.file = None;
            return output::print_line(self.speaker.text("tui-not-saved"));
        }
        Ok(())
    }

    /// Gives the game a name. Another game of that name is not replaced.
    fn save_as(&mut self, name: &str) -> Result<()> {
        let say = |message: &str| self.speaker.with(message, &[("name", name.to_owned().into())]);
        let Some(path) = saving::file(name) else {
            return output::print_line(say("command-bad-name"));
        };
        if path.exists() && self.file.as_ref() != Some(&path) {
            return output::print_line(say("command-name-taken"));
        }
        if saving::write(&self.line, self.opponent(), &path).is_err() {
            return output::print_line(self.speaker.text("tui-not-saved"));
        }
        output::print_line(say("command-named"))?;
        self.file = Some(path);
        Ok(())
    }

    /// Continues a game of a file. A file with anything else is left as it is.
    fn continue_game(&mut self, game: saving::Game, name: &str, path: PathBuf) -> Result<()> {
        self.file = game.is_alone.then_some(path);
        self.sit_down(game)?;
        if self.file.is_none() {
            let name = [("name", name.to_owned().into())];
            output::print_line(self.speaker.with("command-not-alone", &name))?;
        }
        Ok(())
    }

    /// Continues another game.
    fn open(&mut self, name: &str) -> Result<()> {
        let say = |message: &str| self.speaker.with(message, &[("name", name.to_owned().into())]);
        let Some(path) = saving::file(name) else {
            return output::print_line(say("command-bad-name"));
        };
        match saving::open(&path) {
            Ok(game) => {
                self.continue_game(game, name, path)?;
                self.show()
            }
            Err(NoGame::Missing) => output::print_line(say("command-no-such-game")),
            Err(NoGame::Damaged) => output::print_line(say("command-game-damaged")),
        }
    }
}

/// The actions of a position, in one text.
pub(super) fn moves_text(position: &AnyPosition) -> String {
    position.action_texts().join("  ")
}

fn think(engine: &Engine, position: &AnyPosition) -> Option<EngineTurn> {
    engine.turn(position, Limits::time(TURN_TIME), &Stop::new(), &mut |_| ())
}
