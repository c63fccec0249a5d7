//! The options of the engine: their names, their ranges and their current values.

use tessera_games::{AnyPosition, GameId, Start};
use tessera_players::{EngineSettings, Method};

/// The game before any is chosen.
const FIRST_GAME: GameId = GameId::ALL[0];

/// The other options as UGI lists them.
const OTHERS: &str = "\
option name Board type string default <empty>
option name Threads type spin default 1 min 1 max 256
option name Hash type spin default 64 min 1 max 65536
option name Level type spin default 10 min 1 max 10
option name MultiPV type spin default 1 min 1 max 64
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
}

impl Default for Options {
    fn default() -> Self {
        Self { game: FIRST_GAME, board: None, engine: EngineSettings::default() }
    }
}

impl Options {
    /// Sets an option by its name, in any letter case; an error changes nothing.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "game" => self.game = value.parse().map_err(sentence)?,
            "board" => self.board = board(value)?,
            "threads" => self.engine.threads = number("Threads", value, 256)?,
            "hash" => self.engine.hash = number("Hash", value, 65_536)?,
            "level" => self.engine.level = value.parse().map_err(sentence)?,
            "multipv" => self.engine.lines = number("MultiPV", value, 64)?,
            "search" => self.engine.method = method(value)?,
            _ => return Err(format!("there is no option {:?}", short(name))),
        }
        Ok(())
    }

    /// What `startpos` means.
    pub(super) fn start(&self) -> AnyPosition {
        let chosen = self.board.filter(|board| board.game() == self.game);
        chosen.unwrap_or_else(|| Start::usual(self.game)).into()
    }
}

fn board(value: &str) -> Result<Option<Start>, String> {
    if value.is_empty() || value == "<empty>" {
        Ok(None)
    } else {
        Start::on_board(value).map(Some).map_err(sentence)
    }
}

fn method(value: &str) -> Result<Method, String> {
    match value {
        "alphabeta" => Ok(Method::AlphaBeta),
        "mcts" => Ok(Method::Mcts),
        _ => Err("Search is alphabeta or mcts".into()),
    }
}

fn number(name: &str, value: &str, most: usize) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("{name} is a number from 1 to {most}"))
}

/// The first characters of a text from outside, for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub(super) fn sentence(error: impl std::fmt::Display) -> String {
    error.to_string()
}
