//! The languages of the sheets.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that the sheets can be in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
}

impl Language {
    /// The three.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Czech];

    /// Its code: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Czech => "cs",
        }
    }

    /// Its messages for sheets, in Fluent's form.
    pub(crate) const fn messages(self) -> &'static str {
        match self {
            Self::English => include_str!("../../../../messages/en/print.ftl"),
            Self::Polish => include_str!("../../../../messages/pl/print.ftl"),
            Self::Czech => include_str!("../../../../messages/cs/print.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// A code that is none of the three languages'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the language is one of en, pl and cs")
    }
}

impl Error for UnknownLanguage {}
