//! A record as JSON for programs. The schema is `docs/record.schema.json`.

mod form;
mod parse;
mod write;

pub use parse::read_json;
pub use write::write_json;
