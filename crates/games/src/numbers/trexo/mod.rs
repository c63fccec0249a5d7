//! The numbers of Trexo.

mod ids;
mod planes;
