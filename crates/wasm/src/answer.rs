//! JSON in, JSON out, and what is wrong in words.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tessera_view::{Value, Words};

/// What comes out, or why not.
pub(crate) type Answer<T> = Result<T, Words>;

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Failed {
    pub(crate) error: Words,
}

/// What was asked for as JSON, or the error.
pub(crate) fn answer<T: Serialize>(ask: impl FnOnce() -> Answer<T>) -> String {
    match ask() {
        Ok(answer) => text(&answer),
        Err(error) => text(&Failed { error }),
    }
}

/// JSON of our own types, which always have one.
pub(crate) fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| r#"{"error":{"id":"core-request"}}"#.to_owned())
}

/// Reads what was asked.
pub(crate) fn read<T: DeserializeOwned>(json: &str) -> Answer<T> {
    serde_json::from_str(json).map_err(|_| words("core-request", []))
}

/// A message with its parameters.
pub(crate) fn words<const N: usize>(id: &str, args: [(&'static str, Value); N]) -> Words {
    Words { id: id.to_owned(), args: args.into_iter().collect() }
}
