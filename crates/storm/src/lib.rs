//! Load and faults for a server of online games, and a checker of what it has promised.
//!
//! - A [`Storm`] plays legal games of all kinds over real sockets, as fast as it is told to, and records every command,
//!   answer and event in a [history].
//! - [`check`] goes through a history and the stored logs, and names whatever breaks a promise.
//! - A [`Fleet`] is some server processes, which [`Faults`] kills, stops, fills and cuts off, by a seed.
//! - [`mod@bench`] measures the figures that a server must reach.

#[cfg(unix)]
pub mod bench;
pub mod check;
mod client;
#[cfg(unix)]
mod faults;
mod figures;
#[cfg(unix)]
mod fleet;
pub mod history;
mod http;
mod link;
mod player;
#[cfg(unix)]
mod proxy;
mod storm;
mod watcher;
mod world;

#[cfg(unix)]
pub use faults::{Faults, Outcome};
pub use figures::{Figures, Times};
#[cfg(unix)]
pub use fleet::{Database, Fleet, Settings};
pub use storm::{Options, Storm, Summary, unix_now};
pub use world::Mischief;
