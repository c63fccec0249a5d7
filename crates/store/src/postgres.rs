//! PostgreSQL: any number of nodes share one database. Row locks order their transactions.

mod open;
mod read;
mod write;

pub(crate) use open::{open, open_reading};
pub(crate) use read::Reader;
