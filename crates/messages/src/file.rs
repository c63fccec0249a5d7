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

/// The screen of settings.
pub const SETTINGS: File = file!("settings");

/// The dialog of the keys of a board.
pub const KEYS: File = file!("keys");

/// Typed turns, and questions about a game.
pub const TYPING: File = file!("typing");

/// The list of the games on a device.
pub const MY_GAMES: File = file!("mygames");

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
    /// The common files that the page loads.
    pub const ON_PAGE: [Self; 12] =
        [GAME, PAGE, CORE, SETTINGS, KEYS, TYPING, MY_GAMES, LEARN, PUZZLES, RULES, STUDY, ONLINE];

    /// The common files that the page does not load.
    pub const OFF_PAGE: [Self; 3] = [PRINT, TERMINAL, COMMAND];

    /// The files that all games share.
    fn common() -> impl Iterator<Item = Self> {
        Self::ON_PAGE.into_iter().chain(Self::OFF_PAGE)
    }

    /// Every file.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::common().chain(GAMES)
    }

    /// The common file with which the page loads a message: its own file, or, for a message in a game's file, the one
    /// that its key starts with, by default `game`.
    #[cfg(feature = "typescript")]
    pub(crate) fn part(self, message: &str) -> Self {
        if !GAMES.contains(&self) {
            return self;
        }
        let first = message.split('-').next();
        Self::common().find(|file| Some(file.name) == first).unwrap_or(GAME)
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
