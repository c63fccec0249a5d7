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
//! let conditions = Conditions { concurrency: 2, ..Conditions::standard(Openings::unfiltered(start, 1), 4) };
//! let contestants = ["level=10 nodes=300 hash=1".parse()?, "mcts nodes=20".parse()?];
//! let played = Match { contestants, conditions, sprt: None };
//! let result = played.play(None, &Stop::new(), &mut |_, _| ())?;
//! assert_eq!(result.tally.games(), 8);
//! println!("{}", result.tally.elo().unwrap()); // +70.4 [-139.5, +331.4], or so
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The two halves: how strong players are, and how their weights are made. Neither uses the other.
mod matches;
mod training;

// What belongs to one game alone.
mod slither;

// What all share.
mod error;
mod result_word;

pub use error::LabError;
pub use matches::{
    Balance, Book, BuiltIn, ClockPace, Conditions, Contestant, ContestantError, Elo, Encounter, EndReason,
    Faults, Ladder, LadderTable, Match, MatchResult, Mind, Opening, Openings, Pace, Pairings, Played, Points,
    Program, Rating, RatingError, Ratings, Rung, Sprt, SprtError, Tally, Verdict, elo_of_score, parse_time,
    rate, score_of_elo,
};
pub use slither::{BoardHunt, BoardTrial, fairest};
pub use training::{Fit, Generated, Progress, Recipe, Sample, TrainingGame};
