//! The commands of `tessera`, one file each.

mod analyse;
mod annotate;
mod batch;
mod bench;
mod boards;
mod draw;
mod engine;
mod explore;
mod film;
mod games;
mod lab;
mod matches;
mod moves;
mod perft;
mod play;
mod print;
mod puzzles;
mod random;
mod record;
mod rules;
mod serve;
mod shell;
mod show;
mod solve;
mod start;
#[cfg(feature = "storm")]
mod storm;
mod table;
mod tui;

pub(crate) use analyse::Analyse;
pub(crate) use batch::Batch;
pub(crate) use bench::Bench;
pub(crate) use boards::Boards;
pub(crate) use draw::Draw;
pub(crate) use engine::Engine;
pub(crate) use explore::Explore;
pub(crate) use games::Games;
pub(crate) use lab::Lab;
pub(crate) use matches::{Ladder, Match};
pub(crate) use moves::Moves;
pub(crate) use perft::Perft;
pub(crate) use play::Play;
pub(crate) use print::Print;
pub(crate) use puzzles::Puzzles;
pub(crate) use random::Random;
pub(crate) use record::Record;
pub(crate) use rules::Rules;
pub(crate) use serve::Serve;
pub(crate) use shell::{Completions, Man};
pub(crate) use show::Show;
pub(crate) use solve::Solve;
pub(crate) use start::Start;
#[cfg(feature = "storm")]
pub(crate) use storm::Storm;
pub(crate) use table::Table;
pub(crate) use tui::Tui;
