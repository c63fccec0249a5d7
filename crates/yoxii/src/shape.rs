//! The boards: the standard one, and smaller ones for proofs. A small board is the standard one with fewer squares.

use crate::board::BOARD;
use crate::{Square, Squares, Supply};

/// Which board is played on: its squares, and the stones that each player starts with.
///
/// ```
/// use tessera_yoxii::{Position, Shape};
/// let start = Position::start_on(Shape::Squares13);
/// assert_eq!(start.to_string(), "board=13 ./.../..T../.../. w");
/// assert_eq!(start.shape().squares().len(), 13);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[repr(u8)]
pub enum Shape {
    /// The board of the printed game, with 37 squares.
    #[default]
    Standard,
    /// A diamond of 13 squares.
    Squares13,
    /// Five rows of five squares without the corners, 21 squares.
    Squares21,
    /// Five rows of five squares.
    Squares25,
}

/// The squares of each board.
const SQUARES: [Squares; Shape::ALL.len()] = [
    Squares::BOARD,
    around_the_middle(&[1, 3, 5, 3, 1]),
    around_the_middle(&[3, 5, 5, 5, 3]),
    around_the_middle(&[5, 5, 5, 5, 5]),
];

/// The stones of a player at the start on each board.
const SUPPLIES: [Supply; Shape::ALL.len()] =
    [Supply::FULL, Supply::of([2, 2, 1, 1]), Supply::of([3, 3, 2, 2]), Supply::of([4, 3, 3, 2])];

/// The column and the row of the square on which the totem starts.
const MIDDLE: u8 = 3;

impl Shape {
    /// Every board.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Squares13, Self::Squares21, Self::Squares25];

    /// The board with that number of squares, if there is one.
    pub fn with_squares(count: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.squares().len() == count)
    }

    /// Its squares.
    #[inline]
    pub const fn squares(self) -> Squares {
        SQUARES[self as usize]
    }

    /// Whether it has this square.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.squares().contains(square)
    }

    /// The stones that each player has at the start. Together the players fill the board around the totem: neither can
    /// run out of stones while a square is free.
    pub const fn supply(self) -> Supply {
        SUPPLIES[self as usize]
    }

    /// The rows as they are written, from the top, with the squares of each from the left.
    pub(crate) fn written_rows(self) -> impl Iterator<Item = impl Iterator<Item = Square>> {
        let in_row = move |row| self.squares().into_iter().filter(move |square| square.row() == row);
        (0..=2 * MIDDLE).rev().map(in_row).filter(|squares| squares.clone().next().is_some())
    }
}

/// Rows of these widths, from the top or the bottom, centred on the middle of the standard board.
const fn around_the_middle(widths: &[u8]) -> Squares {
    let mut bits = 0;
    let mut at = 0;
    while at < widths.len() {
        let row = MIDDLE + at as u8 - widths.len() as u8 / 2;
        let first = MIDDLE - widths[at] / 2;
        let mut column = first;
        while column < first + widths[at] {
            if let Some(square) = Square::new(column, row) {
                bits |= 1 << square.bit();
            }
            column += 1;
        }
        at += 1;
    }
    assert!(bits & !BOARD == 0);
    Squares::from_bits(bits)
}
