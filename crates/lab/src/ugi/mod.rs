//! Other programs as players: a child process, and the UGI protocol spoken with it.

mod client;
mod lines;
mod process;

pub(crate) use client::{Allowance, Client};
