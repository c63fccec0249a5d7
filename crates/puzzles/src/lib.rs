//! Puzzles: positions in which exactly one turn wins, or saves. [`PuzzleRun`] makes them from games of the computer's levels,
//! [`find`] finds the one in a game of people, [`check`] confirms them by brute force, and [`accepts`] judges an answer.

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
pub use file::{compact, read, read_compact};
pub use games::{Theme, accepts, puzzles, shipped};
pub use make::{Draft, Progress, PuzzleRun, find};
pub use puzzle::{Goal, Others, Puzzle, Step};
pub use theme::UnknownTheme;
