//! For tests: folders that vanish, and servers of one's own, PostgreSQL and NATS.

mod folder;
mod nats;
mod postgres;

use std::env;

pub use folder::Folder;
pub use nats::Nats;
pub use postgres::Postgres;

/// Something that a test needs is missing on this machine. In continuous integration (`CI=true`), the test fails; else it
/// says so, and the caller should leave it out.
///
/// # Panics
///
/// In continuous integration.
pub fn missing(what: &str) {
    let sentence = format!("{what} is missing on this machine, or does not work: this test is left out.");
    assert!(env::var_os("CI").is_none_or(|ci| ci != "true"), "{sentence}");
    eprintln!("{sentence}");
}
