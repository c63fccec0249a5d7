//! The list of solved boards, and the bundled certificates.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tessera_games::GameId;

use crate::Value;

/// A solved board: one line of the list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Its name, and that of its file without the ending.
    pub name: String,
    /// The game.
    pub game: GameId,
    /// The position string.
    pub position: String,
    /// Its value.
    pub value: Value,
    /// The turns of the longest game in which a plan is followed.
    pub turns: u32,
    /// A line of play to look at: the loser's longest resistance, or both plans to draw against each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// The positions in all plans.
    pub positions: u64,
    /// The size of the certificate, compressed.
    pub bytes: u64,
    /// The SHA-256 of the compressed certificate.
    pub sha256: String,
    /// Whether the certificate is in `certificates`.
    pub shipped: bool,
    /// How long it took to make, in seconds of one core.
    pub seconds: f64,
}

impl Board {
    /// The command that makes its certificate.
    pub fn command(&self) -> String {
        format!("tessera prove {} '{}' -o {}.gz", self.game, self.position, self.name)
    }
}

const LIST: &str = include_str!("../../../docs/boards.jsonl");

/// The solved boards, in the order of the list.
pub fn boards() -> Result<Vec<Board>, serde_json::Error> {
    LIST.lines().map(serde_json::from_str).collect()
}

/// The solved boards whose certificates ship.
pub fn shipped() -> Result<Vec<Board>, serde_json::Error> {
    Ok(boards()?.into_iter().filter(|board| board.shipped).collect())
}

/// The SHA-256 of some bytes, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
