//! PostgreSQL: any number of nodes share one database, and the rows that they lock decide who comes first.

mod open;
mod read;
mod write;

pub(crate) use open::open;
pub(crate) use read::Reader;
