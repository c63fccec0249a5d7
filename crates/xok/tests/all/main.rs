//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod contract;
mod ending;
mod rulebook;
mod small_boards;
mod symmetry;
mod texts;
