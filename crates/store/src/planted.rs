//! Bugs that are planted on purpose, to show that the checker of storms finds them. They sleep until a test wakes one, and
//! only in a program that was built with the feature `planted`.

use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

/// A bug.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plant {
    /// An event is acknowledged before it is stored.
    AcknowledgeEarly,
    /// Nobody looks whether a command is in the log already.
    NoUniqueKey,
    /// Time without a server is not given back.
    LostCredit,
    /// A client that comes back does not get the first event that it has missed.
    SkipOnResume,
}

impl Plant {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::AcknowledgeEarly, Self::NoUniqueKey, Self::LostCredit, Self::SkipOnResume];

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AcknowledgeEarly => "acknowledge-early",
            Self::NoUniqueKey => "no-unique-key",
            Self::LostCredit => "lost-credit",
            Self::SkipOnResume => "skip-on-resume",
        }
    }

    /// Wakes the bug, for the rest of the process.
    #[cfg(feature = "planted")]
    pub fn wake(self) {
        AWAKE.fetch_or(1 << self as u8, Ordering::SeqCst);
    }

    /// Whether the bug is awake. Without the feature, none ever is.
    pub fn is_awake(self) -> bool {
        cfg!(feature = "planted") && AWAKE.load(Ordering::Relaxed) & (1 << self as u8) != 0
    }
}

static AWAKE: AtomicU8 = AtomicU8::new(0);

impl FromStr for Plant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|plant| plant.name() == text);
        known.ok_or_else(|| format!("{text} is not one of {}", Self::ALL.map(Self::name).join(", ")))
    }
}
