//! The game that is kept for the next time.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tessera_games::Player;
use tessera_players::Level;
use tessera_view::Line;

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Saved {
    pub(super) line: Line,
    /// The computer's level, if it plays.
    level: Option<u8>,
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

    /// The game in a file: `Ok(None)` if there is none, an error if it is none that can be played on.
    pub(super) fn read(path: &Path) -> Result<Option<Self>, ()> {
        let Ok(text) = fs::read_to_string(path) else { return Ok(None) };
        let saved: Self = serde_json::from_str(&text).map_err(|_| ())?;
        let position = saved.line.position().map_err(|_| ())?;
        Ok(position.outcome().is_none().then_some(saved))
    }

    /// Keeps the game, as a whole or not at all.
    pub(super) fn write(&self, path: &Path) -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let draft = path.with_extension("draft");
        fs::write(&draft, serde_json::to_string(self)?)?;
        fs::rename(&draft, path)
    }
}

/// The usual place of the file: with the state of the person's other programs.
pub(crate) fn usual_file() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))?;
    Some(folder.join("tessera").join("tui.json"))
}
