//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod boards;
mod common;
mod contestants;
mod matches;
mod programs;
mod resume;
mod statistics;
mod training;
