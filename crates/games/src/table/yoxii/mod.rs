//! The numbers of Yoxii.

mod ids;
mod planes;
