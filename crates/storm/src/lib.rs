//! Load and faults for a server of online games, and a checker of the server's promises.
//!
//! - A [`Storm`] plays legal games of all kinds over real sockets, at a chosen rate, and records every command, answer and
//!   event in a [history].
//! - [`check`] compares a history with the stored logs, and reports every violation of a promise.
//! - A [`Fleet`] is a set of server processes. [`Faults`] kills, pauses and disconnects them or fills their disk, at random
//!   but reproducibly from a seed.
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
#[cfg(unix)]
mod skip;
#[cfg(unix)]
mod slow;
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
