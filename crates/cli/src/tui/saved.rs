//! The games that are kept for the next time: one of each kind, the latest first.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tessera_games::Player;
use tessera_players::Level;
use tessera_view::Line;

use crate::folder;

/// A game as it is kept.
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

    /// Whether it can be played on; an error if it is no game.
    fn goes_on(&self) -> Result<bool, Unkept> {
        let position = self.line.position().map_err(|_| Unkept::Broken)?;
        Ok(position.outcome().is_none())
    }
}

/// Why games cannot be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unkept {
    /// The file holds something else. It is left alone.
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
    /// The one game that was kept at first.
    One(Saved),
}

/// The games in a file that can be played on, the latest first; none if there is no file.
pub(super) fn read(path: &Path) -> Result<Vec<Saved>, Unkept> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(Unkept::Broken),
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

/// Keeps a game in place of an earlier one of its kind; one that is over is kept no longer. The file is written as a whole or
/// not at all.
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

/// Finds out whether games can be kept, without changing what is there.
pub(super) fn check(path: &Path) -> Result<(), Unkept> {
    read(path)?;
    let tried = draft(path).and_then(|draft| {
        fs::write(&draft, "")?;
        fs::remove_file(&draft)
    });
    tried.map_err(|_| Unkept::Unwritable)
}

/// The file that is written before it takes the place of the real one. Its folder is made.
fn draft(path: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(path.with_extension("draft"))
}

/// The usual place of the file: with the state of the person's other programs.
pub(crate) fn usual_file() -> Option<PathBuf> {
    Some(folder::of_person("XDG_STATE_HOME", ".local/state")?.join("tui.json"))
}
