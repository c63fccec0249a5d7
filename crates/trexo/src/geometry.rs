//! The board as data: sets of squares that the rules need, computed at compile time.

use crate::set::Bits;
use crate::{Rules, Square};

/// What is known of a board whose rows are some number of squares apart.
pub struct Geometry<T> {
    /// Each square alone, by its [code](Square::code). Squares for which there is no room are in no set.
    pub squares: [T; 256],
    /// For each size of the board, the squares that have one to the right of them.
    pub left_of_another: [T; SIZES],
    /// For each size of the board, the squares that have one above them.
    pub below_another: [T; SIZES],
    /// For each length of a line, where it can start.
    pub lines: [Lines<T>; LENGTHS],
    /// For each size of the board and each way a line can run (right, up, up and right, up and left), the squares in
    /// which a line of five can start.
    pub windows: [[T; 4]; SIZES],
    /// For each square, by its code, the others that a line through it reaches within [`NEAR`] steps.
    pub near: [T; 256],
}

/// Where lines of one length can start.
#[derive(Clone, Copy)]
pub struct Lines<T> {
    /// The squares in which a line to the right, or one up and to the right, does not run into the next row.
    pub right: T,
    /// The squares in which a line up and to the left does not run into the next row.
    pub left: T,
    /// Whether lines that rise start in rows that the last word of a set does not reach.
    pub rise_from_lower: bool,
}

/// The lengths of lines, from 0.
const LENGTHS: usize = Rules::STANDARD_LINE as usize + 1;

/// The sizes of all boards and a few more, so that four bits are always a size.
const SIZES: usize = 16;

/// How many squares a line of five needs besides its first.
const MORE: usize = Rules::STANDARD_LINE as usize - 1;

/// The distance that [`Geometry::near`] covers.
const NEAR: usize = 2;

impl<const N: usize> Geometry<Bits<N>> {
    /// The geometry for rows that are `stride` squares apart, which is also the size of the largest board.
    pub(crate) const fn new(stride: usize) -> Self {
        let none = Bits([0; N]);
        let mut geometry = Self {
            squares: [none; 256],
            left_of_another: [none; SIZES],
            below_another: [none; SIZES],
            lines: [Lines { right: none, left: none, rise_from_lower: false }; LENGTHS],
            windows: [[none; 4]; SIZES],
            near: [none; 256],
        };
        let mut length = Rules::SHORTEST_LINE as usize;
        while length < LENGTHS {
            let more = length - 1;
            geometry.lines[length] = Lines {
                right: region(stride, [0, stride - more], stride),
                left: region(stride, [more, stride], stride),
                rise_from_lower: (stride - more) * stride <= (N - 1) * 64,
            };
            length += 1;
        }
        let mut size = Rules::SHORTEST_LINE as usize;
        while size <= stride {
            geometry.left_of_another[size] = region(stride, [0, size - 1], size);
            geometry.below_another[size] = region(stride, [0, size], size - 1);
            size += 1;
        }
        let mut size = Rules::SMALLEST_SIZE as usize;
        while size <= stride {
            // Lines that rise start in rows that the last word does not reach.
            assert!((size - MORE) * stride <= (N - 1) * 64);
            geometry.windows[size] = [
                region(stride, [0, size - MORE], size),
                region(stride, [0, size], size - MORE),
                region(stride, [0, size - MORE], size - MORE),
                region(stride, [MORE, size], size - MORE),
            ];
            size += 1;
        }
        let mut index = 0;
        while index < stride * stride {
            geometry.squares[Square::at(index, stride).code()].0[index / 64] = 1 << (index % 64);
            geometry.near[Square::at(index, stride).code()] = near(stride, index);
            index += 1;
        }
        geometry
    }
}

/// The squares of the columns from `first` to before `end`, in the lowest `rows`.
const fn region<const N: usize>(stride: usize, [first, end]: [usize; 2], rows: usize) -> Bits<N> {
    let mut words = [0; N];
    let mut index = 0;
    while index < rows * stride {
        if first <= index % stride && index % stride < end {
            words[index / 64] |= 1 << (index % 64);
        }
        index += 1;
    }
    Bits(words)
}

/// The other squares that rows, columns and diagonals through one square reach within [`NEAR`] steps.
const fn near<const N: usize>(stride: usize, index: usize) -> Bits<N> {
    let (column, row) = (index % stride, index / stride);
    let mut words = [0; N];
    let mut other = 0;
    while other < stride * stride {
        let (right, up) = (column.abs_diff(other % stride), row.abs_diff(other / stride));
        let is_in_line = right == 0 || up == 0 || right == up;
        if other != index && is_in_line && right <= NEAR && up <= NEAR {
            words[other / 64] |= 1 << (other % 64);
        }
        other += 1;
    }
    Bits(words)
}
