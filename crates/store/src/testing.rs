//! For tests: temporary folders, private PostgreSQL and NATS servers, and proxies in front of our own.

mod folder;
mod front;
mod nats;
mod postgres;

use std::env;

pub use folder::Folder;
pub use front::Front;
pub use nats::Nats;
pub use postgres::Postgres;

/// Reports that a test needs something that is missing on this machine. In continuous integration (`CI=true`), the test
/// fails; elsewhere the caller should skip it.
///
/// # Panics
///
/// In continuous integration.
pub fn missing(what: &str) {
    let message = format!("{what} is missing on this machine, or does not work: this test is left out.");
    assert!(env::var_os("CI").is_none_or(|ci| ci != "true"), "{message}");
    eprintln!("{message}");
}
