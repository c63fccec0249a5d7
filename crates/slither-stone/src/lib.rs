//! Slither Stone: the rules of `docs/rules/slither-stone.md`, and the boards to play it on.
//!
//! A game starts from a board, which a [`BoardSpec`] generates and names. [`Position`] implements
//! [`tessera_game::Position`]; its own methods say what a page needs to draw it. [`Setup`] is a board that may break
//! the rules, for editors and position strings.
//!
//! ```
//! use tessera_game::{Player, Position as _, parse_turn};
//! use tessera_slither_stone::{BoardSpec, Content, Snake};
//!
//! let mut position = BoardSpec::standard(7).board();
//! for action in parse_turn(&position, "oe6 #e7 1n>e").unwrap() {
//!     position.play(action).unwrap();
//! }
//! assert_eq!(position.to_move(), Player::Second);
//! assert_eq!(position.supply(Player::First), 4);
//! let e7 = position.grid().square(4, 6).unwrap();
//! assert_eq!(position.content(e7), Some(Content::Wall));
//! assert_eq!(position.body(Snake::ALL[0]).len(), 2);
//! ```

mod action;
mod board;
mod direction;
mod grid;
mod illegal;
mod moves;
mod notation;
mod play;
mod position;
mod setup;
mod setup_text;
mod snake;
mod squares;
mod symmetry;
mod trace;
mod view;

pub use action::{Action, Kind, Move};
pub use board::{BoardSpec, CodeError, SpecError};
pub use direction::Direction;
pub use grid::Grid;
pub use illegal::{Illegal, Taken};
pub use position::{FREE_SPACES, Position};
pub use setup::{Setup, SetupError};
pub use snake::{Snake, SnakeNumber};
pub use squares::{Square, Squares, SquaresIter};
pub use trace::{Death, Leg, Trace};
pub use view::Content;
