//! A record as JSON for programs. The schema is `docs/record.schema.json`.

mod form;
mod parse;
mod write;

pub use parse::read_json;
pub use write::write_json;

/// Visits the TypeScript type of the JSON form of a record, `GameRecord`.
#[cfg(feature = "typescript")]
pub fn visit_json_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<form::GameForm>();
}
