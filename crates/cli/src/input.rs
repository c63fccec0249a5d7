//! What several commands are given alike: a game, and a position of it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tessera_game::Random;
use tessera_games::slither_stone::BoardSpec;
use tessera_games::{AnyPosition, GameId, Start};
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
    AnyPosition::parse(game, text).with_context(|| format!("this is not a position of {}", game.title()))
}

/// The start of Slither Stone on the board with this code.
pub(crate) fn board_position(game: GameId, code: &str) -> Result<AnyPosition> {
    anyhow::ensure!(game == GameId::Slither, "only Slither Stone has board codes");
    let board: BoardSpec = code.parse().context("this is not a board code")?;
    Ok(Start::Slither(board).into())
}

/// Reads a time such as `500ms`, `10s`, `1.5s` or `2m`.
pub(crate) fn parse_time(text: &str) -> std::result::Result<Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let seconds = match &text[digits.len()..] {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err("a time is a number with ms, s or m behind it".into()),
    };
    let number: f64 = digits.parse().map_err(|_| "a time starts with a number")?;
    let time = Duration::try_from_secs_f64(number * seconds).map_err(|_| "the time is not possible")?;
    if time.as_secs() > 31_536_000 { Err("a time is at most a year".into()) } else { Ok(time) }
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
    /// Whether any of it was asked for.
    pub(crate) fn is_told(&self) -> bool {
        self.columns.is_some() || self.rows.is_some() || self.walls.is_some()
    }

    /// The board of this kind with that seed.
    pub(crate) fn board(&self, seed: u32) -> Result<BoardSpec> {
        let usual = BoardSpec::default();
        let columns = self.columns.unwrap_or(usual.grid().columns());
        let rows = self.rows.unwrap_or(usual.grid().rows());
        let walls = self.walls.unwrap_or(usual.walls());
        Ok(BoardSpec::new(columns, rows, walls, seed)?)
    }
}

/// One of the boards of Slither Stone that proved fair.
pub(crate) fn fair_board(chance: &mut Random) -> BoardSpec {
    let boards: Vec<BoardSpec> = BoardSpec::fair().collect();
    boards.get(chance.below(boards.len().max(1) as u32) as usize).copied().unwrap_or_default()
}

/// Random numbers that nobody has seen: their seed is the time.
pub(crate) fn fresh_random() -> Random {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Random::new(now.as_nanos() as u64)
}
