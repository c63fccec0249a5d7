//! A record as text for people: a section of tags, an empty line, the turns.

mod lexer;
mod parse;
mod sections;
mod wrap;
mod write;

pub use parse::read;
pub use write::write;
