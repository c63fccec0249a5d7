//! The rules of Yoxii.
