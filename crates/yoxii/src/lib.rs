//! The rules of Yoxii, as `docs/rules/yoxii.md` gives them: two players, one totem, thirty-seven squares.
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
mod cell;
mod cells;
mod illegal;
mod moves;
mod notation;
mod parse;
mod play;
mod position;
mod supply;
mod symmetry;
mod value;
mod view;

pub use action::Action;
pub use cell::Cell;
pub use cells::{Cells, CellsIter};
pub use illegal::Illegal;
pub use position::Position;
pub use supply::Supply;
pub use value::Value;
pub use view::{Content, Count};
