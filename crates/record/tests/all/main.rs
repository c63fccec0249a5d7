//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod bad;
mod common;
mod format;
mod golden;
mod laws;
mod streams;
