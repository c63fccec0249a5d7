//! SQLite: one file, one process, one connection that writes.
//!
//! Rows go to a statement as one JSON text, so that there is one statement for any number of them.

mod checkpoint;
mod open;
mod read;
mod restore;
mod write;

use serde::Serialize;

use crate::StoreError;

pub(crate) use open::{open, open_reading};
pub(crate) use read::Reader;
pub(crate) use restore::{check_vacant, restore};

/// Rows, for `json_each`.
fn json(rows: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(rows).map_err(StoreError::not_saved)
}
