//! Print and play: sheets for scissors and pencil, in black and white, to scale, as vector PDF.
//!
//! ```
//! use tessera_draw::print::{Language, Paper, PerPage, Press};
//! use tessera_games::slither_stone::BoardSpec;
//!
//! let press = Press::new(Paper::A4, Language::Polish)?;
//! let sheets = press.boards(&[BoardSpec::standard(2026)], PerPage::One)?;
//! assert_eq!(sheets.pages().len(), 1);
//! assert!(sheets.pdf()?.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cut;
mod document;
mod example;
mod exercises;
mod kit;
mod lines;
mod paper;
mod press;
mod rules;
pub(crate) mod sheet;

pub use crate::games::slither::sheets::PerPage;
pub(crate) use cut::{Cut, Cutout, single};
pub use document::{Page, Sheets};
#[cfg(test)]
pub(crate) use example::example;
pub use exercises::Exercise;
pub use paper::{Paper, UnknownPaper};
pub use press::{Press, PrintError};
pub use tessera_messages::{Language, MessageError, UnknownLanguage};
