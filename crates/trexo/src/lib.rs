//! The rules of Trexo: two players stack tiles of one X half and one O half; five of a player's symbols in a
//! line, seen from above, win.
//!
//! [`Position`] implements [`tessera_game::Position`] for every variant ([`Rules`]); [`Setup`] is a board that may
//! break the rules, for editors and position strings. [`Ending`] and [`Line`] show why a game is over.
//!
//! A position keeps the usual variants in 128 bytes and the others in a larger form. Code that has to be fast is
//! generic over the two shapes: [`with_board!`] hands it the [`Board`].
//!
//! ```
//! use tessera_game::{Outcome, Player, Position as _};
//! use tessera_trexo::{Ending, Position, Rules, Symbol};
//!
//! let mut game = Position::start(Rules::default());
//! for text in ["a1a2", "a5b5", "b1b2", "c8c9", "c1c2", "h5i5", "d1d2", "j9j10", "e1f1"] {
//!     game.play(game.parse_action(text)?)?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
//! assert_eq!(game.ending(), Some(Ending::Line(Symbol::X)));
//! let squares = game.lines(Symbol::X).flat_map(|line| line.squares());
//! assert_eq!(squares.map(|square| square.to_string()).collect::<Vec<_>>(), ["a1", "b1", "c1", "d1", "e1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The words of the game.
mod action;
mod rules;
mod square;
mod tile;

// A position, and what the rules say of it.
mod board;
mod ending;
mod illegal;
mod levels;
mod line;
mod placements;
mod play;
mod position;

// What is derived from a position: texts, views, sets of squares, hashes.
mod bitboards;
mod hash;
mod notation;
mod setup;
mod setup_text;
mod symmetry;
mod variant;
mod view;
mod winning;

// How a board is stored: bits, in as much room as a variant needs.
mod geometry;
mod nth;
mod packed;
mod planes;
mod roomy;
mod set;
mod shape;

pub use action::Action;
pub use bitboards::Bitboards;
pub use board::Board;
pub use ending::Ending;
pub use illegal::Illegal;
pub use line::Line;
pub use position::{Position, Shaped};
pub use rules::{NeedsLarge, Rules};
pub use set::Set;
pub use setup::{Setup, SetupError};
pub use shape::{Large, Shape, Standard};
pub use square::Square;
pub use tile::{Arrow, Half, Symbol};
