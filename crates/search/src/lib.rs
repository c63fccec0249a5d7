//! Search for any game that keeps the contract of `tessera-game`, and for no game in particular.
//!
//! - [`search`]: alpha-beta with everything that belongs to it. It needs a [`Guide`], which knows the game.
//! - [`solve`]: the exact value of a position, or "not within the limit".
//! - [`mcts()`]: plain UCT with random playouts, which needs no knowledge: an independent yardstick.
//!
//! All three tell proven results from guesses, and a proven result is never wrong.
//!
//! ```
//! use tessera_game::example::Nim;
//! use tessera_search::{Guide, Limits, Score, Settings, Table, search};
//!
//! #[derive(Clone)]
//! struct Naive;
//! impl Guide<Nim> for Naive {
//!     const HISTORY: usize = 3;
//!     fn evaluate(&self, _: &Nim) -> i32 {
//!         0
//!     }
//!     fn history_slot(&self, taken: u8) -> usize {
//!         taken.into()
//!     }
//! }
//!
//! let table = Table::new(1);
//! let nim = Nim::new(8); // take one or two; whoever takes the last one wins
//! let best = search(&nim, &Naive, &table, Limits::infinite(), &Settings::default(), |_| ()).unwrap();
//! assert_eq!((best.action, best.score), (2, Score::Win(5)));
//! ```

mod alphabeta;
mod guide;
mod history;
mod limits;
mod mcts;
mod pages;
mod picker;
mod report;
mod score;
mod search;
mod solver;
mod table;
mod threads;
mod time;
mod tuning;
mod value;

pub use guide::{Completeness, ForcedWin, Guide, Survey, Wanted, all_actions};
pub use limits::{Effort, Limits, Stop};
pub use mcts::{MctsSettings, UCT_SCALE, mcts};
pub use pages::has_room_for;
pub use report::{Best, Line, Report};
pub use score::Score;
pub use search::{Settings, search};
pub use solver::{Exact, Method, Progress, Solution, SolveSettings, solve};
pub use table::Table;
pub use threads::{Job, Spawn, system_spawn};
pub use time::{Clock, system_clock};
pub use tuning::Tuning;
