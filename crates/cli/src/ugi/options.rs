//! The options of the engine: what they are called, what they may be, and what they are now.

use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId, Start};
use tessera_players::{EngineSettings, Method};

/// What can be set, as UGI lists it.
pub(super) const LIST: [&str; 7] = [
    "option name Game type combo default xok var xok var yoxii var trexo var slither",
    "option name Board type string default <empty>",
    "option name Threads type spin default 1 min 1 max 256",
    "option name Hash type spin default 64 min 1 max 65536",
    "option name Level type spin default 10 min 1 max 10",
    "option name MultiPV type spin default 1 min 1 max 64",
    "option name Search type combo default alphabeta var alphabeta var mcts",
];

/// The options as they are now.
#[derive(Clone)]
pub(super) struct Options {
    pub(super) game: GameId,
    /// The board of Slither Stone that `startpos` means.
    pub(super) board: BoardSpec,
    pub(super) engine: EngineSettings,
}

impl Default for Options {
    fn default() -> Self {
        Self { game: GameId::Xok, board: BoardSpec::default(), engine: EngineSettings::default() }
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
        match self.game {
            GameId::Slither => Start::Slither(self.board).into(),
            game => AnyPosition::start(game),
        }
    }
}

fn board(value: &str) -> Result<BoardSpec, String> {
    if value.is_empty() || value == "<empty>" {
        Ok(BoardSpec::default())
    } else {
        value.parse().map_err(sentence)
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

/// The beginning of a text that somebody else wrote, for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub(super) fn sentence(error: impl std::fmt::Display) -> String {
    error.to_string()
}
