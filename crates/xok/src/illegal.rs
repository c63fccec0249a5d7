//! Why an action cannot be played: one reason each, and the check that finds it.

use std::error::Error;
use std::fmt;

use tessera_game::{Player, Position as _};

use crate::{Action, Cell, Placement, Position, Shark, SharkKind};

/// Why an action cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The board that is played on does not have this cell.
    OffTheBoard(Cell),
    /// The cells of two fish are not neighbours.
    NotNeighbours,
    /// The player has no fish left, or only one.
    TooFewFish,
    /// Fish go on empty cells only, and this one is not.
    NotEmpty(Cell),
    /// The player has no shark of that kind left.
    NoSharkLeft(SharkKind),
    /// Sharks are never eaten, and one stands on this cell.
    OnShark(Cell),
    /// A fish of the player's own stands on this cell.
    OnOwnFish(Cell),
    /// A shark may be put only where it eats.
    EatsNothing,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::OffTheBoard(cell) => write!(f, "{cell} is not on the board"),
            Self::NotNeighbours => f.write_str("the two cells are not neighbours"),
            Self::TooFewFish => f.write_str("fewer than two fish are left in the supply"),
            Self::NotEmpty(cell) => write!(f, "{cell} is not empty"),
            Self::NoSharkLeft(kind) => write!(f, "no {kind} is left in the supply"),
            Self::OnShark(cell) => write!(f, "a shark stands on {cell} already"),
            Self::OnOwnFish(cell) => write!(f, "the fish on {cell} is the player's own"),
            Self::EatsNothing => f.write_str("a shark must eat at least one fish"),
        }
    }
}

impl Error for Illegal {}

impl Position {
    pub(crate) fn find_illegal(&self, action: Action) -> Option<Illegal> {
        if self.outcome().is_some() {
            return Some(Illegal::GameOver);
        }
        if let Some(cell) = action.put().into_iter().find(|&cell| !self.rules.shape().has(cell)) {
            return Some(Illegal::OffTheBoard(cell));
        }
        match action.placement() {
            Placement::TwoFish(one, other) => self.illegal_fish([one, other]),
            Placement::Shark(shark, cell) => self.illegal_shark(shark, cell),
        }
    }

    fn illegal_fish(&self, cells: [Cell; 2]) -> Option<Illegal> {
        if !self.has_two_fish() {
            return Some(Illegal::TooFewFish);
        }
        cells.into_iter().find(|&cell| !self.empty().contains(cell)).map(Illegal::NotEmpty)
    }

    fn illegal_shark(&self, shark: Shark, cell: Cell) -> Option<Illegal> {
        if !self.has_shark(shark.kind()) {
            Some(Illegal::NoSharkLeft(shark.kind()))
        } else if Player::BOTH.into_iter().any(|player| self.sharks(player).contains(cell)) {
            Some(Illegal::OnShark(cell))
        } else if self.own_fish().contains(cell) {
            Some(Illegal::OnOwnFish(cell))
        } else if self.eaten(Action::shark(shark, cell)).is_empty() {
            Some(Illegal::EatsNothing)
        } else {
            None
        }
    }
}
