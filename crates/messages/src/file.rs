//! The message files: the one place that lists them. Each language has a folder with the same files.

use crate::Language;

/// One file of messages, in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    name: &'static str,
    texts: [&'static str; 3],
}

/// A file of each language's folder, in the order of [`Language::ALL`].
macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            texts: [
                include_str!(concat!("../en/", $name, ".ftl")),
                include_str!(concat!("../pl/", $name, ".ftl")),
                include_str!(concat!("../cs/", $name, ".ftl")),
            ],
        }
    };
}

/// The files of the games: one file per game has all messages of that game alone. A new game is added here.
pub const GAMES: [File; 4] = [file!("xok"), file!("yoxii"), file!("trexo"), file!("slither")];

/// Positions, turns and endings of any game, on the page and in the terminal.
pub const GAME: File = file!("game");

/// The page in the browser.
pub const PAGE: File = file!("page");

/// The sheets to print.
pub const PRINT: File = file!("print");

/// The rules for players.
pub const RULES: File = file!("rules");

/// The lessons.
pub const LEARN: File = file!("learn");

/// Errors of the page's core: broken links, records, codes.
pub const CORE: File = file!("core");

/// Puzzles on the page.
pub const PUZZLES: File = file!("puzzles");

/// The page's study, board editor and dialog of sheets to print.
pub const STUDY: File = file!("study");

/// Online games on the page.
pub const ONLINE: File = file!("online");

/// The screen of the terminal.
pub const TERMINAL: File = file!("terminal");

/// The game that is played by typing, and refusals on the command line.
pub const COMMAND: File = file!("command");

impl File {
    /// The files that all games share.
    const COMMON: [Self; 11] =
        [GAME, PAGE, PRINT, RULES, LEARN, PUZZLES, CORE, STUDY, ONLINE, TERMINAL, COMMAND];

    /// Every file.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::COMMON.into_iter().chain(GAMES)
    }

    /// Its file name without the ending.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Its text in a language, in Fluent's syntax.
    pub const fn text(self, language: Language) -> &'static str {
        self.texts[language as usize]
    }
}
