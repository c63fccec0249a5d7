//! The numbers of Slither Stone.

mod ids;
mod planes;

pub use ids::{slither_action, slither_id};
