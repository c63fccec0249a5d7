//! How the players' weights are made: self-play, labels by search, and a fit. Everything follows from a seed.

mod data;
mod digest;
mod fit;
mod games;
mod generate;
mod network;
mod recipe;
mod rows;
mod selfplay;
mod sum;

pub use data::{Sample, TrainingGame};
pub use fit::{Fit, Progress};
pub use generate::Generated;
pub use recipe::Recipe;
