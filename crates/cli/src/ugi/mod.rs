//! UGI, the Universal Game Interface: UCI for any game. What we say where it is silent is in `docs/engine.md`.

mod go;
mod options;
mod output;
mod session;

pub(crate) use output::line_text;
pub(crate) use session::Session;
