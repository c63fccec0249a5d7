//! Yoxii.

use tessera_game::Player;
use tessera_games::yoxii::Position;

use super::Proved;

impl Proved for Position {
    const FORCES: bool = false;

    fn is_early(&self) -> bool {
        Player::BOTH.into_iter().map(|player| self.stones(player).len()).sum::<u32>() <= 5
    }
}
