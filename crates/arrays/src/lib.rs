//! Many games of one kind stepped at once, into arrays that belong to the caller: what a learner asks thousands of times
//! a second. Nothing is allocated in a step, and the result does not depend on the number of threads.
//!
//! ```
//! use tessera_games::{AnyPosition, GameId};
//! use tessera_arrays::{Batch, Buffers, Settings};
//!
//! let start = AnyPosition::start(GameId::Xok);
//! let mut batch = Batch::new(&[start], Settings { games: 100, ..Settings::default() }).unwrap();
//! let mut buffers = Buffers::new(&batch);
//! batch.reset(Some(1), &mut buffers.arrays());
//! batch.step_random(&mut buffers.arrays());
//! assert!(buffers.length.iter().all(|&length| length == 1));
//! let error = batch.step(&[700; 100], &mut buffers.arrays()).unwrap_err();
//! assert_eq!(error.to_string(), "game 0: the action 700 is not legal: a shark must eat at least one fish");
//! ```

mod arrays;
mod batch;
mod games;
mod threads;

pub use arrays::{Arrays, Buffers, Sizes};
pub use batch::{Autoreset, Batch, BatchError, SavedGame, Settings};
