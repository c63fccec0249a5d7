//! Puzzles: positions in which exactly one turn wins, or saves. [`Making`] makes them from games of the computer's levels,
//! [`check`] confirms them by brute force.

mod ask;
mod check;
mod error;
mod file;
mod games;
mod make;
mod puzzle;
mod theme;

pub use check::{Disputed, check};
pub use error::PuzzleError;
pub use file::{compact, read};
pub use games::{Theme, puzzles, shipped};
pub use make::{Making, Progress};
pub use puzzle::{Goal, Others, Puzzle, Step};
pub use theme::UnknownTheme;
