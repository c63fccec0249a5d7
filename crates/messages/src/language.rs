//! The languages of Tessera, and how one is chosen.

use std::env;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language in which Tessera has texts.
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
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Czech];

    /// Its code: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Czech => "cs",
        }
    }

    /// The language of a locale: `pl_PL.UTF-8` is Polish; any other language falls back to English.
    pub fn of_locale(locale: &str) -> Self {
        locale.split(['_', '-', '.', '@']).next().and_then(|code| code.parse().ok()).unwrap_or_default()
    }

    /// The language of the system: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    pub fn of_system() -> Self {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
        Self::of_locale(&set.find(|value| !value.is_empty()).unwrap_or_default())
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

/// A code of no language that Tessera has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the language is one of en, pl and cs")
    }
}

impl Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_starts_with_its_language() {
        assert_eq!(Language::of_locale("pl_PL.UTF-8"), Language::Polish);
        assert_eq!(Language::of_locale("cs"), Language::Czech);
        assert_eq!(Language::of_locale("cs-CZ"), Language::Czech);
        assert_eq!(Language::of_locale("C.UTF-8"), Language::English);
        assert_eq!(Language::of_locale(""), Language::English);
    }
}
