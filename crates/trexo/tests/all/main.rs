//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod bitboards;
mod contract;
mod hash;
mod lines;
mod rulebook;
mod shapes;
mod short_lines;
mod texts;
