//! The rules of Slither Stone.
