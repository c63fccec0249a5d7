//! How a game ends: by a chain of ten, or because the player to move cannot act and the groups are compared.

use std::cmp::Ordering;

use tessera_game::{Outcome, Player};

use crate::{Cells, Position};

/// Connected pieces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The cells of its pieces.
    pub cells: Cells,
    /// Those of them that are sharks.
    pub sharks: Cells,
}

impl Group {
    /// The key by which groups are compared: their size, then their sharks.
    fn worth(self) -> (usize, usize) {
        (self.cells.len(), self.sharks.len())
    }
}

/// Why a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player who has just moved has a chain of at least ten, or as many as the variant says.
    Chain {
        /// That player.
        winner: Player,
        /// The chain.
        chain: Group,
    },
    /// The player to move has no legal action.
    NoAction {
        /// The group that counts for each player: the largest, of several the one with the most sharks.
        groups: [Group; 2],
    },
}

impl Ending {
    /// The result of this ending.
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Chain { winner, .. } => Outcome::Win(winner),
            Self::NoAction { groups: [first, second] } => match first.worth().cmp(&second.worth()) {
                Ordering::Greater => Outcome::Win(Player::First),
                Ordering::Less => Outcome::Win(Player::Second),
                Ordering::Equal => Outcome::Draw,
            },
        }
    }
}

impl Position {
    /// Why the game has ended, or `None` while it goes on.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        let winner = !self.to_move;
        if let Some(chain) = self.chain() {
            Some(Ending::Chain { winner, chain: self.group(winner, chain) })
        } else if self.can_act() {
            None
        } else {
            Some(Ending::NoAction { groups: Player::BOTH.map(|player| self.largest_group(player)) })
        }
    }

    /// The connected groups of a player's pieces.
    pub fn groups(&self, player: Player) -> impl Iterator<Item = Group> {
        let position = *self;
        self.pieces(player).groups().map(move |cells| position.group(player, cells))
    }

    /// The winning chain of the player who has just moved, if there is one.
    #[inline]
    pub(crate) fn chain(&self) -> Option<Cells> {
        let mut left = self.pieces(!self.to_move);
        // Most positions need no flood fill: too few pieces are left to make a chain.
        while left.len() >= self.rules.chain() {
            let group = left.connected_with(left.first()?.into());
            if group.len() >= self.rules.chain() {
                return Some(group);
            }
            left &= !group;
        }
        None
    }

    fn largest_group(&self, player: Player) -> Group {
        let none = Group { cells: Cells::NONE, sharks: Cells::NONE };
        self.groups(player).fold(none, |best, group| if group.worth() > best.worth() { group } else { best })
    }

    fn group(&self, player: Player, cells: Cells) -> Group {
        Group { cells, sharks: cells & self.sharks[player.index()] }
    }
}
