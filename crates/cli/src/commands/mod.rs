//! The commands of `tessera`, one file each.

mod batch;
mod games;
mod moves;
mod perft;
mod play;
mod random;
mod shell;
mod show;
mod start;
mod table;

pub(crate) use batch::Batch;
pub(crate) use games::Games;
pub(crate) use moves::Moves;
pub(crate) use perft::Perft;
pub(crate) use play::Play;
pub(crate) use random::Random;
pub(crate) use shell::{Completions, Man};
pub(crate) use show::Show;
pub(crate) use start::Start;
pub(crate) use table::Table;
