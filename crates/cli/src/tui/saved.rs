//! The saved games: one of each kind, the latest first.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tessera_games::Player;
use tessera_players::Level;
use tessera_view::Line;

use crate::folder;

/// The largest file that is read, in bytes: a saved game has some kilobytes.
const MAX_BYTES: u64 = 4 << 20;

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Saved {
    pub(super) line: Line,
    /// The computer's level, if it plays.
    pub(super) level: Option<u8>,
    /// Whether the computer is the first player.
    computer_begins: bool,
}

impl Saved {
    pub(super) fn new(line: Line, computer: Option<(Player, Level)>) -> Self {
        Self {
            line,
            level: computer.map(|(_, level)| level.number()),
            computer_begins: computer.is_some_and(|(player, _)| player == Player::First),
        }
    }

    /// Which player is the computer, and on which level.
    pub(super) fn computer(&self) -> Option<(Player, Level)> {
        let level = Level::new(self.level?).ok()?;
        Some((if self.computer_begins { Player::First } else { Player::Second }, level))
    }

    /// Whether the game can be continued; an error if it is invalid.
    fn goes_on(&self) -> Result<bool, Unkept> {
        let position = self.line.position().map_err(|_| Unkept::Broken)?;
        Ok(position.outcome().is_none())
    }
}

/// Why games cannot be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unkept {
    /// The file has other content, and is left unchanged.
    Broken,
    /// The file cannot be written.
    Unwritable,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Content {
    Shelf {
        games: Vec<Saved>,
    },
    /// The single game of the first version of this file.
    One(Saved),
}

/// The games of a file that can be continued, the latest first; none if the file does not exist.
pub(super) fn read(path: &Path) -> Result<Vec<Saved>, Unkept> {
    let text = match tessera_journal::read_text(path, MAX_BYTES) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::FileTooLarge) => {
            return Err(Unkept::Broken);
        }
        Err(_) => return Err(Unkept::Unwritable),
    };
    let mut games = match serde_json::from_str(&text) {
        Ok(Content::Shelf { games }) => games,
        Ok(Content::One(saved)) => vec![saved],
        Err(_) => return Err(Unkept::Broken),
    };
    let goes_on = games.iter().map(Saved::goes_on).collect::<Result<Vec<bool>, Unkept>>()?;
    let mut goes_on = goes_on.into_iter();
    games.retain(|_| goes_on.next() == Some(true));
    Ok(games)
}

/// Saves a game in place of an earlier one of its kind, or removes it if it is over. The file is replaced atomically.
pub(super) fn keep(path: &Path, saved: Saved) -> Result<(), Unkept> {
    let mut games = read(path)?;
    games.retain(|other| other.line.game != saved.line.game);
    if saved.goes_on()? {
        games.insert(0, saved);
    }
    let written =
        serde_json::to_string(&Content::Shelf { games }).map_err(io::Error::from).and_then(|text| {
            let draft = draft(path)?;
            fs::write(&draft, text)?;
            fs::rename(&draft, path)
        });
    written.map_err(|_| Unkept::Unwritable)
}

/// Checks whether games can be saved, without changing the file.
pub(super) fn check(path: &Path) -> Result<(), Unkept> {
    read(path)?;
    let tried = draft(path).and_then(|draft| {
        fs::write(&draft, "")?;
        fs::remove_file(&draft)
    });
    tried.map_err(|_| Unkept::Unwritable)
}

/// The temporary file that replaces the real one. Creates its folder.
fn draft(path: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(path.with_extension("draft"))
}

/// The default path of the file, in the user's state folder.
pub(crate) fn usual_file() -> Option<PathBuf> {
    Some(folder::of_person("XDG_STATE_HOME", ".local/state")?.join("tui.json"))
}
