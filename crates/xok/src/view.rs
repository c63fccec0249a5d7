//! Accessors: the contents of each cell, and the supplies.

use tessera_game::Player;

use crate::{Cell, Cells, Piece, Position, Rules, SharkKind};

impl Position {
    /// The variant that is played.
    #[inline]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The piece on a cell, and its owner.
    pub fn piece(&self, cell: Cell) -> Option<(Player, Piece)> {
        Player::BOTH.into_iter().find_map(|player| {
            let fish = self.fish(player).contains(cell).then_some(Piece::Fish);
            let piece = fish.or_else(|| self.rosters[player.index()].on(cell).map(Piece::Shark))?;
            Some((player, piece))
        })
    }

    /// Where a player's fish are.
    #[inline]
    pub fn fish(&self, player: Player) -> Cells {
        self.fish[player.index()]
    }

    /// Where a player's sharks are.
    #[inline]
    pub fn sharks(&self, player: Player) -> Cells {
        self.sharks[player.index()]
    }

    /// Where a player's fish and sharks are.
    #[inline]
    pub fn pieces(&self, player: Player) -> Cells {
        self.fish[player.index()] | self.sharks[player.index()]
    }

    /// The cells with nothing on them.
    #[inline]
    pub fn empty(&self) -> Cells {
        self.rules.shape().cells() & !(self.pieces(Player::First) | self.pieces(Player::Second))
    }

    /// How many fish a player has in supply.
    #[inline]
    pub fn fish_left(&self, player: Player) -> usize {
        self.rules.shape().fish().saturating_sub(self.fish(player).len())
    }

    /// How many sharks of a kind a player has in supply.
    #[inline]
    pub fn sharks_left(&self, player: Player, kind: SharkKind) -> usize {
        self.rosters[player.index()].supply(kind)
    }
}
