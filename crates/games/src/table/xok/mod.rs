//! The numbers of Xok.

mod ids;
mod planes;
