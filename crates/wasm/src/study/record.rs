//! Records: text, JSON and share links, each converted into the others.

use serde::Serialize;
use tessera_games::ActionError;
use tessera_record::{Problem, ReadError, Record, read_json, read_link, write_link};
use tessera_view::Words;

use crate::answer::{Answer, words};

/// A record that was read. Its JSON is described in `docs/record.md`.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordRead"))]
pub(crate) struct Read {
    #[cfg_attr(feature = "typescript", ts(type = "GameRecord"))]
    record: Record,
    /// The position string where it begins.
    start: String,
}

/// A record that was written.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Written {
    text: String,
}

impl From<Record> for Read {
    fn from(record: Record) -> Self {
        let start = record.origin().position().to_string();
        Self { record, start }
    }
}

/// The canonical text of a record, from its JSON.
pub(crate) fn write(json: &str) -> Answer<Written> {
    let record = read_json(json).map_err(|error| wrong(&error))?;
    Ok(Written { text: record.to_string() })
}

/// Reads a record from text or JSON.
pub(crate) fn read(text: &str) -> Answer<Read> {
    let text = text.trim_start_matches('\u{feff}');
    let is_json = text.trim_start().starts_with('{');
    let record = if is_json { read_json(text) } else { tessera_record::read(text) };
    Ok(record.map_err(|error| wrong(&error))?.into())
}

/// The share link of a record, from its JSON.
pub(crate) fn share(json: &str) -> Answer<Written> {
    let record = read_json(json).map_err(|error| wrong(&error))?;
    let text = write_link(&record).map_err(|_| words("core-share-long", []))?;
    Ok(Written { text })
}

/// The record of a share link.
pub(crate) fn unshare(text: &str) -> Answer<Read> {
    let record = read_link(text).map_err(|_| words("core-share-broken", []))?;
    Ok(record.into())
}

/// The message for an error in a record, with its place.
fn wrong(error: &ReadError) -> Words {
    let mut said = about(&error.problem);
    said.args.insert("line", error.line.into());
    said.args.insert("column", error.column.into());
    said
}

fn about(problem: &Problem) -> Words {
    match problem {
        Problem::Tag(_) | Problem::TagTwice(_) => words("core-record-tag", []),
        Problem::Action { text, reason } => {
            let id = match reason {
                ActionError::Malformed(_) => "core-record-no-action",
                ActionError::Illegal(_) => "core-record-illegal",
            };
            words(id, [("text", text.clone().into())])
        }
        Problem::WrongNumber { right } | Problem::NoNumber { right, .. } => {
            words("core-record-number", [("right", right.clone().into())])
        }
        Problem::IncompleteTurn | Problem::TurnOver | Problem::AfterUnfinished | Problem::NotOneTurn(_) => {
            words("core-record-turn", [])
        }
        Problem::Result(_) | Problem::TwoResults { .. } => words("core-record-result", []),
        Problem::OpenComment
        | Problem::EmptyComment
        | Problem::Escape { .. }
        | Problem::Control(_)
        | Problem::BracketInComment
        | Problem::SecondComment => words("core-record-comment", []),
        Problem::Variation(_) => words("core-record-variation", []),
        Problem::Clock(_) => words("core-record-clock", []),
        Problem::InJson { problem, .. } => about(problem),
        Problem::TooLong => words("core-record-long", []),
        _ => words("core-record-form", []),
    }
}
