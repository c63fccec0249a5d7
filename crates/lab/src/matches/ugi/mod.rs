//! Other programs as players: a child process, and the UGI protocol spoken with it.

mod announced;
mod client;
mod lines;
mod log;
mod process;

pub(crate) use client::{Allowance, Client};
