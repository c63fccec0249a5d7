//! The rules of Xok: fish and sharks on thirty hexagonal cells, and ten in a chain to win.
//!
//! [`Position`] implements [`tessera_game::Position`]; [`Setup`] is a board that may break the rules, for editors
//! and position strings. [`Rules`] are the parameters of a variant: small boards and short chains for proofs. The rules are in `docs/rules/xok.md`, and the names here are the names there.
//!
//! ```
//! use tessera_game::{Player, Position as _};
//! use tessera_xok::{Piece, Position};
//!
//! let mut game = Position::start();
//! game.play(game.parse_action("d3d4").unwrap()).unwrap(); // White: two fish
//! let bite = game.parse_action("Sd3e").unwrap(); // Black: a small shark onto one, its mouth at the other
//! assert_eq!(game.eaten(bite).len(), 2);
//! game.play(bite).unwrap();
//! assert_eq!(game.to_string(), ".../..../...../..s0.../...../..../... w");
//!
//! let cell = "d3".parse().unwrap();
//! assert!(matches!(game.piece(cell), Some((Player::Second, Piece::Shark(_)))));
//! let refused = game.parse_action("Sd5w").unwrap_err();
//! assert_eq!(refused.to_string(), "a shark must eat at least one fish");
//! ```

mod action;
mod cell;
mod cells;
mod direction;
mod ending;
mod illegal;
mod moves;
mod notation;
mod play;
mod position;
mod roster;
mod rules;
mod setup;
mod setup_text;
mod shark;
mod symmetry;
mod template;
mod view;

pub use action::{Action, Placement};
pub use cell::Cell;
pub use cells::{Cells, CellsIter};
pub use direction::Direction;
pub use ending::{Ending, Group};
pub use illegal::Illegal;
pub use position::Position;
pub use rules::{Rules, Shape};
pub use setup::{Setup, SetupError};
pub use shark::{Piece, Shark, SharkKind};
