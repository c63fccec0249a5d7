//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod boards;
mod codes;
mod contract;
mod golden;
mod hash;
mod sentences;
mod symmetry;
mod trace;
