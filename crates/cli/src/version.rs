//! What this program is: its version, the page inside and the features that it was built with.

use std::sync::LazyLock;

use tessera_server::Page;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The features that change what users can do. The others are for tests.
const FEATURES: [(&str, bool); 3] = [
    ("postgres", cfg!(feature = "postgres")),
    ("nats", cfg!(feature = "nats")),
    ("storm", cfg!(feature = "storm")),
];

/// The answer to `tessera --version`, without the name of the program.
pub(crate) fn long() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| format!("{VERSION}\npage: {}\nfeatures: {}", Page::embedded_kind(), features()));
    &TEXT
}

/// The same in one line.
pub(crate) fn line() -> String {
    format!("Version {VERSION}, page: {}, features: {}", Page::embedded_kind(), features())
}

fn features() -> String {
    let on: Vec<_> = FEATURES.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
    if on.is_empty() { "none".into() } else { on.join(", ") }
}
