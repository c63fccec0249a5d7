//! Arguments that several commands share: a game, a position of it, a kind of board.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tessera_game::Random;
use tessera_games::{AnyPosition, BoardRequest, GameId, Start, StartError, StartTexts};
use tessera_messages::Language;

/// Reads the name of a game from the command line; completions and help know the four names.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::name)).try_map(|name| name.parse::<GameId>())
}

/// Reads the code of a language from the command line; completions and help know the three.
pub(crate) fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse::<Language>())
}

/// Reads a number of threads from the command line.
pub(crate) fn threads_parser() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u16).range(1..=1024).map(usize::from)
}

/// A game, and a position of it: the usual start if none is given.
#[derive(Args)]
pub(crate) struct Where {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameId,
    /// A position string of the game (quote it), or `start`; left out, it is the start
    position: Option<String>,
    /// Slither Stone: the start on the board with this code
    #[arg(long, value_name = "CODE", conflicts_with = "position")]
    board: Option<String>,
}

impl Where {
    pub(crate) fn position(&self) -> Result<AnyPosition> {
        match (&self.board, &self.position) {
            (Some(code), _) => board_position(self.game, code),
            (None, Some(text)) => position(self.game, text),
            (None, None) => Ok(AnyPosition::start(self.game)),
        }
    }
}

/// Reads a position string of a game; `start` is the usual start.
pub(crate) fn position(game: GameId, text: &str) -> Result<AnyPosition> {
    if text == "start" {
        return Ok(AnyPosition::start(game));
    }
    read_start(game, &StartTexts { position: Some(text), ..StartTexts::default() })
}

/// The start of a game on the board with this code.
pub(crate) fn board_position(game: GameId, code: &str) -> Result<AnyPosition> {
    read_start(game, &StartTexts { board: Some(code), ..StartTexts::default() })
}

fn read_start(game: GameId, texts: &StartTexts<&str>) -> Result<AnyPosition> {
    let start = Start::read(game, texts).map_err(|error| explained(error, game))?;
    Ok(start.into())
}

/// Why a game cannot begin like that, with a word on what cannot be read.
pub(crate) fn explained(error: StartError, game: GameId) -> anyhow::Error {
    match &error {
        StartError::Board(_) => anyhow::Error::new(error).context("this is not a board code"),
        StartError::Position(_) => {
            anyhow::Error::new(error).context(format!("this is not a position of {}", game.title()))
        }
        _ => error.into(),
    }
}

/// The kind of a board of Slither Stone.
#[derive(Args)]
pub(crate) struct BoardKind {
    /// Slither Stone: the number of columns [default: 10]
    #[arg(long, value_name = "C")]
    columns: Option<u8>,
    /// Slither Stone: the number of rows [default: 12]
    #[arg(long, value_name = "R")]
    rows: Option<u8>,
    /// Slither Stone: the number of walls [default: 10]
    #[arg(long, value_name = "W")]
    walls: Option<u8>,
}

impl BoardKind {
    /// Whether any of the options was given.
    pub(crate) fn is_given(&self) -> bool {
        self.columns.is_some() || self.rows.is_some() || self.walls.is_some()
    }

    /// The board of this kind with that seed.
    pub(crate) fn request(&self, seed: u32) -> BoardRequest {
        let [columns, rows, walls] =
            [self.columns, self.rows, self.walls].map(|number| number.map(u16::from));
        BoardRequest::Kind { columns, rows, walls, seed }
    }
}

/// One of the starts of a game that proved fair.
pub(crate) fn fair_start(game: GameId, random: &mut Random) -> Start {
    let starts = Start::fair(game);
    let index = random.below(starts.len().max(1) as u32) as usize;
    starts.get(index).copied().unwrap_or_else(|| Start::usual(game))
}

/// A random generator whose seed is the time.
pub(crate) fn fresh_random() -> Random {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Random::new(now.as_nanos() as u64)
}
