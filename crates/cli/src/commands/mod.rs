//! The commands of `tessera`, one file each.

mod analyse;
mod batch;
mod bench;
mod contest;
mod draw;
mod engine;
mod games;
mod moves;
mod perft;
mod play;
mod print;
mod random;
mod record;
mod shell;
mod show;
mod solve;
mod start;
mod table;

pub(crate) use analyse::Analyse;
pub(crate) use batch::Batch;
pub(crate) use bench::Bench;
pub(crate) use contest::{Ladder, Match};
pub(crate) use draw::Draw;
pub(crate) use engine::Engine;
pub(crate) use games::Games;
pub(crate) use moves::Moves;
pub(crate) use perft::Perft;
pub(crate) use play::Play;
pub(crate) use print::Print;
pub(crate) use random::Random;
pub(crate) use record::Record;
pub(crate) use shell::{Completions, Man};
pub(crate) use show::Show;
pub(crate) use solve::Solve;
pub(crate) use start::Start;
pub(crate) use table::Table;
