//! What a person types: `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`.
fn main() {}
