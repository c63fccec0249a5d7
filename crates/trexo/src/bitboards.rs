//! A board as sets of squares, for code that evaluates the whole board at once.

use crate::planes::{ARROW, LEVEL, Planes, TOP_X};
use crate::set::Set as _;
use crate::{Board, Shape, Square, Symbol};

/// What is on top of the squares, and where the next tile can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bitboards<T> {
    /// The squares with an X on top, and those with an O.
    pub tops: [T; 2],
    /// The pairs of squares that take a tile, each known by its left square.
    pub across: T,
    /// The pairs of squares that take a tile, each known by its lower square.
    pub upright: T,
}

impl<S: Shape> Board<S> {
    /// The position as sets of squares.
    #[inline]
    pub fn bitboards(&self) -> Bitboards<S::Set> {
        let places = self.placements();
        Bitboards { tops: self.tops(), across: places.across, upright: places.upright }
    }

    /// The squares with an X on top, and those with an O.
    #[inline]
    pub fn tops(&self) -> [S::Set; 2] {
        let x = self.planes.read(TOP_X);
        [x, self.covered() & !x]
    }

    /// The three binary digits of the levels, lowest first, as the squares that have them. A level above 7 counts as 7.
    #[inline]
    pub fn level_digits(&self) -> [S::Set; 3] {
        let mut digits = [LEVEL, LEVEL + 1, LEVEL + 2].map(|plane| self.planes.read(plane));
        if self.planes.is_high() {
            let higher = (LEVEL + 3..LEVEL + S::Planes::LEVELS).map(|plane| self.planes.read(plane));
            let above = higher.fold(S::Set::EMPTY, |all, plane| all | plane);
            digits = digits.map(|digit| digit | above);
        }
        digits
    }

    /// The squares whose top tile has its other half to the left, to the right, above, below: as in
    /// [`Arrow::ALL`](crate::Arrow::ALL).
    #[inline]
    pub fn arrows(&self) -> [S::Set; 4] {
        let [low, high] = ARROW.map(|plane| self.planes.read(plane));
        [self.covered() & !(low | high), low & !high, high & !low, low & high]
    }

    /// Whether five of these squares form a line, whatever the variant calls one.
    #[inline]
    pub fn has_five(squares: S::Set) -> bool {
        crate::ending::has_line::<S, 5>(squares)
    }

    /// For each way a line can run (right, up, up and right, up and left), how far apart its squares are.
    pub const STEPS: [u32; 4] = [1, S::STRIDE as u32, S::STRIDE as u32 + 1, S::STRIDE as u32 - 1];

    /// The squares in which a line of five can start, for each way it can run, and how far apart its squares are. A board
    /// that is too small for such a line has none.
    #[inline]
    pub fn windows(&self) -> [(S::Set, u32); 4] {
        let steps = Self::STEPS;
        let [right, up, rising, falling] = S::GEOMETRY.windows[usize::from(self.rules.size() & 15)];
        // Lines that rise start in lower rows.
        [(right, steps[0]), (up.lower(), steps[1]), (rising.lower(), steps[2]), (falling.lower(), steps[3])]
    }

    /// The set of one square.
    #[inline]
    pub fn set_of(square: Square) -> S::Set {
        S::GEOMETRY.squares[square.code()]
    }

    /// The squares within two steps of a square in a row, a column or a diagonal.
    #[inline]
    pub fn near(square: Square) -> S::Set {
        S::GEOMETRY.near[square.code()]
    }

    /// The square with that number in a set.
    #[inline]
    pub fn square_at(index: usize) -> Square {
        Square::at(index, S::STRIDE)
    }
}

impl Symbol {
    /// Its place in [`Bitboards::tops`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
