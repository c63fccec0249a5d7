//! The rules of Trexo.
