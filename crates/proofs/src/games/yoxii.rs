//! Yoxii.

use tessera_games::yoxii::Position;

use super::Proved;

impl Proved for Position {
    const FORCES: bool = false;
}
