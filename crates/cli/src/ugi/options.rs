//! The options of the engine: their names, their ranges and their current values.

use std::fmt;

use tessera_games::{AnyPosition, GameId, Start};
use tessera_players::{EngineSettings, Method};

use crate::input::fresh_random;
use crate::thinking::usable_threads;

/// The game before any is chosen.
const FIRST_GAME: GameId = GameId::ALL[0];

/// The other options as UGI lists them.
const OTHERS: &str = "\
option name Board type string default <empty>
option name Threads type spin default 1 min 1 max 256
option name Hash type spin default 64 min 1 max 65536
option name Level type spin default 10 min 1 max 10
option name Seed type string default <empty>
option name MultiPV type spin default 1 min 1 max 64
option name Ponder type check default false
option name Search type combo default alphabeta var alphabeta var mcts";

/// The options as UGI lists them.
pub(super) fn list() -> String {
    let games: String = GameId::ALL.iter().map(|game| format!(" var {game}")).collect();
    format!("option name Game type combo default {FIRST_GAME}{games}\n{OTHERS}")
}

/// The current values.
#[derive(Clone)]
pub(super) struct Options {
    pub(super) game: GameId,
    /// The start that `startpos` means in the game with such boards, if one was chosen.
    board: Option<Start>,
    pub(super) engine: EngineSettings,
    /// `bestmove` names the reply to ponder on.
    pub(super) ponder: bool,
    /// The seed of the lower levels' choices, if games are to repeat; otherwise each game has its own.
    seed: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        let mut options = Self {
            game: FIRST_GAME,
            board: None,
            engine: EngineSettings::default(),
            ponder: false,
            seed: None,
        };
        options.draw_seed();
        options
    }
}

impl Options {
    /// Chooses the seed of the next game.
    pub(super) fn draw_seed(&mut self) {
        self.engine.seed = self.seed.unwrap_or_else(|| fresh_random().next_u64());
    }

    /// Sets an option by its name, in any letter case; an error changes nothing.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "game" => self.game = value.to_ascii_lowercase().parse().map_err(sentence)?,
            "board" => self.board = board(value)?,
            "threads" => self.engine.threads = usable_threads(number("Threads", value, 256)?),
            "hash" => self.engine.hash = number("Hash", value, 65_536)?,
            "level" => self.engine.level = value.parse().map_err(sentence)?,
            "seed" => {
                self.seed = seed(value)?;
                self.draw_seed();
            }
            "ponder" => self.ponder = truth("Ponder", value)?,
            "multipv" => self.engine.lines = number("MultiPV", value, 64)?,
            "search" => self.engine.method = method(value)?,
            _ => return Err(format!("there is no option {:?}", short(name))),
        }
        Ok(())
    }

    /// The position of `startpos`.
    pub(super) fn start(&self) -> AnyPosition {
        let chosen = self.board.filter(|board| board.game() == self.game);
        chosen.unwrap_or_else(|| Start::standard(self.game)).into()
    }
}

fn board(value: &str) -> Result<Option<Start>, String> {
    if is_empty(value) { Ok(None) } else { Start::on_board(value).map(Some).map_err(sentence) }
}

fn seed(value: &str) -> Result<Option<u64>, String> {
    if is_empty(value) {
        return Ok(None);
    }
    value.parse().map(Some).map_err(|_| "Seed is a whole number, or empty for another game each time".into())
}

/// The current values for people, as `setoption` takes them.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EngineSettings { threads, hash, level, lines, .. } = self.engine;
        write!(f, "Game {}, Level {level}, Threads {threads}, Hash {hash}, MultiPV {lines}", self.game)
    }
}

fn is_empty(value: &str) -> bool {
    value.is_empty() || value.eq_ignore_ascii_case("<empty>")
}

fn method(value: &str) -> Result<Method, String> {
    match value.to_ascii_lowercase().as_str() {
        "alphabeta" => Ok(Method::AlphaBeta),
        "mcts" => Ok(Method::Mcts),
        _ => Err("Search is alphabeta or mcts".into()),
    }
}

fn number(name: &str, value: &str, most: usize) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("{name} is a number from 1 to {most}"))
}

fn truth(name: &str, value: &str) -> Result<bool, String> {
    value.to_ascii_lowercase().parse().map_err(|_| format!("{name} is true or false"))
}

/// The first characters of a text from outside, for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub(super) fn sentence(error: impl std::fmt::Display) -> String {
    error.to_string()
}
