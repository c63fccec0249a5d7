//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod common;
mod mcts;
mod proofs;
mod search;
mod solver;
