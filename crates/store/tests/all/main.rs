//! All tests of the crate in one program: it is linked once, and its tests run side by side. They need the features:
//! `cargo test --package tessera-store --all-features`.

mod common;
mod conformance;
mod files;
mod measure;
mod outages;
mod processes;
mod tls;
