//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod build;
mod read;
mod shipped;
