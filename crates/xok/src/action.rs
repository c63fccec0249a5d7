//! Actions: two fish, or one shark. Only actions that lie on the board can be written down.

use crate::cell::CELL_LIMIT;
use crate::template::{PAIRS, Template};
use crate::{Cell, Cells, Illegal, Shark};

/// How many bits of an action's number are the cell.
const CELL_BITS: u32 = 6;
const _: () = assert!(CELL_LIMIT <= 1 << CELL_BITS);

/// A player's turn. Two fish are always on neighbouring cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    template: Template,
    cell: Cell,
}

/// The pieces of an action, and their cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// Two fish, the lower cell first.
    TwoFish(Cell, Cell),
    /// A shark on a cell.
    Shark(Shark, Cell),
}

impl Action {
    /// Two fish, one on each cell of a set and one next to it `e`, `ne` or `nw`, by 0, 1 or 2. The board must go on
    /// there.
    pub fn each_two_fish(cells: Cells, way: usize) -> impl Iterator<Item = Self> {
        let template = Template::pair(way);
        cells.into_iter().map(move |cell| Self { template, cell })
    }

    /// Two fish on these cells, in either order. They must be neighbours.
    pub fn two_fish(one: Cell, other: Cell) -> Result<Self, Illegal> {
        let (cell, second) = (one.min(other), one.max(other));
        Template::all()
            .zip(PAIRS)
            .find(|&(_, direction)| cell.step(direction) == Some(second))
            .map(|(template, _)| Self { template, cell })
            .ok_or(Illegal::NotNeighbours)
    }

    /// A shark on a cell.
    pub const fn shark(shark: Shark, cell: Cell) -> Self {
        Self { template: Template::shark(shark), cell }
    }

    /// Every number of an action is below this.
    pub const NUMBERS: usize = Template::COUNT << CELL_BITS;

    /// Its number: no other action has the same.
    #[inline]
    pub const fn number(self) -> usize {
        self.template.index() << CELL_BITS | self.cell.raw() as usize
    }

    /// The action with a number, if there is one. It need not be legal.
    pub fn with_number(number: usize) -> Option<Self> {
        let template = Template::all().nth(number >> CELL_BITS)?;
        let cell = Cells::from_bits(1 << (number & ((1 << CELL_BITS) - 1))).first()?;
        let action = Self { template, cell };
        (action.as_shark().is_some() || action.reach().len() == 2).then_some(action)
    }

    /// The pieces, and their cells.
    pub fn placement(self) -> Placement {
        match self.as_shark() {
            Some(shark) => Placement::Shark(shark, self.cell),
            None => Placement::TwoFish(self.cell, self.reach().into_iter().last().unwrap_or(self.cell)),
        }
    }

    /// The cells that it touches: both cells of two fish; the cell of a shark and those in front of its mouths.
    #[inline]
    pub fn reach(self) -> Cells {
        self.template.reach(self.cell)
    }

    /// The cells on which it puts something: two fish, or one shark.
    #[inline]
    pub fn put(self) -> Cells {
        if self.is_shark() { self.cell.into() } else { self.reach() }
    }

    /// The cells next to those on which it puts something.
    #[inline]
    pub const fn around(self) -> Cells {
        self.template.around(self.cell)
    }

    /// Whether it puts a shark, and not two fish.
    #[inline]
    pub const fn is_shark(self) -> bool {
        self.template.index() >= PAIRS.len()
    }

    #[inline]
    pub(crate) const fn new(template: Template, cell: Cell) -> Self {
        Self { template, cell }
    }

    /// The shark that it puts, if it does not put fish.
    #[inline]
    pub(crate) const fn as_shark(self) -> Option<Shark> {
        self.template.as_shark()
    }

    /// The cell of the shark, or the lower one of the fish.
    #[inline]
    pub(crate) const fn cell(self) -> Cell {
        self.cell
    }
}
