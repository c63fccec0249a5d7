//! What Tessera says to people, in English, Polish and Czech.
//!
//! The texts are in `messages/`, in Fluent's form, once for page, terminal and paper.
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

pub use bundle::{MessageError, Messages};
pub use file::{CORE, File, GAME, LEARN, PAGE, PRINT, RULES, STUDY, TERMINAL};
pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};
