//! What this program is: for its log and its metrics.

/// The version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The features that it was built with.
pub(crate) const FEATURES: &str = match (cfg!(feature = "postgres"), cfg!(feature = "nats")) {
    (true, true) => "postgres,nats",
    (true, false) => "postgres",
    (false, true) => "nats",
    (false, false) => "",
};
