//! The message files: the same in every language, in the words of the glossary, and known to the page.

mod glossary;
mod same;
#[cfg(feature = "typescript")]
mod typescript;
