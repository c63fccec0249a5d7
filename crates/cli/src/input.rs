//! Arguments that several commands share: a game, a position of it, a kind of board.

use std::io::{self, BufRead};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tessera_game::{Random, mix};
use tessera_games::{AnyPosition, BoardRequest, GameId, Start, StartTexts};
use tessera_messages::Language;

use crate::refusal;

/// Reads the name of a game from the command line, in any letter case; completions and help know the four names.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::name))
        .try_map(|name| name.to_ascii_lowercase().parse::<GameId>())
}

/// Reads the code of a language from the command line; completions and help know the three.
pub(crate) fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| code.to_ascii_lowercase().parse::<Language>())
}

/// Reads a number of threads from the command line.
pub(crate) fn threads_parser() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u16).range(1..=1024).map(usize::from)
}

/// A game, and a position of it: the starting position if none is given.
#[derive(Args)]
pub(crate) struct Where {
    /// The game
    #[arg(value_parser = game_parser(), ignore_case = true)]
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

/// Reads a position string of a game; `start` is the starting position.
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
    let start = Start::read(game, texts).map_err(|error| refusal::start(error, game, texts.position))?;
    Ok(start.into())
}

/// The largest text file that is read as a whole, in bytes: puzzles, an explorer, weights.
const MAX_TEXT: u64 = 64 << 20;

/// Reads a text file, a pipe or a device, but never more than [`MAX_TEXT`].
pub(crate) fn read_text(path: &Path) -> Result<String> {
    tessera_journal::read_text(path, MAX_TEXT).with_context(|| path.display().to_string())
}

/// Reads the next line, without its end, into `line`: at most `max` bytes of it, and the rest is skipped. Returns the length
/// of the whole line; `None` at the end of the input.
pub(crate) fn read_line(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
    max: usize,
) -> io::Result<Option<usize>> {
    line.clear();
    let mut length = 0;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok((length > 0).then_some(length));
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        line.extend(part.iter().take(max - line.len()));
        length += part.len();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(length));
        }
    }
}

/// The kind of a board of Slither Stone.
#[derive(Args)]
pub(crate) struct BoardKind {
    /// Slither Stone: the number of columns, from 6 to 21 [default: 10]
    #[arg(long, value_name = "C", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(6..=21))]
    columns: Option<u8>,
    /// Slither Stone: the number of rows, from 6 to 21 [default: 12]
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(6..=21))]
    rows: Option<u8>,
    /// Slither Stone: the number of walls, at most a quarter of the squares [default: 10]
    #[arg(long, value_name = "W", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(0..=128))]
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
    starts.get(index).copied().unwrap_or_else(|| Start::standard(game))
}

/// A random generator whose seed is the time and the process.
pub(crate) fn fresh_random() -> Random {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Random::new(mix(now.as_nanos() as u64, std::process::id().into()))
}
