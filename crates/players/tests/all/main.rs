//! All tests of the crate in one program: it is linked once, and its tests run side by side.

mod fitting;
mod forced_wins;
mod one_action;
mod truth;
mod turn;
