//! UGI, the Universal Game Interface: UCI for any game. `docs/engine.md` documents our choices where it is silent.

mod go;
mod options;
mod output;
mod search;
mod session;

pub(crate) use output::line_text;
pub(crate) use session::Session;
