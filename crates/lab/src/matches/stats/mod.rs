//! Statistics of results: Elo with error bars, the sequential test, and ratings of many players.

mod elo;
mod rating;
mod sprt;
mod tally;

pub use elo::{Elo, elo_of_score, score_of_elo};
pub use rating::{Encounter, Rating, RatingError, Ratings, rate};
pub use sprt::{Sprt, SprtError, Verdict};
pub use tally::{Points, Tally};

/// The score of a pair of games, as a mean of both, from LL to WW.
pub(crate) const PAIR_SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many standard errors to either side hold 95 % of a normal distribution.
pub(crate) const NINETY_FIVE: f64 = 1.959_963_984_540_054;
