//! The message files: the one place that lists them.

use crate::Language;

/// One file of messages, in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    name: &'static str,
    texts: [&'static str; 3],
}

/// A file of `messages/`, in the order of [`Language::ALL`].
macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            texts: [
                include_str!(concat!("../../../messages/en/", $name, ".ftl")),
                include_str!(concat!("../../../messages/pl/", $name, ".ftl")),
                include_str!(concat!("../../../messages/cs/", $name, ".ftl")),
            ],
        }
    };
}

/// What is said of positions, turns and endings, on the page and in the terminal.
pub const GAME: File = file!("game");

/// The page in the browser.
pub const PAGE: File = file!("page");

/// What stands on the sheets to print.
pub const PRINT: File = file!("print");

/// The rules for players.
pub const RULES: File = file!("rules");

/// The lessons.
pub const LEARN: File = file!("learn");

/// What the page's core says when it is asked for something that cannot be done.
pub const CORE: File = file!("core");

/// Study, the board editor, and the order of sheets to print, on the page.
pub const STUDY: File = file!("study");

/// The screen of the terminal.
pub const TERMINAL: File = file!("terminal");

impl File {
    /// Every file.
    pub const ALL: &[Self] = &[GAME, PAGE, PRINT, RULES, LEARN, CORE, STUDY, TERMINAL];

    /// Its name in `messages/`, without the ending.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// What it says in a language, in Fluent's form.
    pub const fn text(self, language: Language) -> &'static str {
        self.texts[language as usize]
    }
}
