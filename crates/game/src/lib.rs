//! What a two-player game is: the trait that rules implement and that search, drawing and lessons use.
//!
//! A game is a type that implements [`Position`]: a small copyable value that knows who is to move, what may
//! be played, and how the game has ended. This crate knows no particular game.
//!
//! ```
//! use tessera_game::{Outcome, Player, Position, perft};
//! # use tessera_game::example::Nim;
//! let mut nim = Nim::new(3); // take one or two; the player who takes the last one wins
//! assert_eq!(nim.to_move(), Player::First);
//! assert_eq!(perft(&nim, 2), 3);
//! nim.play(nim.parse_action("2").unwrap()).unwrap();
//! nim.play(nim.parse_action("1").unwrap()).unwrap();
//! assert_eq!(nim.outcome(), Some(Outcome::Win(Player::Second)));
//! ```

mod bit_set;
mod error;
#[doc(hidden)]
pub mod example;
mod hash;
#[cfg(feature = "kit")]
pub mod kit;
mod perft;
mod player;
mod position;
mod random;
mod reader;
mod turn;

pub use error::{ActionError, Problem, TextError};
pub use hash::mix;
pub use perft::{perft, perft_one_by_one};
pub use player::{Outcome, Player};
pub use position::Position;
pub use random::Random;
pub use reader::{Reader, square_text};
pub use turn::{parse_turn, turn_text};
