//! Xok.

use tessera_game::Player;
use tessera_games::xok::{Direction, Piece, Position, Setup, Shark};

use super::Proved;

impl Proved for Position {
    const FORCES: bool = true;

    fn is_early(&self) -> bool {
        Player::BOTH.into_iter().map(|player| self.pieces(player).len()).sum::<usize>() <= 10
    }
    /// With every shark facing 0: no rule depends on it after its turn.
    fn written(&self) -> Self {
        let mut setup = Setup::from(*self);
        for (_, piece) in setup.board.iter_mut().flatten() {
            if let Piece::Shark(shark) = piece {
                *shark = Shark::new(shark.kind(), Direction::ALL[0]);
            }
        }
        Self::try_from(setup).unwrap_or(*self)
    }
}
