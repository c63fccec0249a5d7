//! The rules of Yoxii, as `docs/rules/yoxii.md` gives them: two players, one totem, thirty-seven squares.
//!
//! [`Position`] implements [`tessera_game::Position`]; [`Setup`] is a board that may break the rules, for editors
//! and position strings. [`Shape`] names the board: the standard one, or a smaller one for proofs.
//!
//! ```
//! use tessera_game::{Player, Position as _, perft};
//! use tessera_yoxii::{Content, Position, Value};
//!
//! let mut position = Position::start();
//! assert_eq!(perft(&position, 1), 256);
//! let action = position.parse_action("d5-e6=3").unwrap();
//! position.play(action).unwrap();
//! assert_eq!(position.to_string(), ".../...3./...T.../......./......./...../... r");
//! let stone = Content::Stone { owner: Player::First, value: Value::Three };
//! assert_eq!(position.content(action.stone()), stone);
//! ```

mod action;
mod board;
mod illegal;
mod moves;
mod play;
mod position;
mod setup;
mod setup_text;
mod shape;
mod square;
mod squares;
mod supply;
mod symmetry;
mod value;
mod view;

pub use action::Action;
pub use illegal::Illegal;
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use shape::Shape;
pub use square::Square;
pub use squares::{Squares, SquaresIter};
pub use supply::Supply;
pub use value::Value;
pub use view::{Content, Count};
