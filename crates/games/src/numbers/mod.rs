//! Actions as numbers and positions as planes, for learners. Each game's are in its module of the table.

mod ids;
mod planes;

pub use ids::ActionIds;
pub use planes::Planes;
pub(crate) use planes::Writer;
