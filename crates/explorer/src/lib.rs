//! The opening explorer: every first turn of a game up to symmetry, the best replies some turns deep, the value of each by search, and
//! the results of strong games that continued from there. [`ExplorerBuild`] makes the file of a game; [`Explorer`] reads it and answers.
//!
//! ```
//! use tessera_explorer::Explorer;
//! use tessera_games::{AnyPosition, GameId};
//!
//! let text = "tessera-explorer 1 yoxii turns 1 replies 8 first every nodes 10 play 10\n0 0 d5-e6=3\ng 0 0 1\nend\n";
//! let explorer = Explorer::read(text)?;
//! let start = AnyPosition::start(GameId::Yoxii);
//! let row = &explorer.look_up(&start).unwrap().rows[0];
//! assert_eq!((start.turn_text(&row.actions), row.tally.first), ("d5-e6=3".into(), 1));
//! # Ok::<(), tessera_explorer::ExplorerError>(())
//! ```

mod build;
mod error;
mod file;
mod look;
mod shipped;
mod symmetry;
mod tally;
mod tree;
mod value;

pub use build::{ExplorerBuild, Progress, Task};
pub use error::ExplorerError;
pub use file::{First, Head};
pub use look::{Page, Row};
pub use shipped::{explorer, shipped};
pub use tally::Tally;
pub use tree::Explorer;
pub use value::Value;
