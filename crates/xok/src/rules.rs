//! The parameters of a variant: which board is played on, and how large a group wins.

use crate::cell::{ROW_STARTS, board_bits};
use crate::roster::Roster;
use crate::{Cell, Cells, SharkKind};

/// A board: its cells, and what each player has at the start. A small board is the standard one with fewer cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[repr(u8)]
pub enum Shape {
    /// The board of the printed game, with 30 cells.
    #[default]
    Standard,
    /// The rows `a` to `c`, 12 cells.
    Cells12,
    /// Rows of 2, 3, 4, 3 and 2 cells in the middle, 14 cells.
    Cells14,
    /// A hexagon of 19 cells.
    Cells19,
}

/// The board of a game and the size of a group that wins, from 3 to 10.
///
/// ```
/// use tessera_xok::{Position, Rules, Shape};
/// let rules = Rules::new(Shape::Cells12, 4).unwrap();
/// assert_eq!(Position::start_with(rules).to_string(), "board=12 chain=4 ...../..../... w");
/// assert_eq!(Rules::default(), Rules::new(Shape::Standard, 10).unwrap());
/// assert!(Rules::new(Shape::Standard, 11).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    shape: Shape,
    chain: u8,
}

/// The definition of a board: its cells, and how many fish and sharks of each kind a player has.
struct Make {
    cells: Cells,
    fish: u8,
    sharks: [u8; 4],
}

const BOARDS: [Make; 4] = [
    Make { cells: Cells::BOARD, fish: 14, sharks: [3, 1, 1, 1] },
    Make { cells: rows(0, &[(1, 3), (1, 4), (1, 5)]), fish: 6, sharks: [1, 1, 1, 0] },
    Make { cells: rows(1, &[(2, 3), (2, 4), (2, 5), (2, 4), (2, 3)]), fish: 8, sharks: [1, 1, 1, 1] },
    Make { cells: rows(0, &[(1, 3), (1, 4), (1, 5), (2, 5), (2, 4)]), fish: 10, sharks: [2, 1, 1, 1] },
];

/// The sharks of each board in supply.
const ROSTERS: [Roster; 4] = [
    Roster::of(BOARDS[0].sharks),
    Roster::of(BOARDS[1].sharks),
    Roster::of(BOARDS[2].sharks),
    Roster::of(BOARDS[3].sharks),
];

impl Shape {
    /// Every board.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Cells12, Self::Cells14, Self::Cells19];

    /// The board with that number of cells, if there is one.
    pub fn with_cells(count: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.cells().len() == count)
    }

    /// Its cells.
    #[inline]
    pub const fn cells(self) -> Cells {
        BOARDS[self as usize].cells
    }

    /// Whether it has this cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.cells().contains(cell)
    }

    /// How many fish each player has.
    #[inline]
    pub const fn fish(self) -> usize {
        BOARDS[self as usize].fish as usize
    }

    /// How many sharks of a kind each player has.
    #[inline]
    pub const fn sharks(self, kind: SharkKind) -> usize {
        BOARDS[self as usize].sharks[kind as usize] as usize
    }

    /// How many sharks each player has.
    #[inline]
    pub const fn all_sharks(self) -> usize {
        let [small, sides, gap, backs] = BOARDS[self as usize].sharks;
        (small + sides + gap + backs) as usize
    }

    /// No game has more actions: each shark is one, and eats two fish, or three if it is big; all other fish that are
    /// played, two by each action, are on the board at the end beside the sharks.
    pub const fn most_actions(self) -> usize {
        let sharks = 2 * self.all_sharks();
        let eaten = 3 * sharks - 2 * self.sharks(SharkKind::Small);
        sharks + (eaten + self.cells().len() - sharks) / 2
    }

    /// All sharks in supply.
    #[inline]
    pub(crate) const fn roster(self) -> Roster {
        ROSTERS[self as usize]
    }

    /// The rows as they are written, from the top, with the cells of each from the left.
    pub(crate) fn rows_from_the_top(self) -> impl Iterator<Item = impl Iterator<Item = Cell>> {
        let in_row = move |row| Cell::of_row(row).filter(move |&cell| self.has(cell));
        (0..Cell::ROWS as u8).rev().map(in_row).filter(move |cells| cells.clone().next().is_some())
    }
}

impl Rules {
    /// The smallest group that wins in any variant.
    pub const SHORTEST_CHAIN: usize = 3;
    /// The group that wins in the printed game.
    pub const STANDARD_CHAIN: usize = 10;

    pub(crate) const DEFAULT: Self = Self { shape: Shape::Standard, chain: Self::STANDARD_CHAIN as u8 };

    /// The variant with these parameters, if there is one.
    pub const fn new(shape: Shape, chain: usize) -> Option<Self> {
        if chain < Self::SHORTEST_CHAIN || chain > Self::STANDARD_CHAIN {
            return None;
        }
        Some(Self { shape, chain: chain as u8 })
    }

    /// The board.
    #[inline]
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// How many connected cells win.
    #[inline]
    pub const fn chain(self) -> usize {
        self.chain as usize
    }

    /// A number of this variant for the hash, 0 for the usual one.
    #[inline]
    pub(crate) const fn hashed(self) -> u64 {
        (self.shape as u64) << 8 | (Self::STANDARD_CHAIN as u64).wrapping_sub(self.chain as u64) << 16
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The cells from the first to the last number in rows that follow each other, from a row upwards.
const fn rows(lowest: usize, rows: &[(u8, u8)]) -> Cells {
    let mut bits = 0;
    let mut row = 0;
    while row < rows.len() {
        let (first, last) = rows[row];
        bits |= ((1 << (last + 1 - first)) - 1) << (ROW_STARTS[lowest + row] + first - 1);
        row += 1;
    }
    assert!(bits & !board_bits() == 0);
    Cells::from_bits(bits)
}
