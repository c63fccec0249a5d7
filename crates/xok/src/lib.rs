//! The rules of Xok.
