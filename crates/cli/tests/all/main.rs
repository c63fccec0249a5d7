//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod admin;
mod batch;
mod commands;
mod common;
mod engine;
mod examples;
mod explore;
mod help;
mod json;
mod lab;
#[cfg(unix)]
mod limits;
mod matches;
#[cfg(all(feature = "nats", feature = "postgres"))]
mod nodes;
mod paper;
mod proofs;
mod puzzles;
mod records;
mod rules;
#[cfg(all(feature = "nats", feature = "postgres"))]
mod secrets;
mod serve;
#[cfg(unix)]
mod stopped;
#[cfg(all(unix, feature = "nats", feature = "planted", feature = "postgres", feature = "storm"))]
mod storm;
mod table;
#[cfg(target_os = "linux")]
mod terminal;
mod workers;
#[cfg(feature = "nats")]
mod workers_nats;
