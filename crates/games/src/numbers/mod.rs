//! Actions as ids and positions as planes, for learners. Each game has its own module.

mod ids;
mod planes;
mod slither;
mod trexo;
mod xok;
mod yoxii;

pub use ids::ActionIds;
pub use planes::Planes;
pub use slither::{slither_action, slither_id};
