//! Actions: two fish, or one shark. Only actions that lie on the board can be written down.

use crate::manner::{Manner, PAIRS};
use crate::{Cell, Cells, Illegal, Shark};

/// What a player does in a turn. Two fish are always on neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    manner: Manner,
    cell: Cell,
}

/// An action, laid open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// Two fish, the lower cell first.
    TwoFish(Cell, Cell),
    /// A shark on a cell.
    Shark(Shark, Cell),
}

impl Action {
    /// Two fish on these cells, in either order. They must be neighbours.
    pub fn two_fish(one: Cell, other: Cell) -> Result<Self, Illegal> {
        let (cell, second) = (one.min(other), one.max(other));
        Manner::all()
            .zip(PAIRS)
            .find(|&(_, direction)| cell.step(direction) == Some(second))
            .map(|(manner, _)| Self { manner, cell })
            .ok_or(Illegal::NotNeighbours)
    }

    /// A shark on a cell.
    pub const fn shark(shark: Shark, cell: Cell) -> Self {
        Self { manner: Manner::shark(shark), cell }
    }

    /// What is put where.
    pub fn placement(self) -> Placement {
        match self.as_shark() {
            Some(shark) => Placement::Shark(shark, self.cell),
            None => Placement::TwoFish(self.cell, self.reach().into_iter().last().unwrap_or(self.cell)),
        }
    }

    /// The cells that it touches: both cells of two fish; the cell of a shark and those in front of its mouths.
    #[inline]
    pub fn reach(self) -> Cells {
        self.manner.reach(self.cell)
    }

    #[inline]
    pub(crate) const fn new(manner: Manner, cell: Cell) -> Self {
        Self { manner, cell }
    }

    /// The shark that it puts, if it does not put fish.
    #[inline]
    pub(crate) const fn as_shark(self) -> Option<Shark> {
        self.manner.as_shark()
    }

    /// The cell of the shark, or the lower one of the fish.
    #[inline]
    pub(crate) const fn cell(self) -> Cell {
        self.cell
    }
}
