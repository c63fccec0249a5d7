//! The texts of Tessera in English, Polish and Czech.
//!
//! Each language has a folder in this crate with files in Fluent's syntax, shared by page, terminal and paper: common
//! files by use (`game.ftl`, `learn.ftl` …) and one file per game with all messages of that game alone.
//!
//! ```
//! use tessera_messages::{Language, Messages};
//!
//! let messages = Messages::new(Language::Polish)?;
//! let tiles = messages.with("print-trexo-pieces", &[("count", 60.into())])?;
//! assert!(tiles.starts_with("60 płytek"));
//! # Ok::<(), tessera_messages::MessageError>(())
//! ```

mod bundle;
mod file;
mod language;
mod parameters;
#[cfg(feature = "typescript")]
mod typescript;
mod typography;

pub use bundle::{MessageError, Messages};
pub use file::{
    COMMAND, CORE, File, GAME, GAMES, KEYS, LEARN, MY_GAMES, ONLINE, PAGE, PRINT, PUZZLES, RULES, SETTINGS,
    STUDY, TERMINAL, TYPING,
};
pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};
pub use parameters::Parameters;
#[cfg(feature = "typescript")]
pub use typescript::typescript;
