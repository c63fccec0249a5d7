//! The rules of a game on a server, one by one.

#[path = "../common/mod.rs"]
mod common;

mod beginning;
mod clocks;
mod draws;
mod endings;
mod game_log;
mod json;
mod length;
mod now;
mod takebacks;
mod turns;
