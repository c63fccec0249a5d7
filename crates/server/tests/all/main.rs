//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod abuse;
mod common;
#[cfg(target_os = "linux")]
mod fronts;
mod frozen;
mod monitoring;
#[cfg(all(feature = "nats", feature = "postgres"))]
mod nodes;
mod now;
mod online;
mod outages;
mod page;
mod print;
mod repeated;
mod serving;
mod traffic;
mod watching;
