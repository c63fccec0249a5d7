//! How games begin.

use serde::Serialize;
use tessera_games::{AnyPosition, StartNumber, StartRequest};
use tessera_view::Line;

use crate::answer::{Answer, words};

/// A game that begins.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Started {
    line: Line,
    /// The code of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// The name of the variant, if it is not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    /// The numbers that can be chosen.
    numbers: Vec<StartNumber>,
    /// Whether the game can end without a winner.
    draws: bool,
}

pub(crate) fn start(request: &StartRequest) -> Answer<Started> {
    let start = request.start().map_err(|error| match error.message() {
        Some((id, Some(most))) => words(id, [("most", most.into())]),
        Some((id, None)) => words(id, []),
        None => words("core-request", []),
    })?;
    let line = Line { game: request.game, start: AnyPosition::from(start).to_string(), actions: Vec::new() };
    let (code, variant) = (start.board_code(), start.texts().variant);
    Ok(Started { line, code, variant, numbers: start.numbers(), draws: request.game.has_draws() })
}
