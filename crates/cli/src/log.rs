//! The log of the server, on standard error.

use std::io;

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, fmt};

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A line for people
    Text,
    /// A line of JSON
    Json,
}

/// Starts the log: warnings only, without a format. `RUST_LOG` sets its level.
///
/// Libraries write whole messages and requests at their lower levels, with the secrets in them. These levels are for our
/// own crates alone, which write no secrets at any level.
pub(crate) fn start(format: Option<Format>) {
    let usual = if format.is_some() { "info" } else { "warn" };
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let is_safe = filter_fn(|metadata| {
        metadata.target().starts_with("tessera") || *metadata.level() <= LevelFilter::INFO
    });
    let log = fmt().with_env_filter(chosen).with_writer(io::stderr);
    // An error would mean a second start, but a program has one server.
    let _ = match format {
        Some(Format::Json) => log.json().flatten_event(true).finish().with(is_safe).try_init(),
        Some(Format::Text) | None => log.with_ansi(false).finish().with(is_safe).try_init(),
    };
}
