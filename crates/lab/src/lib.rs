//! Matches between players, SPRT, and ratings: how strong a player is, measured honestly.
//!
//! - A [`Contestant`] is one of our own players or any program that speaks UGI, written as one line of text.
//! - A [`Match`] plays pairs of games between two contestants from varied [`Openings`], counts the results ([`Tally`],
//!   [`Elo`], [`Sprt`]), and continues where it was interrupted.
//! - A [`Ladder`] rates several contestants.
//! - A [`Recipe`] makes a player's weights: self-play, labels by search, and a [`Fit`].
//! - A [`BoardHunt`] looks for fair boards of Slither Stone.
//!
//! ```
//! use tessera_games::Start;
//! use tessera_lab::{Conditions, Match, Openings};
//! use tessera_search::Stop;
//! use tessera_trexo::Rules;
//!
//! let start = Start::Trexo(Rules::new(12, 5).unwrap());
//! let conditions = Conditions { concurrency: 2, ..Conditions::usual(Openings::by_lot(start, 1), 4) };
//! let contestants = ["level=10 nodes=300 hash=1".parse()?, "mcts nodes=20".parse()?];
//! let played = Match { contestants, conditions, sprt: None };
//! let result = played.play(None, &Stop::new(), &mut |_, _| ())?;
//! assert_eq!(result.tally.games(), 8);
//! println!("{}", result.tally.elo().unwrap()); // +70.4 ± 210.0, or so
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The players, and where games begin.
mod book;
mod contestant;
mod games;
mod openings;

// Playing.
mod cpu;
mod fault;
mod play;
mod ugi;

// Results.
mod error;
mod ladder;
mod matches;
mod stats;

// Making weights.
mod training;

pub use book::Book;
pub use contestant::{BuiltIn, ClockPace, Contestant, ContestantError, Mind, Pace, Program, parse_time};
pub use error::LabError;
pub use games::slither::{BoardHunt, BoardTrial, fairest};
pub use ladder::{Ladder, LadderTable, Pairings, Rung};
pub use matches::{Match, MatchResult};
pub use openings::{Balance, Opening, Openings};
pub use play::{Conditions, Ending, Faults, Played};
pub use stats::{
    Elo, Encounter, Points, Rating, RatingError, Ratings, Sprt, SprtError, Tally, Verdict, elo_of_score,
    rate, score_of_elo,
};
pub use training::{Fit, Generated, Progress, Recipe, Sample, TrainingGame};
