//! Search for any game that keeps the contract of `tessera-game`, and for no game in particular.
//!
//! - [`search`]: alpha-beta. It needs a [`Guide`], which knows the game.
//! - [`solve`]: the exact value of a position, or nothing if the limit is too small.
//! - [`mcts()`]: plain UCT with random playouts. It needs no knowledge of the game and serves as a baseline.
//!
//! All three distinguish proven results from estimates. A proof depends only on the rules and the guide's promises, with
//! one exception: the tables of `search` and `solve` identify a position by its 64-bit hash, so two positions with the
//! same hash are confused. A table of m entries returns a wrong entry in n probes with a probability of about n · m / 2⁶⁴:
//! 0.02 % for 64 MiB (4 million entries) and a billion probes. Actions from the table are checked for legality before
//! they are played, so a collision can spoil a score but never leads to an illegal action. `mcts` has no such table. The
//! tests compare proofs with brute force, also on tables that are tiny, full of random bits, or full of misleading entries.
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
//! let nim = Nim::new(8); // take one or two; the player who takes the last one wins
//! let best = search(&nim, &Naive, &table, Limits::infinite(), &Settings::default(), |_| ()).unwrap();
//! assert_eq!((best.action, best.score), (2, Score::Win(5)));
//! ```

mod alphabeta;
mod guide;
mod history;
mod limits;
mod mcts;
mod order;
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
pub use limits::{Limits, Stop, WorkBudget};
pub use mcts::{MctsSettings, UCT_SCALE, mcts};
pub use report::{Best, Report, Variation};
pub use score::Score;
pub use search::{Settings, search, search_among};
pub use solver::{Exact, Solution, SolveMethod, SolveProgress, SolveSettings, solve};
pub use table::{NoMemory, Table};
pub use threads::{Job, Spawn, system_spawn};
pub use time::{Clock, system_clock};
pub use tuning::Tuning;
