//! The computer players: what each knows about its game, and the engine that uses that knowledge.
//!
//! ```
//! use tessera_games::{AnyPosition, GameId};
//! use tessera_players::{Engine, EngineSettings};
//! use tessera_search::{Limits, Stop};
//!
//! let engine = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
//! let start = AnyPosition::start(GameId::Yoxii);
//! let turn = engine.turn(&start, Limits::nodes(1_000), &Stop::new(), &mut |_| ()).unwrap();
//! assert!(start.action_text(turn.actions[0]).is_some());
//! ```

mod candidate;
mod engine;
pub mod fitting;
mod guided;
mod level;
mod plain;
pub mod slither;
mod solve;
pub mod trexo;
mod turn;
mod weights;
pub mod xok;
pub mod yoxii;

pub use engine::{Decision, Engine, EngineLine, EngineSettings, Method};
pub use level::{Level, NotALevel};
pub use solve::{Solved, solve};
pub use tessera_search::NoMemory;
pub use turn::EngineTurn;
