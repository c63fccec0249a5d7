//! The computer players of the four games: what each believes about its game, and the engine that asks them.
//!
//! ```
//! use tessera_games::{AnyPosition, GameId};
//! use tessera_players::{Engine, EngineSettings};
//! use tessera_search::{Limits, Stop};
//!
//! let engine = Engine::new(EngineSettings { hash: 1, ..EngineSettings::default() });
//! let start = AnyPosition::start(GameId::Yoxii);
//! let thought = engine.think(&start, Limits::nodes(1_000), &Stop::new(), &mut |_| ()).unwrap();
//! assert!(start.action_text(thought.action).is_some());
//! ```

mod candidate;
mod engine;
pub mod fitting;
mod guided;
mod level;
pub mod slither;
pub mod trexo;
mod weights;
pub mod xok;
pub mod yoxii;

pub use engine::{Engine, EngineSettings, Insight, Method, NoMemory, Solved, Thought, solve};
pub use level::{Level, NotALevel};
