//! The one place that knows all four games: a game looked up by name, and a position of any of them.
//!
//! ```
//! use tessera_games::{AnyPosition, GameId};
//! let game: GameId = "yoxii".parse()?;
//! let mut position = AnyPosition::start(game);
//! assert_eq!(position.count_actions(), 256);
//! position.play_text("d5-e6=3")?;
//! assert_eq!(position.to_string(), ".../...3./...T.../......./......./...../... r");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod id;
#[cfg(feature = "serde")]
mod json;
mod numbers;
mod position;
mod spread;
mod start;
mod table;

pub use action::{AnyAction, AnyGame, AnyIllegal};
pub use id::{GameId, UnknownGame};
pub use numbers::{ActionIds, Planes};
pub use position::{AnyPosition, Visitor};
pub use start::{BoardRequest, Start, StartError, StartNumber, StartPart, StartRequest, StartTexts};
#[doc(inline)]
pub use table::rules::*;
pub use table::{slither_action, slither_id};
pub use tessera_game::{ActionError, Outcome, Player, TextError};
